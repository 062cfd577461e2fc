# A formula for Homebrew. scripts/check-formula runs it with a stand-in for Homebrew; it has not been run by Homebrew itself.
# The addresses and the checksum are placeholders until a release is published; RELEASING.md says when to fill them in.
class Curvetool < Formula
  desc "Timing curves and springs as numbers, pictures and text"
  homepage "https://example.com/motion-curves"
  url "https://example.com/motion-curves/archive/refs/tags/0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on xcode: ["26.4", :build]
  depends_on "gnuplot" => :recommended

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    assert_match "time,value,velocity", shell_output("#{bin}/curvetool spring --csv - --quiet")
  end
end

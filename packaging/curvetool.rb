# A formula for Homebrew. Untried: it was written on Linux, and no release has been published. The addresses and the
# checksum are placeholders until then; RELEASING.md says when to fill them in.
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

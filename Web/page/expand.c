// Expands the module in the page: a stream of LZMA as `xz --format=lzma` writes it, without its header, with 4 bits of literal
// context and none of position. The formats that browsers decompress are longer. lzma-specification.txt of the LZMA SDK, which is
// in the public domain, describes the format.

#include <stdint.h>

// The index of the first probability of each decision. A tree of n bits has 2^n of them.
enum {
  states = 12,
  isMatch = 0,
  isRepeat = isMatch + states,
  isOlder = isRepeat + states,
  isThirdOrFourth = isOlder + states,
  isFourth = isThirdOrFourth + states,
  isLong = isFourth + states,
  slots = isLong + states,
  middleBits = slots + 4 * 64,
  lowBits = middleBits + 128,
  matchLength = lowBits + 16,
  lengthCount = 2 + 8 + 8 + 256,
  repeatLength = matchLength + lengthCount,
  literals = repeatLength + lengthCount,
  literalCount = 0x300,
  count = literals + (literalCount << 4),
};

static uint16_t probabilities[count];
static const uint8_t *input;
static uint32_t range, code;

static void normalise(void) {
  if (range >> 24) return;
  range <<= 8;
  code = code << 8 | *input++;
}

// Reads a decision and adapts its probability.
static uint32_t bit(uint32_t at) {
  uint32_t probability = probabilities[at], bound = (range >> 11) * probability, result = code >= bound;
  if (result) {
    range -= bound;
    code -= bound;
    probabilities[at] = probability - (probability >> 5);
  } else {
    range = bound;
    probabilities[at] = probability + ((2048 - probability) >> 5);
  }
  normalise();
  return result;
}

// Reads bits of equal probability.
static uint32_t plain(uint32_t width) {
  uint32_t result = 0;
  for (; width > 0; width -= 1) {
    range >>= 1;
    uint32_t one = code >= range;
    if (one) code -= range;
    normalise();
    result = result << 1 | one;
  }
  return result;
}

static uint32_t tree(uint32_t at, uint32_t width) {
  uint32_t node = 1;
  while (node >> width == 0) node = node << 1 | bit(at + node);
  return node - (1u << width);
}

// Reads a tree with the lowest bit first.
static uint32_t reversed(uint32_t at, uint32_t width) {
  uint32_t node = 1, result = 0;
  for (uint32_t index = 0; index < width; index += 1) {
    uint32_t next = bit(at + node);
    node = node << 1 | next;
    result |= next << index;
  }
  return result;
}

static uint32_t length(uint32_t at) {
  if (!bit(at)) return 2 + tree(at + 2, 3);
  return bit(at + 1) ? 18 + tree(at + 18, 8) : 10 + tree(at + 10, 3);
}

// Returns what is added to a distance, or all ones at the end of the stream.
static uint32_t distance(uint32_t length) {
  uint32_t slot = tree(slots + (length < 5 ? length - 2 : 3) * 64, 6);
  if (slot < 4) return slot;
  uint32_t width = (slot >> 1) - 1, high = (2 | (slot & 1)) << width;
  if (slot < 14) return high + reversed(middleBits + high - slot, width);
  high += plain(width - 4) << 4;
  return high + reversed(lowBits, 4);
}

// Writes the expanded bytes at `output`, and returns their count.
__attribute__((export_name("expand"))) uint32_t expand(const uint8_t *stream, uint8_t *output) {
  uint8_t *end = output;
  uint32_t state = 0, recent[4] = {0, 0, 0, 0};
  for (int index = 0; index < count; index += 1) probabilities[index] = 1024;
  input = stream;
  range = ~0u;
  for (int index = 0; index < 5; index += 1) code = code << 8 | *input++;
  for (;;) {
    if (!bit(isMatch + state)) {
      uint32_t at = literals + (end > output ? end[-1] >> 4 : 0) * literalCount, symbol = 1;
      if (state >= 7) {
        // After a match, the byte that follows its source is the context, up to the first bit that differs.
        for (uint32_t expected = end[-1 - (int32_t)recent[0]], equal = 1; equal && symbol < 256;) {
          expected <<= 1;
          uint32_t likely = expected & 256, next = bit(at + 256 + likely + symbol);
          symbol = symbol << 1 | next;
          equal = likely >> 8 == next;
        }
      }
      while (symbol < 256) symbol = symbol << 1 | bit(at + symbol);
      *end++ = symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    uint32_t copied;
    if (!bit(isRepeat + state)) {
      recent[3] = recent[2];
      recent[2] = recent[1];
      recent[1] = recent[0];
      copied = length(matchLength);
      recent[0] = distance(copied);
      if (recent[0] == ~0u) return end - output;
      state = state < 7 ? 7 : 10;
    } else if (bit(isOlder + state)) {
      int index = !bit(isThirdOrFourth + state) ? 1 : bit(isFourth + state) ? 3 : 2;
      uint32_t chosen = recent[index];
      for (; index > 0; index -= 1) recent[index] = recent[index - 1];
      recent[0] = chosen;
      copied = length(repeatLength);
      state = state < 7 ? 8 : 11;
    } else if (bit(isLong + state)) {
      copied = length(repeatLength);
      state = state < 7 ? 8 : 11;
    } else {
      copied = 1;
      state = state < 7 ? 9 : 11;
    }
    for (; copied > 0; copied -= 1, end += 1) *end = end[-1 - (int32_t)recent[0]];
  }
}

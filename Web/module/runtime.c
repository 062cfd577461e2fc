// The functions besides the heap's that the compiler and Swift's standard library call.

#include <stdint.h>

// The product of two 128-bit numbers, low half first.
typedef struct {
  uint64_t low, high;
} Wide;

void __multi3(Wide *result, uint64_t aLow, uint64_t aHigh, uint64_t bLow, uint64_t bHigh) {
  uint64_t a0 = (uint32_t)aLow, a1 = aLow >> 32, b0 = (uint32_t)bLow, b1 = bLow >> 32;
  uint64_t p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  uint64_t middle = (p00 >> 32) + (uint32_t)p01 + (uint32_t)p10;
  result->low = middle << 32 | (uint32_t)p00;
  result->high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32) + aLow * bHigh + aHigh * bLow;
}

// Rounds to the nearest whole number, halves away from zero.
double round(double x) {
  double whole = __builtin_trunc(x), fraction = __builtin_fabs(x - whole);
  return fraction >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// Hash tables need no random seed, because only the page itself chooses their keys.
void arc4random_buf(void *buffer, uint32_t count) { __builtin_memset(buffer, 7, count); }

// Without Unicode's tables, because names and keywords of curves are ASCII: other characters have no case, are not letters
// and do not combine.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return scalar; }
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) { return 0; }
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, intptr_t *length) { return 0; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0xff; }
uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar) {
  // The table's values for most ASCII letters, with the bits of their case, and for white space.
  if (scalar - 'A' < 26) return 0xc8001240088f;
  if (scalar - 'a' < 26) return 0xc001124008b2;
  _Bool isSpace = scalar - 9 < 5 || scalar == ' ' || scalar == 0x85 || scalar == 0xa0 || scalar == 0x1680 ||
                  scalar - 0x2000 < 11 || scalar == 0x2028 || scalar == 0x2029 || scalar == 0x202f ||
                  scalar == 0x205f || scalar == 0x3000;
  return isSpace ? 0x201000000000 : 0;
}
uint8_t _swift_stdlib_getNumericType(uint32_t scalar) { return scalar - '0' < 10 ? 0 : UINT8_MAX; }
_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }

// The exact remainder of IEEE 754, the one of least magnitude; of a tie the one of the even quotient.
double remainder(double x, double y) {
  double left = __builtin_fabs(x), size = __builtin_fabs(y);
  if (!(left < __builtin_inf()) || !(size > 0)) return __builtin_nan("");
  if (size == __builtin_inf()) return x;
  _Bool isOdd = 0;
  for (;;) {
    if (left < size) break;
    // The largest size 2^k that is at most what is left, so that the difference is exact.
    double part = size, next = part * 2;
    while (next <= left) {
      part = next;
      next = part * 2;
    }
    left -= part;
    if (part == size) isOdd = !isOdd;
  }
  double half = size - left;
  if (left > half || (left == half && isOdd)) left -= size;
  return __builtin_signbit(x) ? -left : left;
}

// All counting of references calls this function, because the optimiser cannot inline a function that Web/build wraps.
void *__real_swift_retain(void *object);
void *__wrap_swift_retain(void *object) { return __real_swift_retain(object); }

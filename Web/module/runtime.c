// What the compiler and Swift's standard library call beside the heap.

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

// To the nearest whole number, halves away from zero.
double round(double x) {
  double whole = __builtin_trunc(x), rest = __builtin_fabs(x - whole);
  return rest >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// Hash tables need no secret here: nobody sends them keys but the page itself.
void arc4random_buf(void *buffer, uint32_t count) { __builtin_memset(buffer, 7, count); }

// Unicode's tables are left out: names and keywords of curves are ASCII. Other characters have no case, are not letters
// and do not combine.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return scalar; }
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) { return 0; }
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, intptr_t *length) { return 0; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0xff; }
uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar) {
  // The table's own words for most letters of ASCII, with the bits of their cases, and for white space.
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

// The exact rest of least magnitude of a division, as IEEE 754 has it; of a tie the one of the even quotient.
double remainder(double x, double y) {
  double rest = __builtin_fabs(x), size = __builtin_fabs(y);
  if (!(rest < __builtin_inf()) || !(size > 0)) return __builtin_nan("");
  if (size == __builtin_inf()) return x;
  _Bool isOdd = 0;
  for (;;) {
    if (rest < size) break;
    // The largest size 2^k that is not above the rest: the difference is exact.
    double part = size, next = part * 2;
    while (next <= rest) {
      part = next;
      next = part * 2;
    }
    rest -= part;
    if (part == size) isOdd = !isOdd;
  }
  double half = size - rest;
  if (rest > half || (rest == half && isOdd)) rest -= size;
  return __builtin_signbit(x) ? -rest : rest;
}

// Every reference is counted through this function: the optimiser cannot inline what Web/build wraps.
void *__real_swift_retain(void *object);
void *__wrap_swift_retain(void *object) { return __real_swift_retain(object); }

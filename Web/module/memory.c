// The heap and the byte copies of a module without a C library.
//
// The sizes of blocks are powers of two, and each size has a list of free blocks. The 16 bytes before an allocated address
// identify its block. Memory grows by whole pages and never shrinks.

#include <stddef.h>
#include <stdint.h>

extern uint8_t __heap_base;

enum { header = 16, pageSize = 65536, classes = 32 };

typedef struct Block {
  struct Block *next;
} Block;

static Block *freeBlocks[classes];
static uintptr_t top, end;
static uint32_t used;

// Extends the heap by a number of bytes and returns their address; 0 if memory cannot grow.
static uintptr_t extend(uintptr_t size) {
  if (top == 0) {
    top = ((uintptr_t)&__heap_base + header - 1) & ~(uintptr_t)(header - 1);
    end = __builtin_wasm_memory_size(0) * (uintptr_t)pageSize;
  }
  if (size > end - top) {
    uintptr_t pages = (size - (end - top) + pageSize - 1) / pageSize;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
    end += pages * pageSize;
  }
  uintptr_t address = top;
  top += size;
  return address;
}

static void *allocate(size_t alignment, size_t size) {
  size_t padding = alignment > header ? alignment : header;
  if (size > (size_t)1 << 30) return 0;
  int class = 5;
  while (((size_t)1 << class) < size + padding) class += 1;
  uintptr_t block;
  if (freeBlocks[class]) {
    block = (uintptr_t)freeBlocks[class];
    freeBlocks[class] = freeBlocks[class]->next;
  } else {
    block = extend((uintptr_t)1 << class);
    if (!block) return 0;
  }
  uintptr_t address = (block + padding) & ~(uintptr_t)(padding - 1);
  used += 1;
  ((uint32_t *)address)[-1] = class;
  ((uint32_t *)address)[-2] = address - block;
  return (void *)address;
}

int posix_memalign(void **address, size_t alignment, size_t size) {
  *address = allocate(alignment, size);
  return *address ? 0 : 12; // ENOMEM
}

void free(void *address) {
  if (!address) return;
  used -= 1;
  uint32_t class = ((uint32_t *)address)[-1];
  Block *block = (Block *)((uintptr_t)address - ((uint32_t *)address)[-2]);
  block->next = freeBlocks[class];
  freeBlocks[class] = block;
}

// With bulk memory operations, each of these is one instruction.
void *memcpy(void *target, const void *source, size_t count) { return __builtin_memcpy(target, source, count); }
void *memmove(void *target, const void *source, size_t count) { return __builtin_memmove(target, source, count); }
void *memset(void *target, int byte, size_t count) { return __builtin_memset(target, byte, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const uint8_t *a = first, *b = second;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

__attribute__((export_name("curves_allocate"))) void *curvesAllocate(uint32_t size) { return allocate(header, size); }
__attribute__((export_name("curves_blocks"))) uint32_t curvesBlocks(void) { return used; }
__attribute__((export_name("curves_release"))) void curvesRelease(void *address) { free(address); }

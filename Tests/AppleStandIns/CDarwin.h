// The declarations of macOS's C library that the tool and its packages use, for scripts/check-apple.
// Source: the manual pages of macOS 13, sections 2 and 3, with the types of arm64.

#include <stdarg.h>
#include <stddef.h>
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef int int32_t;
typedef long long int64_t;

typedef uint16_t mode_t, nlink_t;
typedef int32_t pid_t, dev_t, blksize_t;
typedef int64_t off_t, blkcnt_t;
typedef uint32_t uid_t, gid_t, sigset_t, useconds_t;
typedef uint64_t ino_t;
typedef ptrdiff_t ssize_t;

struct timespec { long tv_sec, tv_nsec; };
typedef enum { _CLOCK_REALTIME = 0 } clockid_t;
static const clockid_t CLOCK_PROCESS_CPUTIME_ID = (clockid_t)12;
int clock_gettime(clockid_t, struct timespec *);
double cbrt(double), acos(double), strtod(const char *, char **);
char *strchr(const char *, int);
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags, st_gen;
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);

#define STDOUT_FILENO 1
#define F_OK 0
#define F_GETFD 1
#define F_GETFL 3
#define F_GETPATH 50
#define F_DUPFD_CLOEXEC 67
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_APPEND 8
#define O_ACCMODE 3
#define O_CLOEXEC 0x1000000
int access(const char *, int);
int isatty(int);
int rename(const char *, const char *);
int mkdir(const char *, mode_t);
int unlink(const char *);
int link(const char *, const char *);
int fchmod(int, mode_t);
int ftruncate(int, off_t);
off_t lseek(int, off_t, int);
ssize_t readlink(const char *, char *, size_t);
char *realpath(const char *, char *);

#define TIOCGWINSZ 0x40087468UL
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };

#define EINTR 4
#define ENOENT 2
#define EEXIST 17
#define EFBIG 27
#define ELOOP 62
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGKILL 9
#define SIGALRM 14
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGUSR1 30
#define SIGUSR2 31
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
void (*signal(int, void (*)(int)))(int);
int raise(int);
int kill(pid_t, int);
pid_t getpid(void);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigprocmask(int, const sigset_t *, sigset_t *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
void _exit(int) __attribute__((noreturn));
void exit(int) __attribute__((noreturn));

typedef struct { int __dd_fd; } DIR;
#define DT_DIR 4
#define AT_REMOVEDIR 0x80
#define _CS_DARWIN_USER_TEMP_DIR 65537
struct dirent {
  uint64_t d_ino, d_seekoff;
  uint16_t d_reclen, d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

char *getenv(const char *);
int unsetenv(const char *);
char *strdup(const char *);
size_t strlen(const char *);
void free(void *);
void *memcpy(void *, const void *, size_t);
int memcmp(const void *, const void *, size_t);
void *memchr(const void *, int, size_t);
int vsnprintf(char *restrict, size_t, const char *restrict, va_list);
int usleep(useconds_t);

#define WNOHANG 1
#define POSIX_SPAWN_SETPGROUP 2
#define POSIX_SPAWN_SETSIGDEF 4
#define POSIX_SPAWN_SETSIGMASK 8
typedef void *posix_spawn_file_actions_t, *posix_spawnattr_t;
pid_t waitpid(pid_t, int *, int);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnp(
  pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *,
  const posix_spawnattr_t *restrict, char *const *, char *const *);

typedef unsigned long pthread_key_t;
typedef struct { long __sig; char __opaque[56]; } pthread_mutex_t;
typedef struct { long __sig; char __opaque[48]; } pthread_attr_t;
typedef struct { long __sig; char __opaque[40]; } pthread_cond_t;
typedef struct { long __sig; char __opaque[8]; } pthread_mutexattr_t, pthread_condattr_t;
typedef struct _opaque_pthread_t { long __sig; } *pthread_t;
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *_Nullable);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_attr_init(pthread_attr_t *_Nonnull);
int pthread_attr_destroy(pthread_attr_t *_Nonnull);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull, size_t);
long sysconf(int);
#define _SC_NPROCESSORS_ONLN 58
int pthread_create(
  pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable,
  void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);

double exp(double);
double log(double);
double sin(double);
double cos(double);
double sinh(double);
double cosh(double);
double pow(double, double);

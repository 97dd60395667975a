/**
 * Files, compression and password hashes share libuv's threads, four by default: a few concurrent sign-ins would block
 * everyone else's file access.
 */
process.env.UV_THREADPOOL_SIZE ??= '12'

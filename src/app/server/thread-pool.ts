/**
 * Files, compression and password hashes share the threads of libuv, four unless it is told otherwise before the first one starts:
 * a few people who sign in at once would keep everybody else from reading and storing files.
 */
process.env.UV_THREADPOOL_SIZE ??= '12'

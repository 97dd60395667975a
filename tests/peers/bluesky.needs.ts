/** A real server of the AT Protocol, with its directory of accounts. */
export const needs = {
  packages: { '@atproto/dev-env': '0.6.7' },
  // Before 13, Node 24.19 and later abort when they collect its statements. 13 also brings its binaries along.
  overrides: { 'better-sqlite3': '13.2.0' },
}

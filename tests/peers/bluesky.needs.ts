/** A real server of the AT Protocol, with its directory of accounts. */
export const needs = { packages: { '@atproto/dev-env': '0.6.7' } }

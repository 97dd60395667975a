/** The same server as for Bluesky. */
export const needs = { name: 'Bluesky under kill -9', packages: { '@atproto/dev-env': '0.6.7' } }

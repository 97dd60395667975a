/** A real authorization server: PKCE, consent, rotation of refresh tokens and revocation. */
export const needs = { name: 'OAuth (oidc-provider)', packages: { 'oidc-provider': '9.13.3' } }

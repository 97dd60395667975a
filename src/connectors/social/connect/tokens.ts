/** Decrypted access token; `refresh` is the refresh token, if the network issues one. */
export type Tokens = { secret: string; refresh?: string | undefined; expiresAt?: Date | undefined }

export type Refreshed =
  | { kind: 'refreshed'; tokens: Tokens }
  /** The network refuses to issue a new token, permanently. */
  | { kind: 'dead' }
  /** No response, or an inconclusive one: retried later. */
  | { kind: 'unreachable'; reason: string }

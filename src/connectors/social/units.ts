/** In bytes. Decimal, as the networks state them. */
export const KB = 1_000
export const MB = 1_000 * KB
export const GB = 1_000 * MB

/** In seconds. */
export const MINUTE = 60
export const HOUR = 60 * MINUTE

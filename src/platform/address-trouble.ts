/**
 * Why networks cannot reach this installation. `missing`: PUBLIC_URL is not set. `private`: only this machine or its
 * network reaches it. `unreachable`: no answer. `elsewhere`: what answers is not this installation.
 */
export const addressTroubles = ['missing', 'not_https', 'private', 'unreachable', 'elsewhere'] as const
export type AddressTrouble = (typeof addressTroubles)[number]

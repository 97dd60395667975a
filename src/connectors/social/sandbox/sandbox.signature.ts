import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'x-sandbox-signature'
/** Outside this window, the request may be a replay. */
const TOLERANCE_SECONDS = 300

const GRANT_LENGTH = 43

/** The common prefix of all tokens of one grant; it does not change when they are refreshed. */
export const grantOf = (token: string): string => token.slice(0, GRANT_LENGTH)

/** All that the network stores of a grant. Both sides know it, so deliveries are signed with it. */
export const tokenHashOf = (token: string): string =>
  createHash('sha256').update(grantOf(token)).digest('hex')

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

const hmac = (tokenHash: string, seconds: string, body: Buffer) =>
  createHmac('sha256', tokenHash).update(`${seconds}.`).update(body).digest()

export function signatureOf(tokenHash: string, body: Buffer, now: Date): string {
  const seconds = String(secondsOf(now))
  return `t=${seconds},v1=${hmac(tokenHash, seconds, body).toString('hex')}`
}

export function isSigned(
  tokenHash: string,
  body: Buffer,
  header: string | string[] | undefined,
  now: Date,
): boolean {
  if (typeof header !== 'string') return false
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  const expected = hmac(tokenHash, seconds, body)
  const isSame = given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), expected)
  return isSame && Math.abs(secondsOf(now) - Number(seconds)) <= TOLERANCE_SECONDS
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Incoming } from '../incoming.ts'

export const SIGNATURE_HEADER = 'x-hub-signature-256'

export const signatureOf = (appSecret: string, body: Buffer) =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`

/** Whether an app of Meta with this secret has signed exactly these bytes. */
export function isSignedBy(appSecret: string, body: Buffer, headers: IncomingHttpHeaders): boolean {
  const given = Buffer.from(`${headers[SIGNATURE_HEADER] ?? ''}`)
  const expected = Buffer.from(signatureOf(appSecret, body))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Meta wants its challenge back from an address before it delivers anything there. */
export const metaChallenge: NonNullable<Incoming['challenge']> = (query) => {
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': answer } = query
  return mode === 'subscribe' && token && answer ? { token, answer } : null
}

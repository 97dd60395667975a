import { createHmac, randomBytes } from 'node:crypto'

export type ShopKeys = { consumerKey: string; consumerSecret: string }

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const byName = ([one]: [string, string], [other]: [string, string]) =>
  one < other ? -1 : one > other ? 1 : 0

/** The OAuth 1.0a signature of a request. */
export function signatureOf(method: string, url: URL, secret: string): string {
  const parameters = [...url.searchParams]
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .sort(byName)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const base = [method, `${url.origin}${url.pathname}`, parameters].map(encode).join('&')
  return createHmac('sha256', `${encode(secret)}&`)
    .update(base)
    .digest('base64')
}

/**
 * An authenticated request: with the keys over HTTPS, and with a signature over plain HTTP, where the keys could be
 * intercepted.
 */
export function signedRequest(
  address: URL,
  { consumerKey, consumerSecret }: ShopKeys,
  now: Date,
): { url: URL; headers: Record<string, string> } {
  if (address.protocol === 'https:') {
    const pair = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')
    return { url: address, headers: { authorization: `Basic ${pair}` } }
  }
  const url = new URL(address)
  url.searchParams.set('oauth_consumer_key', consumerKey)
  url.searchParams.set('oauth_nonce', randomBytes(16).toString('hex'))
  url.searchParams.set('oauth_signature_method', 'HMAC-SHA256')
  url.searchParams.set('oauth_timestamp', String(Math.floor(now.getTime() / 1000)))
  url.searchParams.set('oauth_signature', signatureOf('GET', url, consumerSecret))
  return { url, headers: {} }
}

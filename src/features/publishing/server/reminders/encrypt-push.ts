import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Of a browser: its public key and its shared secret, in base64url. */
export type PushKeys = { p256dh: string; auth: string }

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const RECORD_BYTES = 4096
/** Ends the only record (RFC 8188). */
const LAST_RECORD = Buffer.from([2])

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
const label = (text: string) => Buffer.from(`${text}\0`)

/** Both are fresh for each message; only tests give them. */
type Fresh = { privateKey?: Buffer; salt?: Buffer }

/** A message that only this browser can read, in the coding `aes128gcm` (RFC 8291). Throws if its key is none. */
export function encryptPush(
  message: string,
  { p256dh, auth }: PushKeys,
  { privateKey, salt = randomBytes(SALT_BYTES) }: Fresh = {},
): Buffer {
  const ours = createECDH(CURVE)
  if (privateKey) ours.setPrivateKey(privateKey)
  else ours.generateKeys()
  const theirs = Buffer.from(p256dh, 'base64url')
  const ourPublic = ours.getPublicKey()
  const info = Buffer.concat([label('WebPush: info'), theirs, ourPublic])
  const secret = derive(ours.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, label('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(secret, salt, label('Content-Encoding: nonce'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(Buffer.concat([Buffer.from(message), LAST_RECORD])), cipher.final()]
  const size = Buffer.alloc(5)
  size.writeUInt32BE(RECORD_BYTES)
  size.writeUInt8(ourPublic.length, 4)
  return Buffer.concat([salt, size, ourPublic, ...record, cipher.getAuthTag()])
}

/** Whether it is a point of the curve, so that messages can be encrypted for it. */
export function isPushKey(p256dh: string): boolean {
  try {
    const any = createECDH(CURVE)
    any.generateKeys()
    any.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

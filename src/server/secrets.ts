import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Signs data that must come back unchanged, and encrypts data that others must not read. Each purpose has its own keys.
 */
export type Secrets = {
  sign(purpose: string, value: string): string
  verify(purpose: string, value: string, signature: string): boolean
  /** `context` names the row: a value sealed for one cannot be opened for another. */
  seal(purpose: string, context: string, text: string): Buffer
  /** Throws SealedElsewhere if it was sealed with another app secret, and another error if it was tampered with. */
  open(purpose: string, context: string, sealed: Buffer): string
  /** Always the same bytes until the app secret is changed. */
  derive(purpose: string, bytes: number): Buffer
}

/** Sealed with another app secret: the person has to enter the value again. */
export class SealedElsewhere extends Error {}

// A sealed text: key id, nonce, tag, ciphertext.
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const NONCE_END = KEY_ID_BYTES + NONCE_BYTES
const TAG_END = NONCE_END + 16

export function createSecrets(appSecret: string): Secrets {
  const mac = (purpose: string, value: string) =>
    createHmac('sha256', createHmac('sha256', appSecret).update(purpose).digest()).update(value).digest()
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', appSecret, '', `seal ${purpose}`, 32))
  const keyIdOf = (key: Buffer) => createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES)
  return {
    sign: (purpose, value) => mac(purpose, value).toString('base64url'),
    verify: (purpose, value, signature) => {
      const expected = mac(purpose, value)
      const given = Buffer.from(signature, 'base64url')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    seal: (purpose, context, text) => {
      const key = keyFor(purpose)
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([keyIdOf(key), nonce, cipher.getAuthTag(), hidden])
    },
    open: (purpose, context, sealed) => {
      const key = keyFor(purpose)
      const isOurs = sealed.subarray(0, KEY_ID_BYTES).equals(keyIdOf(key))
      if (!isOurs) throw new SealedElsewhere('Sealed with another app secret.')
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(KEY_ID_BYTES, NONCE_END))
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(NONCE_END, TAG_END))
      return Buffer.concat([decipher.update(sealed.subarray(TAG_END)), decipher.final()]).toString('utf8')
    },
    derive: (purpose, bytes) => Buffer.from(hkdfSync('sha256', appSecret, '', `derive ${purpose}`, bytes)),
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

export const newAppSecret = () => randomBytes(48).toString('base64url')

/** Exists while the secret of the data folder is being rotated. */
export const nextSecretPath = (dataDir: string) => join(dataDir, 'app-secret.next')

/** The secret of this installation: configured, or generated once and stored in the data folder. */
export async function loadAppSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured
  if (existsSync(nextSecretPath(dataDir)))
    throw new Error(
      'Changing the app secret was interrupted. To finish it, run "npm run rotate-secret" again.',
    )
  const path = join(dataDir, 'app-secret')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  await mkdir(dataDir, { recursive: true })
  try {
    const handle = await open(path, 'wx', 0o600)
    await handle.writeFile(newAppSecret())
    await handle.sync()
    await handle.close()
  } catch (error) {
    // Another process created it first; use that one.
    if (!isThere(error)) throw error
  }
  return (await readFile(path, 'utf8')).trim()
}

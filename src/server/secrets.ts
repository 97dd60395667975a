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

/** Signs what must come back to us unchanged, and hides what others must not read. Each purpose has keys of its own. */
export type Secrets = {
  sign(purpose: string, value: string): string
  verify(purpose: string, value: string, signature: string): boolean
  /** `context` names the row: what was sealed for one cannot be opened as another's. */
  seal(purpose: string, context: string, text: string): Buffer
  /** Throws SealedElsewhere when it was sealed with another app secret, and an error when it was tampered with. */
  open(purpose: string, context: string, sealed: Buffer): string
}

/** The app secret is not the one this was sealed with: whoever gave it has to give it again. */
export class SealedElsewhere extends Error {}

// A sealed text: the key's id, the nonce, the tag, the hidden bytes.
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
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

export const newAppSecret = () => randomBytes(48).toString('base64url')

/** There while the secret of the data folder is being changed. */
export const nextSecretPath = (dataDir: string) => join(dataDir, 'app-secret.next')

/** The secret of this installation: the configured one, or one made once and kept in the data folder. */
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
    // Another process of the same folder was quicker; its secret is ours.
    if (!isThere(error)) throw error
  }
  return (await readFile(path, 'utf8')).trim()
}

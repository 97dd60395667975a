import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Signs what must come back to us unchanged. Each purpose has a key of its own. */
export type Secrets = {
  sign(purpose: string, value: string): string
  verify(purpose: string, value: string, signature: string): boolean
}

export function createSecrets(appSecret: string): Secrets {
  const mac = (purpose: string, value: string) =>
    createHmac('sha256', createHmac('sha256', appSecret).update(purpose).digest()).update(value).digest()
  return {
    sign: (purpose, value) => mac(purpose, value).toString('base64url'),
    verify: (purpose, value, signature) => {
      const expected = mac(purpose, value)
      const given = Buffer.from(signature, 'base64url')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** The secret of this installation: the configured one, or one made once and kept in the data folder. */
export async function loadAppSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured
  const path = join(dataDir, 'app-secret')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  await mkdir(dataDir, { recursive: true })
  try {
    const handle = await open(path, 'wx', 0o600)
    await handle.writeFile(randomBytes(48).toString('base64url'))
    await handle.sync()
    await handle.close()
  } catch (error) {
    // Another process of the same folder was quicker; its secret is ours.
    if (!isThere(error)) throw error
  }
  return (await readFile(path, 'utf8')).trim()
}

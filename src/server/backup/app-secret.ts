import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Env } from '../env.ts'
import { newAppSecret, nextSecretPath } from '../secrets.ts'

type Settings = Pick<Env, 'appSecret' | 'dataDir'>

const pathOf = (dataDir: string) => join(dataDir, 'app-secret')

/** The secret in use; null if there is none. Never creates one. */
export async function findAppSecret({ appSecret, dataDir }: Settings): Promise<string | null> {
  if (appSecret) return appSecret
  try {
    return (await readFile(pathOf(dataDir), 'utf8')).trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Adopts the secret of an archive. A configured secret stays; if it differs, the operator is told. */
export async function adoptAppSecret(
  settings: Settings,
  archived: string,
): Promise<'same' | 'adopted' | 'configured-differs'> {
  if ((await findAppSecret(settings)) === archived) return 'same'
  if (settings.appSecret) return 'configured-differs'
  await writeWhole(pathOf(settings.dataDir), archived)
  return 'adopted'
}

/**
 * The secret that will replace the one in the data folder. It is on disk before the first row is sealed with it, so
 * that an interrupted run continues with the same one.
 */
export async function prepareNextSecret(dataDir: string): Promise<string> {
  const path = nextSecretPath(dataDir)
  const begun = await readFile(path, 'utf8').catch(() => '')
  if (begun) return begun
  const secret = newAppSecret()
  await writeWhole(path, secret)
  return secret
}

export const adoptNextSecret = (dataDir: string) => rename(nextSecretPath(dataDir), pathOf(dataDir))

/** Atomic write, readable only by its owner. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

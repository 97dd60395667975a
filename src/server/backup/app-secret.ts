import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'

type Settings = Pick<Env, 'appSecret' | 'dataDir'>

const pathOf = (dataDir: string) => join(dataDir, 'app-secret')

/** The secret in use; null when none was made yet. Makes none. */
export async function findAppSecret({ appSecret, dataDir }: Settings): Promise<string | null> {
  if (appSecret) return appSecret
  try {
    return (await readFile(pathOf(dataDir), 'utf8')).trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Takes over the secret of an archive. A configured one stays, and where it differs the operator has to know. */
export async function adoptAppSecret(
  settings: Settings,
  archived: string,
): Promise<'same' | 'adopted' | 'configured-differs'> {
  if ((await findAppSecret(settings)) === archived) return 'same'
  if (settings.appSecret) return 'configured-differs'
  await mkdir(settings.dataDir, { recursive: true })
  const draft = `${pathOf(settings.dataDir)}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(archived)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, pathOf(settings.dataDir))
  } finally {
    await rm(draft, { force: true })
  }
  return 'adopted'
}

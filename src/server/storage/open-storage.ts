import { join } from 'node:path'
import { systemClock } from '../clock.ts'
import type { Env } from '../env.ts'
import { openLocalStorage } from './local-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

export const openFolder = ({ dataDir }: Pick<Env, 'dataDir'>): Promise<Storage> =>
  openLocalStorage(join(dataDir, 'files'))

/** Where this installation stores its files: the S3 store of the settings, or a folder. */
export async function openStorage(env: Pick<Env, 'dataDir' | 's3'>): Promise<Storage> {
  return env.s3 ? openS3Storage({ settings: env.s3, clock: systemClock }) : openFolder(env)
}

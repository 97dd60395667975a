import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Places } from './places.ts'

/** Creates the home folder; under root so that the server's user can enter, whatever the umask. */
export async function prepareHome({ home, account }: Places) {
  try {
    if (account) await makePassable(home)
    else await mkdir(home, { recursive: true })
  } catch (error) {
    const reason = (error as Error).message
    throw new Error(
      `The data folder ${home} cannot be made (${reason}). Set DATA_DIR to a folder you can write to.`,
      {
        cause: error,
      },
    )
  }
}

async function makePassable(folder: string): Promise<void> {
  if (await stat(folder).catch(() => null)) return
  await makePassable(dirname(folder))
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await chmod(folder, 0o711)
}

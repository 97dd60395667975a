import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, chmod, copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const program = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'

let found: Promise<string> | undefined

/** The system's ffmpeg, otherwise the packaged one. Cached. */
export function findFfmpeg(): Promise<string> {
  found ??= look()
  return found
}

const canRun = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

async function look(): Promise<string> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program)
    if (folder && (await canRun(path))) return path
  }
  return madeRunnable(packaged())
}

/** Reads the platform package directly, because its wrapper rejects a file that is not executable yet. */
function packaged(): string {
  const name = `@ffmpeg-installer/${process.platform}-${process.arch}`
  try {
    return join(dirname(require.resolve(`${name}/package.json`)), program)
  } catch (cause) {
    throw new Error(`There is no ffmpeg for this system: neither on the path nor as ${name}.`, { cause })
  }
}

/** An install without scripts leaves the binary not executable; in a read-only folder a copy is made executable. */
async function madeRunnable(path: string): Promise<string> {
  if (await canRun(path)) return path
  const changed = await chmod(path, 0o755).then(
    () => true,
    () => false,
  )
  return changed ? path : runnableCopy(path)
}

async function runnableCopy(path: string): Promise<string> {
  const { size } = await stat(path)
  const folder = join(tmpdir(), `campaigner-ffmpeg-${process.getuid?.() ?? 0}`)
  const copy = join(folder, `${size}-${program}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await canRun(copy)) return copy
  // Renamed when complete, because another process may look for it.
  const draft = join(folder, randomUUID())
  await copyFile(path, draft)
  await chmod(draft, 0o700)
  await rename(draft, copy)
  return copy
}

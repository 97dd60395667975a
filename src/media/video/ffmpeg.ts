import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, chmod, copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const require = createRequire(import.meta.url)
const run = promisify(execFile)
const program = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'

/** FFmpeg 5 is of 2022. Older builds get no fixes any more. */
const OLDEST_YEAR = 2022

/** Packages with a program, best first (decision 065). */
const packages = ['@ffmpeg-binary', '@ffmpeg-installer'].map(
  (scope) => `${scope}/${process.platform}-${process.arch}`,
)

export type Ffmpeg = {
  path: string
  source: 'FFMPEG_PATH' | 'system' | 'package'
  version: string
  /** The last year of its copyright line: builds without a release number have one, too. */
  year: number
  /** Whether it is of a release that still gets fixes. */
  isCurrent: boolean
}

let found: Promise<Ffmpeg> | undefined

/** The path of the ffmpeg that is used. Cached. */
export const findFfmpeg = async (): Promise<string> => (await describeFfmpeg()).path

/** FFMPEG_PATH, otherwise the system's ffmpeg, otherwise the packaged one; an old one only without a newer. Cached. */
export function describeFfmpeg(): Promise<Ffmpeg> {
  found ??= look()
  return found
}

async function look(): Promise<Ffmpeg> {
  const chosen = process.env.FFMPEG_PATH
  if (chosen) {
    const ffmpeg = await examine(chosen, 'FFMPEG_PATH')
    if (ffmpeg) return ffmpeg
    throw new Error('FFMPEG_PATH names no ffmpeg that runs and has the encoders libx264 and aac.')
  }
  let newest: Ffmpeg | null = null
  for await (const { path, source } of candidates()) {
    const ffmpeg = await examine(path, source)
    if (ffmpeg?.isCurrent) return ffmpeg
    if (ffmpeg && ffmpeg.year > (newest?.year ?? 0)) newest = ffmpeg
  }
  if (newest) return newest
  throw new Error(`There is no ffmpeg for this system: neither on the path nor as ${packages.join(' or ')}.`)
}

const canRun = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

async function* candidates(): AsyncGenerator<Pick<Ffmpeg, 'path' | 'source'>> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program)
    if (folder && (await canRun(path))) yield { path, source: 'system' }
  }
  for (const name of packages) {
    const path = packaged(name)
    if (path) yield { path: await madeRunnable(path), source: 'package' }
  }
}

/** Null if it does not run here or lacks an encoder. */
async function examine(path: string, source: Ffmpeg['source']): Promise<Ffmpeg | null> {
  const answer = await run(path, ['-nostdin', '-encoders'], { windowsHide: true, timeout: 10_000 }).catch(
    () => null,
  )
  return answer && readBanner(answer, path, source)
}

export function readBanner(
  { stdout, stderr }: { stdout: string; stderr: string },
  path: string,
  source: Ffmpeg['source'],
): Ffmpeg | null {
  const [, version, lastYear] = /ffmpeg version (\S+).*?\d{4}-(\d{4})/.exec(stderr) ?? []
  if (!version || !/\blibx264\b/.test(stdout) || !/\baac\b/.test(stdout)) return null
  const year = Number(lastYear)
  return { path, source, version, year, isCurrent: year >= OLDEST_YEAR }
}

/** The folder of the package itself: its index rejects a file that is not executable yet. */
function packaged(name: string): string | null {
  try {
    return join(dirname(require.resolve(`${name}/package.json`)), program)
  } catch {
    return null
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

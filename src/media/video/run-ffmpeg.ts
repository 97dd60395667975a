import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { findFfmpeg } from './ffmpeg.ts'

/** Of a single block, so that a file that claims a huge frame fails instead of filling the memory. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024
/** Of the whole process, where the system can limit it. */
const MAX_MEMORY_KB = 3 * 1024 * 1024
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024
const KEPT_WORDS = 20_000
const PRIORITY = 10

const limited = (program: string, args: string[]): [string, string[]] =>
  process.platform === 'linux'
    ? ['/bin/sh', ['-c', `ulimit -v ${MAX_MEMORY_KB}; exec "$0" "$@"`, program, ...args]]
    : [program, args]

export type FfmpegRun = { code: number | null; words: string; output: Buffer }

type Limits = {
  timeoutMs: number
  signal?: AbortSignal | undefined
  /** Lines of the output; then it is not collected. */
  onLine?: (line: string) => void
}

/** Starts ffmpeg with little priority and limited memory. */
export async function startFfmpeg(args: string[], signal?: AbortSignal) {
  const common = ['-hide_banner', '-nostdin', '-max_alloc', String(MAX_BLOCK_BYTES)]
  const [program, all] = limited(await findFfmpeg(), [...common, ...args])
  signal?.throwIfAborted()
  const child = spawn(program, all, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
  if (child.pid !== undefined) yieldTo(child.pid)
  return child
}

/** Runs ffmpeg, limited in time and memory. What it says is in `words`. */
export async function runFfmpeg(args: string[], { timeoutMs, signal, onLine }: Limits): Promise<FfmpegRun> {
  const child = await startFfmpeg(args, signal)
  const { promise: ended, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  child.once('error', reject)
  const stop = () => child.kill('SIGKILL')
  const timer = setTimeout(stop, timeoutMs)
  signal?.addEventListener('abort', stop)
  try {
    let words = ''
    child.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(0, KEPT_WORDS)
    })
    const output: Buffer[] = []
    let size = 0
    let rest = ''
    child.stdout.on('data', (chunk: Buffer) => {
      if (onLine) {
        const lines = (rest + chunk.toString()).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) onLine(line)
        return
      }
      size += chunk.length
      if (size > MAX_OUTPUT_BYTES) stop()
      else output.push(chunk)
    })
    const code = await ended
    signal?.throwIfAborted()
    return { code, words, output: Buffer.concat(output) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

function yieldTo(pid: number): void {
  try {
    setPriority(pid, PRIORITY)
  } catch {
    // Not every system allows it, and a short run may have ended.
  }
}

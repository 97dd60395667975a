import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { PictureSize } from '#connectors/social/channel.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { soundInput } from './write-sound.ts'

export const FRAMES_PER_SECOND = 30

/**
 * H.264 and AAC, also for silence, because some networks refuse a video without sound; index first, so that playback
 * starts immediately.
 */
export const encoderArguments = (
  input: string,
  { width, height }: PictureSize,
  seconds: number,
  file: string,
  sound: string | null = null,
) => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
  ...[
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    String(FRAMES_PER_SECOND),
    '-i',
    input,
  ],
  ...[...soundInput(sound), '-t', String(seconds)],
  // Explicit, because players guess otherwise, and the brand's colors come out slightly wrong.
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p', '-profile:v', 'high'],
  ...['-c:a', 'aac', '-b:a', sound === null ? '64k' : '128k', '-movflags', '+faststart', '-f', 'mp4', file],
]

const drained = (stream: Writable) => new Promise<void>((resolve) => stream.once('drain', resolve))

type Output = {
  size: PictureSize
  seconds: number
  file: string
  /** The file with the samples; null for silence. */
  sound?: string | null
  signal: AbortSignal
}

/** Encodes frames into a video file as they arrive. Aborting kills the encoder. */
export async function encode(
  frames: AsyncIterable<Buffer>,
  { size, seconds, file, sound = null, signal }: Output,
): Promise<void> {
  const program = await findFfmpeg()
  signal.throwIfAborted()
  const child = spawn(program, encoderArguments('pipe:0', size, seconds, file, sound), {
    stdio: ['pipe', 'ignore', 'pipe'],
    windowsHide: true,
  })
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-2_000)
  })
  const ended = Promise.race([
    once(child, 'close').then(([code]: unknown[]) => code),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ])
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  // A child that exits early breaks the pipe; the cause is known when it has exited.
  child.stdin.on('error', () => undefined)
  try {
    for await (const frame of frames) {
      if (signal.aborted || child.exitCode !== null || child.stdin.destroyed) break
      if (!child.stdin.write(frame)) await Promise.race([drained(child.stdin), ended])
    }
    child.stdin.end()
    const code = await ended
    signal.throwIfAborted()
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${words}`)
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

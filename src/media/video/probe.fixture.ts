import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { findFfmpeg } from './ffmpeg.ts'

const run = promisify(execFile)

/** The properties of a video file, as a player sees them. */
export async function probe(file: string) {
  // Without an output, ffmpeg describes the input and exits with an error.
  const { stderr } = await run(await findFfmpeg(), ['-hide_banner', '-i', file]).catch((error) => error)
  const [, minutes = '', seconds = ''] = /Duration: \d+:(\d+):([\d.]+)/.exec(stderr) ?? []
  const [, width = '', height = ''] = /Video:.*? (\d{2,5})x(\d{2,5})/.exec(stderr) ?? []
  return {
    seconds: Number(minutes) * 60 + Number(seconds),
    width: Number(width),
    height: Number(height),
    video: /Video: (\w+).*?(yuv\w+)/.exec(stderr)?.slice(1).join(' '),
    audio: /Audio: (\w+)/.exec(stderr)?.[1],
    framesPerSecond: Number(/([\d.]+) fps/.exec(stderr)?.[1]),
  }
}

/** The frame at this time, as raw RGB. */
export async function frameAt(file: string, seconds: number): Promise<Buffer> {
  const { stdout } = await run(
    await findFfmpeg(),
    [
      '-loglevel',
      'error',
      '-ss',
      String(seconds),
      '-i',
      file,
      '-frames:v',
      '1',
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-',
    ],
    { encoding: 'buffer', maxBuffer: 50_000_000 },
  )
  return sharp(stdout).removeAlpha().raw().toBuffer()
}

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

/** Mean loudness in the middle and in the last 150 milliseconds, in decibels below full scale. */
export async function loudness(file: string): Promise<{ middle: number; end: number }> {
  const program = await findFfmpeg()
  const { seconds } = await probe(file)
  const meanFrom = async (start: number, length: number) => {
    const range = ['-ss', String(start), '-t', String(length)]
    const { stderr } = await run(program, [
      '-hide_banner',
      ...range,
      '-i',
      file,
      '-vn',
      '-af',
      'volumedetect',
      '-f',
      'null',
      '-',
    ])
    return Number(/mean_volume: (-?[\d.]+)/.exec(stderr)?.[1])
  }
  return { middle: await meanFrom(seconds / 3, 0.5), end: await meanFrom(seconds - 0.15, 0.15) }
}

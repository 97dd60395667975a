import { AppError } from '#platform/errors.ts'
import { inputOf } from './probe-film.ts'
import { runFfmpeg } from './run-ffmpeg.ts'

const POSTER_MS = 20_000

/** A frame of a stored video as a PNG, at most `side` pixels wide or high. */
export async function drawPoster(path: string, side: number): Promise<Buffer> {
  const { code, output } = await runFfmpeg(
    [
      ...['-loglevel', 'error', ...inputOf(path, 'video/mp4'), '-map', '0:v:0'],
      // The first frames are often black: of the first ones, the most typical is shown.
      ...['-vf', `thumbnail=24,scale=${side}:${side}:force_original_aspect_ratio=decrease`, '-frames:v', '1'],
      ...['-f', 'image2pipe', '-c:v', 'png', 'pipe:1'],
    ],
    { timeoutMs: POSTER_MS },
  )
  if (code !== 0 || output.length === 0) throw new AppError('film_unreadable')
  return output
}

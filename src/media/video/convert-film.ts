import { availableParallelism } from 'node:os'
import { AppError } from '#platform/errors.ts'
import { type FilmFacts, type FilmType, inputOf, probeFilm } from './probe-film.ts'
import { runFfmpeg } from './run-ffmpeg.ts'

const SHORT_SIDE = 1080
const LONG_SIDE = 1920
/** Networks take no shorter videos, so a short GIF is repeated. */
const LEAST_GIF_SECONDS = 5
const MOST_GIF_SECONDS = 60

const even = (length: number) => Math.max(2, 2 * Math.round(length / 2))

/** Full HD in either orientation, never enlarged. */
export function fitFilm({ width, height }: { width: number; height: number }) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const scale = Math.min(1, SHORT_SIDE / short, LONG_SIDE / long)
  return { width: even(width * scale), height: even(height * scale) }
}

/** Whether every network takes the pictures as they are; then they are only packed again. */
const isFine = (facts: FilmFacts, type: FilmType) =>
  type !== 'image/gif' &&
  facts.videoCodec === 'h264' &&
  facts.pixelFormat === 'yuv420p' &&
  !facts.isRotated &&
  fitFilm(facts).width === facts.width &&
  fitFilm(facts).height === facts.height

const repeatsOf = (seconds: number) =>
  Math.min(100, Math.max(0, Math.ceil(LEAST_GIF_SECONDS / Math.max(seconds, 0.05)) - 1))

function encodingOf(facts: FilmFacts, type: FilmType): string[] {
  if (isFine(facts, type)) return ['-c:v', 'copy']
  const { width, height } = fitFilm(facts)
  const rate = type === 'image/gif' ? 'fps=25,' : ''
  return [
    ...['-vf', `${rate}scale=${width}:${height}:out_color_matrix=bt709:out_range=tv,setsar=1`],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-maxrate', '6M', '-bufsize', '12M'],
    ...['-pix_fmt', 'yuv420p', '-profile:v', 'high', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
    ...['-color_trc', 'bt709', '-threads', String(Math.max(1, Math.floor(availableParallelism() / 2)))],
  ]
}

/** Some networks refuse a video without sound, so it gets a silent track. */
function soundOf({ audioCodec }: FilmFacts): { input: string[]; map: string[] } {
  const encoding = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '44100']
  if (audioCodec === null)
    return {
      input: ['-f', 'lavfi', '-i', 'anullsrc=r=44100:cl=stereo'],
      map: ['-map', '1:a:0', ...encoding, '-shortest'],
    }
  return { input: [], map: ['-map', '0:a:0', ...(audioCodec === 'aac' ? ['-c:a', 'copy'] : encoding)] }
}

/** Place, device and date are private; chapters, subtitles and attachments are left out. */
const nothingElse = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn']

type Conversion = {
  path: string
  type: FilmType
  facts: FilmFacts
  target: string
  signal: AbortSignal
  onProgress: (percent: number) => void
}

/**
 * An MP4 that every network takes: H.264 and AAC, at most full HD, index first, without metadata. Answers what it
 * contains.
 */
export async function convertFilm({
  path,
  type,
  facts,
  target,
  signal,
  onProgress,
}: Conversion): Promise<FilmFacts> {
  const isGif = type === 'image/gif'
  const sound = soundOf(facts)
  const { code, words } = await runFfmpeg(
    [
      ...['-loglevel', 'error', '-y', '-progress', 'pipe:1'],
      ...(isGif ? ['-stream_loop', String(repeatsOf(facts.seconds))] : []),
      ...inputOf(path, type),
      ...sound.input,
      ...['-map', '0:v:0', ...encodingOf(facts, type), ...sound.map],
      ...(isGif ? ['-t', String(MOST_GIF_SECONDS)] : []),
      ...nothingElse,
      ...['-movflags', '+faststart', '-f', 'mp4', target],
    ],
    { timeoutMs: timeLimit(facts), signal, onLine: (line) => report(line, facts.seconds, onProgress) },
  )
  if (code !== 0) throw new AppError('film_failed', { cause: new Error(words.slice(0, 2000)) })
  const made = await probeFilm(target, 'video/mp4')
  // A file that was cut short contains less than its header says.
  if (made.seconds < 0.9 * facts.seconds - 1) throw new AppError('film_incomplete')
  return made
}

const timeLimit = ({ seconds }: FilmFacts) => Math.min(40 * 60, 120 + 20 * seconds) * 1000

function report(line: string, total: number, onProgress: (percent: number) => void): void {
  const [, hours, minutes, seconds] = /^out_time=(\d+):(\d\d):(\d\d\.\d+)/.exec(line) ?? []
  if (hours === undefined || total <= 0) return
  const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  onProgress(Math.min(99, Math.floor((100 * at) / total)))
}

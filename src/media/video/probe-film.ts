import { AppError } from '#platform/errors.ts'
import { MAX_FILM_SECONDS } from '#platform/film-times.ts'
import { runFfmpeg } from './run-ffmpeg.ts'

/** The containers we open, by the demuxer that reads them. */
const demuxers = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'image/gif': 'gif',
} as const
export type FilmType = keyof typeof demuxers

/** 8K. */
const MAX_SIDE = 7680
const MAX_PIXELS = 7680 * 4320
const PROBE_MS = 10_000

export type FilmFacts = {
  seconds: number
  /** As shown, after rotation. */
  width: number
  height: number
  isRotated: boolean
  videoCodec: string
  pixelFormat: string
  /** Null without sound. */
  audioCodec: string | null
}

/**
 * Only a local file, and only by the demuxer of its type: ffmpeg never guesses, so a playlist or a list of other files
 * is not followed.
 */
export const inputOf = (path: string, type: FilmType): string[] => [
  ...['-protocol_whitelist', 'file', '-f', demuxers[type]],
  ...['-i', `file:${path}`],
]

/** What a film file contains. Refuses what we cannot convert: no video, too long, too many pixels. */
export async function probeFilm(path: string, type: FilmType): Promise<FilmFacts> {
  // Without an output, ffmpeg describes the input and exits with an error.
  const { words } = await runFfmpeg(inputOf(path, type), { timeoutMs: PROBE_MS })
  const facts = readFacts(words)
  if (!facts) throw new AppError('film_unreadable')
  if (facts.seconds > MAX_FILM_SECONDS) throw new AppError('film_too_long')
  const { width, height } = facts
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    throw new AppError('film_too_many_pixels')
  return facts
}

/** The description of the first stream of this kind: "h264 (High), yuv420p, 320x240 [SAR 1:1], 25 fps". */
function streamIn(words: string, kind: 'Video' | 'Audio'): string[] | null {
  const mark = `: ${kind}: `
  const line = words
    .split('\n')
    .find((each) => each.includes('Stream #') && each.includes(mark) && !each.includes('attached pic'))
  return line ? line.slice(line.indexOf(mark) + mark.length).split(', ') : null
}

const firstWord = (text = '') => /^\w+/.exec(text)?.[0] ?? ''

function readFacts(words: string): FilmFacts | null {
  const duration = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(words)
  const stream = streamIn(words, 'Video')
  const size = stream?.map((part) => /^(\d{1,6})x(\d{1,6})/.exec(part)).find((found) => found !== null)
  if (!duration || !stream || !size) return null
  const [hours = 0, minutes = 0, seconds = 0] = duration.slice(1).map(Number)
  const [width = 0, height = 0] = size.slice(1).map(Number)
  const turned = Math.abs(Number(/displaymatrix: rotation of (-?[\d.]+) degrees/.exec(words)?.[1] ?? 0))
  const isSideways = Math.round(turned / 90) % 2 === 1
  return {
    seconds: hours * 3600 + minutes * 60 + seconds,
    ...(isSideways ? { width: height, height: width } : { width, height }),
    isRotated: turned !== 0,
    videoCodec: firstWord(stream[0]),
    pixelFormat: firstWord(stream[1]),
    audioCodec: firstWord(streamIn(words, 'Audio')?.[0]) || null,
  }
}

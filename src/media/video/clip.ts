import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { PictureSize } from '#connectors/social/channel.ts'
import { cropRectangle } from '#platform/crop-rectangle.ts'
import { FRAMES_PER_SECOND } from './encode.ts'
import type { Film, FilmClip, Scene } from './film.ts'
import { FADE } from './motion.ts'
import { type FilmFacts, inputOf, probeFilm } from './probe-film.ts'
import { startFfmpeg } from './run-ffmpeg.ts'

/** Something of a clip is always left, even if it is to start behind its end. */
const LEAST_SECONDS = 0.5

/** A clip while its film is drawn. Only one frame is in memory. */
export type Clip = {
  /** Cuts it for this place. Answers the canvas that shows its current frame. */
  placeIn: (size: PictureSize) => Canvas
  /** Goes on to a frame, counted from its start. After its end, the last frame stays. */
  showFrame: (index: number, signal: AbortSignal) => Promise<void>
  close: () => void
  /** Of the part that is heard; null if it is muted or has no sound. */
  sound: { path: string; start: number } | null
}

/** Null if it cannot be read. */
export async function openClip({ path, start, focus, isMuted }: FilmClip): Promise<Clip | null> {
  const facts = await probeFilm(path, 'video/mp4').catch(() => null)
  if (!facts) return null
  const from = Math.min(start, Math.max(0, facts.seconds - LEAST_SECONDS))
  let picture = createCanvas(1, 1)
  let frames: FrameReader | null = null
  let shown = -1
  return {
    sound: isMuted || facts.audioCodec === null ? null : { path, start: from },
    placeIn: ({ width, height }) => {
      picture = createCanvas(Math.ceil(width), Math.ceil(height))
      return picture
    },
    showFrame: async (index, signal) => {
      frames ??= await readFrames({ path, start: from, facts, focus, size: picture, signal })
      while (shown < index && (await frames.next())) shown++
      if (shown === -1) throw new Error('A clip has no frames.')
      frames.paint(picture)
    },
    close: () => frames?.close(),
  }
}

type Part = {
  path: string
  start: number
  facts: FilmFacts
  focus: FilmClip['focus']
  size: PictureSize
  signal: AbortSignal
}

type FrameReader = { next: () => Promise<boolean>; paint: (picture: Canvas) => void; close: () => void }

/** ffmpeg decodes only as fast as frames are taken from the pipe. */
async function readFrames({ path, start, facts, focus, size, signal }: Part): Promise<FrameReader> {
  const { width, height } = size
  const cut = cropRectangle(facts, size, focus)
  const child = await startFfmpeg(
    [
      ...['-loglevel', 'error', '-threads', '2', '-ss', String(start), ...inputOf(path, 'video/mp4')],
      ...['-map', '0:v:0', '-an', '-sn', '-dn'],
      '-vf',
      `fps=${FRAMES_PER_SECOND},crop=${cut.width}:${cut.height}:${cut.left}:${cut.top},scale=${width}:${height}:flags=bicubic`,
      ...['-pix_fmt', 'rgba', '-f', 'rawvideo', 'pipe:1'],
    ],
    signal,
  )
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  // Its messages are discarded: a full pipe would stop it.
  child.stderr.resume()
  child.once('error', () => undefined)
  const pixels = createCanvas(1, 1).getContext('2d').createImageData(width, height)
  const chunks = child.stdout[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  return {
    next: async () => {
      for (let at = 0; at < pixels.data.length; ) {
        if (rest.length === 0) {
          const { value, done } = await chunks.next()
          if (done) return false
          rest = value
        }
        const part = rest.subarray(0, pixels.data.length - at)
        pixels.data.set(part, at)
        at += part.length
        rest = rest.subarray(part.length)
      }
      return true
    },
    paint: (picture) => picture.getContext('2d').putImageData(pixels, 0, 0),
    close: () => {
      signal.removeEventListener('abort', stop)
      stop()
    },
  }
}

const clipOf = ({ visual }: Scene): Clip | null => (visual && 'placeIn' in visual ? visual : null)

const startOf = ({ start }: Scene) => Math.max(0, start)

/** Advances the clips that are seen at this time, and closes those that are over. */
export async function advanceClips({ scenes }: Film, at: number, signal: AbortSignal): Promise<void> {
  for (const scene of scenes) {
    const clip = clipOf(scene)
    if (!clip) continue
    if (at >= scene.end + FADE) clip.close()
    else if (at >= startOf(scene))
      await clip.showFrame(Math.round((at - startOf(scene)) * FRAMES_PER_SECOND), signal)
  }
}

export const closeClips = ({ scenes }: Film): void => {
  for (const scene of scenes) clipOf(scene)?.close()
}

/** What is heard of clips, and when. */
export const clipSounds = ({ scenes }: Film) =>
  scenes.flatMap((scene) => {
    const sound = clipOf(scene)?.sound
    const at = startOf(scene)
    return sound ? [{ ...sound, at, seconds: scene.end - at + FADE }] : []
  })

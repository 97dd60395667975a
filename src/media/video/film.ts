import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { PictureSize } from '#connectors/social/channel.ts'
import type { FontPair, Palette } from '#platform/brand-styles.ts'
import type { FilmSound } from '#platform/film-sound/sound-tracks.ts'
import { captionWeight, closingStart, MAX_CAPTION } from '#platform/film-times.ts'
import type { VideoStyle } from '#platform/video-styles.ts'
import type { BrandLook } from '../brand-look.ts'
import { drawable } from '../drawable-text.ts'
import { type Box, type Logo, readLogo } from '../logo.ts'
import { type Clip, openClip } from './clip.ts'
import { readPhoto } from './photo.ts'

/** A photo of the shop, and the point that every crop keeps. */
export type FilmPhoto = { bytes: Uint8Array; focus: Point }

/** A part of a video of the shop. */
export type FilmClip = {
  /** A local file, converted to MP4. */
  path: string
  /** Seconds that are left out at its beginning. */
  start: number
  focus: Point
  isMuted: boolean
}

export type FilmScene = {
  /** Empty: the photo or clip alone. */
  text: string
  /** How long, in proportion to the other scenes; without it, its reading time. */
  seconds?: number
  photo?: FilmPhoto | null
  /** Instead of a photo. */
  clip?: FilmClip | null
}

export type FilmOrder = {
  style: VideoStyle
  seconds: number
  size: PictureSize
  /** The first is the headline. */
  scenes: readonly FilmScene[]
  /** Shown with the brand at the end. */
  call: string
  look: BrandLook
  /** Without it, the film is silent. */
  sound?: FilmSound | null
}

export type Point = { x: number; y: number }
export type Photo = { picture: Canvas; focus: Point }

export type Visual = Photo | Clip

export type Scene = { text: string; isHeadline: boolean; start: number; end: number; visual: Visual | null }

/** Everything a style draws with. Times are seconds. */
export type Film = {
  width: number
  height: number
  seconds: number
  /** Spacing. */
  gap: number
  /** At least as high as wide: parts are stacked instead of side by side. */
  isUpright: boolean
  palette: Palette
  fonts: FontPair
  brand: { name: string; logo: Logo | null }
  scenes: Scene[]
  call: string
  /** Start of the closing, which shows only the brand. */
  closing: number
}

/** Draws the frame at a given time onto the context. */
export type DrawAt = (context: SKRSContext2D, at: number) => void

export async function toFilm({ seconds, size, scenes, call, look }: FilmOrder): Promise<Film> {
  const { width, height } = size
  const name = drawable(look.name, 48)
  const shown: TimedScene[] = []
  for (const scene of scenes) {
    const text = unbroken(drawable(scene.text, MAX_CAPTION))
    const visual = await visualOf(scene, size)
    if (text || visual) shown.push({ text, visual, weight: scene.seconds ?? captionWeight(text) })
  }
  if (shown.length === 0) shown.push({ text: name, visual: null, weight: 1 })
  const closing = closingStart(seconds)
  return {
    width,
    height,
    seconds,
    gap: Math.sqrt(width * height) * 0.045,
    isUpright: height >= width,
    palette: look.palette,
    fonts: look.fonts,
    brand: { name, logo: await readLogo(look.logo && Buffer.from(look.logo)) },
    scenes: timed(shown, closing),
    call: drawable(call, 40),
    closing,
  }
}

/** Null if it cannot be read: the film is made without it. */
async function visualOf({ photo, clip }: FilmScene, size: PictureSize): Promise<Visual | null> {
  if (clip) return openClip(clip)
  return photo ? readPhoto(photo, size) : null
}

/** "20 %" and "15 €" stay on one line. */
const unbroken = (text: string) => text.replace(/(?<=\d) (?=[%€$£])/g, '\u00a0')

/** The first frame is a network's thumbnail, so the headline has already arrived. */
const BEFORE_THE_FIRST = 0.9

type TimedScene = { text: string; visual: Visual | null; weight: number }

/** Fills the time up to the closing, each scene in proportion to its weight. */
function timed(scenes: TimedScene[], end: number): Scene[] {
  const all = scenes.reduce((sum, { weight }) => sum + weight, 0)
  let start = 0
  return scenes.map(({ text, visual, weight }, index) => {
    const isHeadline = index === 0
    const scene = { text, visual, isHeadline, start, end: start + (end * weight) / all }
    start = scene.end
    return isHeadline ? { ...scene, start: -BEFORE_THE_FIRST } : scene
  })
}

/** The scene at a given time, or null in the closing. */
export const sceneAt = ({ scenes }: Film, at: number): Scene | null =>
  scenes.find(({ start, end }) => at >= start && at < end) ?? null

/** Drawn once and reused for all frames. */
export function layer(width: number, height: number, draw: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height))
  draw(canvas.getContext('2d'))
  return canvas
}

/** Apps cover the edges of a tall video with their own buttons and texts. */
export const filmSafe = ({ width, height }: Film): Box => {
  const margin = Math.min(width, height) * 0.09
  const [top, bottom] = height > width * 1.5 ? [height * 0.14, height * 0.2] : [margin, margin]
  return { x: margin, y: top, width: width - 2 * margin, height: height - top - bottom }
}

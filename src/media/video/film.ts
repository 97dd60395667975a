import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { PictureSize } from '#connectors/social/channel.ts'
import type { FontPair, Palette } from '#platform/brand-styles.ts'
import type { VideoStyle } from '#platform/video-styles.ts'
import type { BrandLook } from '../brand-look.ts'
import { drawable } from '../drawable-text.ts'
import { type Box, type Logo, readLogo } from '../logo.ts'

type FilmWords = {
  /** One scene each; the first is the headline. */
  captions: readonly string[]
  /** Shown with the brand at the end. */
  call: string
}

export type FilmOrder = {
  style: VideoStyle
  seconds: number
  size: PictureSize
  words: FilmWords
  look: BrandLook
}

export type Scene = { text: string; isHeadline: boolean; start: number; end: number }

/** Everything a style draws with. Times are seconds. */
export type Film = {
  width: number
  height: number
  seconds: number
  /** Spacing. */
  gap: number
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

const closingSeconds = (seconds: number) => Math.min(3.2, Math.max(1.1, seconds * 0.26))

export async function toFilm({ seconds, size, words, look }: FilmOrder): Promise<Film> {
  const { width, height } = size
  const name = drawable(look.name, 48)
  const texts = words.captions.map((text) => drawable(text, 90)).filter(Boolean)
  const closing = seconds - closingSeconds(seconds)
  return {
    width,
    height,
    seconds,
    gap: Math.sqrt(width * height) * 0.045,
    isUpright: height > width,
    palette: look.palette,
    fonts: look.fonts,
    brand: { name, logo: await readLogo(look.logo && Buffer.from(look.logo)) },
    scenes: scenesOf(texts.length > 0 ? texts : [name], closing),
    call: drawable(words.call, 40),
    closing,
  }
}

/** The first frame is a network's thumbnail, so the headline has already arrived. */
const BEFORE_THE_FIRST = 0.9

/** Caption durations in proportion to their reading time. */
function scenesOf(texts: string[], end: number): Scene[] {
  const weights = texts.map((text) => 24 + text.length)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let start = 0
  return texts.map((text, index) => {
    const isHeadline = index === 0
    const scene = { text, isHeadline, start, end: start + (end * (weights[index] ?? 0)) / all }
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

/** The picture without its margin. */
export const filmSafe = ({ width, height, isUpright }: Film): Box => {
  const margin = Math.min(width, height) * 0.09
  const edge = isUpright ? height * 0.14 : margin
  return { x: margin, y: edge, width: width - 2 * margin, height: height - 2 * edge }
}

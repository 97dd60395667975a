import type { SKRSContext2D } from '@napi-rs/canvas'
import type { BrandStyle, FontPair, Palette } from '#platform/brand-styles.ts'
import type { Box, Logo } from '../logo.ts'
import type { Scheme } from '../scheme.ts'

/** Type and button style of a brand. */
export type Manner = {
  headline: { weight: 400 | 700; isUpperCase: boolean; tracking: number; leading: number }
  /** Corner radius of a button: 0 is square, 1 a pill. */
  roundness: number
  callIs: 'solid' | 'outline' | 'underline'
}

/** Everything a layout draws with. */
export type Stage = {
  context: SKRSContext2D
  width: number
  height: number
  /** The area that no network covers with its own controls, with a margin. */
  safe: Box
  /** Spacing, scaled with the picture. */
  gap: number
  shape: 'wide' | 'landscape' | 'square' | 'portrait' | 'tall'
  palette: Palette
  scheme: Scheme
  fonts: FontPair
  manner: Manner
  words: { headline: string; line: string; call: string }
  brand: { name: string; logo: Logo | null }
  /** Decides the details that a layout does not fix. */
  seed: number
}

export const manners: Record<BrandStyle | 'plain', Manner> = {
  plain: {
    headline: { weight: 700, isUpperCase: false, tracking: -0.02, leading: 1.1 },
    roundness: 1,
    callIs: 'solid',
  },
  minimalist: {
    headline: { weight: 700, isUpperCase: false, tracking: -0.03, leading: 1.08 },
    roundness: 0,
    callIs: 'underline',
  },
  luxury: {
    headline: { weight: 400, isUpperCase: false, tracking: 0, leading: 1.16 },
    roundness: 0,
    callIs: 'outline',
  },
  fun: {
    headline: { weight: 700, isUpperCase: false, tracking: -0.02, leading: 1.12 },
    roundness: 1,
    callIs: 'solid',
  },
  corporate: {
    headline: { weight: 700, isUpperCase: false, tracking: -0.01, leading: 1.12 },
    roundness: 0.25,
    callIs: 'solid',
  },
  creative: {
    headline: { weight: 700, isUpperCase: false, tracking: -0.02, leading: 1.08 },
    roundness: 1,
    callIs: 'solid',
  },
  bold: {
    headline: { weight: 700, isUpperCase: true, tracking: 0, leading: 1.18 },
    roundness: 0,
    callIs: 'solid',
  },
}

const STORY_EDGE = 250 / 1920

export function shapeOf(width: number, height: number): Stage['shape'] {
  const ratio = width / height
  if (ratio > 2.2) return 'wide'
  if (ratio > 1.2) return 'landscape'
  if (ratio > 0.9) return 'square'
  return ratio > 0.6 ? 'portrait' : 'tall'
}

export function safeBox(width: number, height: number): Box {
  const shape = shapeOf(width, height)
  const margin = Math.min(width, height) * (shape === 'wide' ? 0.13 : 0.085)
  // The top and bottom of a story are under the account name and the reply field.
  const edge = shape === 'tall' ? height * STORY_EDGE : margin
  return { x: margin, y: edge, width: width - 2 * margin, height: height - 2 * edge }
}

/** The box reduced on its sides. */
export const inset = (
  box: Box,
  by: { left?: number; top?: number; right?: number; bottom?: number },
): Box => ({
  x: box.x + (by.left ?? 0),
  y: box.y + (by.top ?? 0),
  width: box.width - (by.left ?? 0) - (by.right ?? 0),
  height: box.height - (by.top ?? 0) - (by.bottom ?? 0),
})

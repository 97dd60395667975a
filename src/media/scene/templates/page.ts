import type { BrandStyle } from '#platform/brand-styles.ts'
import type { Box } from './sheet.ts'

/** What a brand style changes besides colors and fonts. */
export type Manner = {
  headline: { isBold: boolean; isUpperCase: boolean }
  /** Corners of buttons and cards: 0 is square, 1 a pill. */
  roundness: number
}

export const manners: Record<BrandStyle | 'plain', Manner> = {
  plain: { headline: { isBold: true, isUpperCase: false }, roundness: 1 },
  minimalist: { headline: { isBold: true, isUpperCase: false }, roundness: 0 },
  luxury: { headline: { isBold: false, isUpperCase: false }, roundness: 0 },
  fun: { headline: { isBold: true, isUpperCase: false }, roundness: 1 },
  corporate: { headline: { isBold: true, isUpperCase: false }, roundness: 0.25 },
  creative: { headline: { isBold: true, isUpperCase: false }, roundness: 1 },
  bold: { headline: { isBold: true, isUpperCase: true }, roundness: 0 },
}

export type Form = 'wide' | 'landscape' | 'square' | 'portrait' | 'tall'

const STORY_EDGE = 250 / 1920

export function formOf(width: number, height: number): Form {
  const ratio = width / height
  if (ratio > 2.2) return 'wide'
  if (ratio > 1.2) return 'landscape'
  if (ratio > 0.9) return 'square'
  return ratio > 0.6 ? 'portrait' : 'tall'
}

/** The area that no network covers with its own controls, with a margin. */
export function safeBox(width: number, height: number): Box {
  const form = formOf(width, height)
  const margin = Math.min(width, height) * (form === 'wide' ? 0.13 : 0.085)
  // The top and bottom of a story are under the account name and the reply field.
  const edge = form === 'tall' ? height * STORY_EDGE : margin
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

import type { Canvas } from '@napi-rs/canvas'
import { drawLogo } from '../logo.ts'
import type { Scheme } from '../scheme.ts'
import { type Film, layer } from './film.ts'
import type { TextFace } from './set-text.ts'
import { textBlock } from './text-block.ts'

export type Closing = { brand: Canvas; call: Canvas | null }

/** The centers of two blocks stacked around this height. */
export function stacked(
  { brand, call }: Closing,
  around: number,
  gap: number,
): { brandY: number; callY: number } {
  const all = brand.height + (call ? gap + call.height : 0)
  const brandY = around - all / 2 + brand.height / 2
  return { brandY, callY: around + all / 2 - (call?.height ?? 0) / 2 }
}

/** The brand, large, with the call as a button: the end of every style, animated by each. */
export function closingOf(
  film: Film,
  scheme: Scheme,
  { face, roundness, width }: { face: TextFace; roundness: number; width: number },
): Closing {
  return { brand: brandOf(film, scheme, face, width), call: callOf(film, scheme, roundness, width) }
}

function brandOf(film: Film, scheme: Scheme, face: TextFace, width: number): Canvas {
  const { brand, gap } = film
  const { logo } = brand
  if (!logo) {
    const place = { width, height: gap * 6, maxLines: 2, largest: gap * (film.isUpright ? 2.4 : 3) }
    return textBlock(brand.name, face, place, { color: scheme.ink }).picture
  }
  const box = { x: 0, y: 0, width: Math.min(width, gap * 12), height: gap * 4.6 }
  return layer(box.width, box.height, (context) => drawLogo(context, logo, scheme.ground, box, 'center'))
}

function callOf(film: Film, scheme: Scheme, roundness: number, width: number): Canvas | null {
  if (!film.call) return null
  const { gap } = film
  const face = { family: film.fonts.secondary, weight: 700 } as const
  const place = { width: width - gap * 2, height: gap * 2, maxLines: 1, largest: gap }
  const words = textBlock(film.call, face, place, { color: scheme.buttonInk })
  const height = words.set.size * 2.4
  return layer(words.width + gap * 1.8, height, (context) => {
    context.fillStyle = scheme.button
    context.beginPath()
    context.roundRect(0, 0, words.width + gap * 1.8, height, (height / 2) * roundness)
    context.fill()
    context.drawImage(words.picture, gap * 0.9, (height - words.height) / 2)
  })
}

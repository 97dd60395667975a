import type { Canvas } from '@napi-rs/canvas'
import type { Scheme } from '../../scheme.ts'
import { type Film, layer } from '../film.ts'
import { textBlock } from '../text-block.ts'

const OFFER = /(?:[$€£]\s?\d+(?:[.,]\d+)?)|(?:(?<!\d)\d+(?:[.,]\d+)?\s?[%€$£])|(?:\b[23]\s?x\s?[12]\b)/iu

/** The offer in a caption, a price or discount; null without one. */
export const offerIn = (text: string): string | null => OFFER.exec(text)?.[0].replace(/\s/g, '') ?? null

/** A tag on a string with the offer; without one, with the brand's first letter, if it has a name. */
export function priceTag(
  { gap, brand, fonts, isUpright }: Film,
  offer: string | null,
  scheme: Scheme,
): Canvas {
  const [width, height] = [gap * (isUpright ? 9 : 8), gap * 6]
  const point = height * 0.32
  const face = { family: fonts.primary, weight: 700 } as const
  const place = { width: width - point - gap * 1.4, height: height * 0.7, maxLines: 1, largest: gap * 3.4 }
  const words = textBlock(offer ?? (brand.name.charAt(0).toUpperCase() || '!'), face, place, {
    color: scheme.buttonInk,
  })
  return layer(width, height, (context) => {
    context.fillStyle = scheme.button
    context.beginPath()
    context.moveTo(0, height / 2)
    context.lineTo(point, 0)
    context.lineTo(width, 0)
    context.lineTo(width, height)
    context.lineTo(point, height)
    context.fill()
    context.fillStyle = scheme.ground
    context.beginPath()
    context.arc(point * 0.86, height / 2, gap * 0.34, 0, 2 * Math.PI)
    context.fill()
    const x = point + (width - point) / 2 - words.width / 2
    context.drawImage(words.picture, x, (height - words.height) / 2)
  })
}

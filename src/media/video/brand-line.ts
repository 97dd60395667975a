import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawLogo } from '../logo.ts'
import type { Scheme } from '../scheme.ts'
import { type Film, layer } from './film.ts'
import { textBlock } from './text-block.ts'

/** The brand, small, at a fixed place for the whole video. */
export function placeNameAt(
  film: Film,
  scheme: Scheme,
  { x, y, height }: { x: number; y: number; height: number },
): (context: SKRSContext2D) => void {
  const { brand, fonts, width } = film
  const { logo } = brand
  if (logo) {
    const box = { x: 0, y: 0, width: width * 0.3, height: height * 1.7 }
    const sign = layer(box.width, box.height, (context) =>
      drawLogo(context, logo, scheme.ground, box, 'left'),
    )
    return (context) => context.drawImage(sign, Math.round(x), Math.round(y))
  }
  if (!brand.name) return () => undefined
  const place = { width: width * 0.6, height: height * 2, maxLines: 1, largest: height * 0.7 }
  const face = { family: fonts.primary, weight: 700 } as const
  const name = textBlock(brand.name, face, place, { color: scheme.ink, align: 'left' })
  return (context) => context.drawImage(name.picture, Math.round(x - name.set.size * 0.12), Math.round(y))
}

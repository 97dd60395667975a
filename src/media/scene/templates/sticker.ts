import { readableOn } from '#platform/contrast.ts'
import type { Scheme } from '../../scheme.ts'
import type { Layer, LayerOf } from '../scene.ts'
import { type Box, placed, type Sheet } from './sheet.ts'

type StickerOrder = {
  /** Its center and the room it has, in pixels. */
  at: [x: number, y: number]
  size: number
  badge: LayerOf<'sticker'>['badge']
  sticker: LayerOf<'sticker'>['sticker']
  scheme: Scheme
  rotation?: number
  /** It stays inside; by default inside the picture. */
  within?: Box
}

const wide = { circle: 1, burst: 1, pill: 1.9, tag: 1.9 }

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

const marginOf = ({ gap, width, height }: Sheet): Box => ({
  x: gap * 0.7,
  y: gap * 0.7,
  width: width - gap * 1.4,
  height: height - gap * 1.4,
})

/** The price, percentage or date in a badge; none without words for it. */
export function sticker(
  sheet: Sheet,
  { at, size, badge, sticker, scheme, rotation = 0, within = marginOf(sheet) }: StickerOrder,
): Layer[] {
  const { words, look } = sheet
  if (words.sticker === '') return []
  const color = scheme.button
  const width = size * wide[badge] * (wide[badge] > 1 ? 0.8 : 1)
  const height = wide[badge] > 1 ? size * 0.55 : size
  const x = between(at[0] - width / 2, within.x, within.x + within.width - width)
  const y = between(at[1] - height / 2, within.y, within.y + within.height - height)
  return [
    {
      ...placed(sheet, 'sticker', { x, y, width, height }),
      kind: 'sticker',
      sticker,
      text: words.sticker,
      badge,
      font: look.fonts.primary as LayerOf<'sticker'>['font'],
      color,
      ink: readableOn(color, [scheme.buttonInk, look.palette.primary, look.palette.neutral]),
      rotation,
    },
  ]
}

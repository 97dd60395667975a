import type { Palette } from '#platform/brand-styles.ts'
import { distance } from '../../colors.ts'
import { schemeOn } from '../../scheme.ts'
import { FADE } from '../draw-layer.ts'
import type { LayerOf } from '../scene.ts'
import { inset } from './page.ts'
import {
  type Box,
  brand,
  brandHeight,
  type Composed,
  markOf,
  photoBehind,
  photoIn,
  type Sheet,
  shade,
  shape,
} from './sheet.ts'
import { stackWords } from './stack-words.ts'
import { sticker } from './sticker.ts'

export type Options = {
  /** The palette color of the surface. */
  ground?: 'neutral' | 'primary' | 'secondary' | 'accent'
  badge?: LayerOf<'sticker'>['badge']
  sticker?: LayerOf<'sticker'>['sticker']
}

export const isSideways = ({ shape }: Sheet) => shape === 'landscape' || shape === 'wide'

export const stickerOf = ({ badge = 'circle', sticker = 'percent' }: Options) => ({ badge, sticker })

/** Words at the bottom of the photo, or on its left, where a shade rises. */
export function shadedEdge(sheet: Sheet, options: Options): Composed {
  const { safe, gap, width, height, unit } = sheet
  const { background, layers, scheme } = photoBehind(sheet)
  const sideways = isSideways(sheet)
  const part = sideways ? safe.width * 0.56 : safe.height * (sheet.shape === 'tall' ? 0.5 : 0.52)
  const words: Box = sideways
    ? { ...safe, width: part }
    : { ...safe, y: safe.y + safe.height - part, height: part }
  const edge = sideways ? words.x + words.width + gap * 0.3 : height - words.y + gap * 0.3
  const grown = edge / (1 - FADE)
  const shaded = sideways
    ? { x: 0, y: 0, width: grown, height }
    : { x: 0, y: height - grown, width, height: grown }
  // A name on a photo has a panel around it.
  const top = brandHeight(sheet) * (sheet.photo && !sheet.logo ? 1.6 : 1)
  const isWide = sheet.shape === 'wide'
  const hasSticker = sheet.words.sticker !== ''
  const size = unit * (isWide ? 0.26 : 0.24)
  const brandBox = sideways
    ? { x: safe.x + safe.width - unit * 0.46, y: safe.y + safe.height - top, width: unit * 0.46, height: top }
    : { x: safe.x, y: safe.y, width: safe.width - (hasSticker ? size + gap * 0.4 : 0), height: top }
  return {
    background,
    layers: [
      ...layers,
      ...shade(sheet, shaded, sideways ? 'right' : 'top'),
      ...brand(sheet, {
        box: brandBox,
        align: sideways ? 'right' : 'left',
        scheme,
        isOnPhoto: sheet.photo !== null,
      }),
      ...sticker(sheet, {
        ...stickerOf(options),
        at: [safe.x + safe.width - size / 2, safe.y + (isWide ? size * 0.3 : size / 2)],
        size,
        scheme,
        rotation: options.badge === 'burst' ? -8 : 0,
      }),
      ...stackWords(sheet, { box: words, scheme, align: 'left', anchor: sideways ? 'middle' : 'bottom' }),
    ],
  }
}

/** Words in the middle of a shaded photo, inside a thin frame. */
export function shadedFrame(sheet: Sheet, options: Options): Composed {
  const { safe, gap, whole, unit } = sheet
  const { background, layers, scheme } = photoBehind(sheet)
  const top = brandHeight(sheet)
  const isWide = sheet.shape === 'wide'
  const frame = inset(safe, { left: -gap * 0.4, right: -gap * 0.4, top: -gap * 0.4, bottom: -gap * 0.4 })
  const size = unit * (isWide ? 0.22 : 0.2)
  const hasSticker = sheet.words.sticker !== ''
  const sideways = isSideways(sheet)
  const inner = isWide
    ? inset(safe, {
        left: gap,
        right: gap + (hasSticker ? size * 1.7 : unit * 0.34),
        top: gap * 0.2,
        bottom: gap * 0.2,
      })
    : inset(safe, {
        left: gap,
        right: gap,
        top: hasSticker ? size * (sideways ? 0.7 : 1) + gap * (sideways ? 0.6 : 0.9) : gap,
        bottom: top + gap * 1.3,
      })
  const brandBox = isWide
    ? { x: safe.x + safe.width - unit * 0.34, y: safe.y + safe.height - top, width: unit * 0.32, height: top }
    : { x: safe.x + gap, y: safe.y + safe.height - top - gap * 0.5, width: safe.width - 2 * gap, height: top }
  return {
    background,
    layers: [
      ...layers,
      ...shade(sheet, whole, 'none'),
      shape(sheet, 'frame', frame, scheme.button, { shape: 'frame' }),
      ...brand(sheet, { box: brandBox, align: 'center', scheme }),
      ...sticker(sheet, {
        ...stickerOf(options),
        at: sideways
          ? [safe.x + safe.width - size * 0.8, safe.y + size * 0.36]
          : [safe.x + safe.width / 2, safe.y + gap * 0.5 + size / 2],
        size,
        scheme,
      }),
      ...stackWords(sheet, { box: inner, scheme, align: 'center', anchor: 'middle', most: 0.13 }),
    ],
  }
}

/** Words on a solid card that lies on the photo. */
export function card(sheet: Sheet, options: Options): Composed {
  const { safe, gap, look, unit } = sheet
  const scheme = schemeOn(look.palette, look.palette[options.ground ?? 'neutral'])
  // Without a photo, the card lies on a pattern in another color than its own.
  const { background, layers } = sheet.photo
    ? photoBehind(sheet)
    : {
        background: { color: markOf(scheme), photo: null },
        layers: photoIn(sheet, sheet.whole, scheme),
      }
  const sideways = isSideways(sheet)
  const box: Box = sideways
    ? {
        ...inset(safe, { left: -gap * 0.4, top: -gap * 0.4, bottom: -gap * 0.4 }),
        width: safe.width * 0.58 + gap * 0.4,
      }
    : inset(safe, {
        left: -gap * 0.4,
        right: -gap * 0.4,
        top: safe.height * 0.46,
        bottom: sheet.shape === 'tall' ? 0 : -gap * 0.4,
      })
  const room = inset(box, { left: gap, right: gap, top: gap * 0.8, bottom: gap * 0.8 })
  const top = Math.min(brandHeight(sheet) * 0.85, gap * 1.8)
  const size = unit * 0.24
  const at: [number, number] = sideways
    ? [safe.x + safe.width - size / 2, safe.y + size / 2]
    : [box.x + box.width - size * 0.62, box.y - size * 0.3]
  return {
    background,
    layers: [
      ...layers,
      shape(sheet, 'card', box, scheme.ground, {
        shape: sheet.manner.roundness > 0 ? 'rounded' : 'rectangle',
      }),
      ...brand(sheet, { box: { ...room, height: top }, align: 'left', scheme }),
      ...stackWords(sheet, {
        box: inset(room, { top: top + gap * 0.5 }),
        scheme,
        align: 'left',
        anchor: 'middle',
        most: 0.12,
      }),
      ...sticker(sheet, { ...stickerOf(options), at, size, scheme, rotation: 6 }),
    ],
  }
}

/** Neither the paper nor what lies behind the ticket. */
const stubColor = ({ accent, secondary, primary }: Palette, ...others: string[]) =>
  [accent, secondary, primary].find((color) => others.every((other) => distance(color, other) > 90)) ??
  primary

/** A ticket on the photo: the date on its stub, the words beside it. */
export function ticket(sheet: Sheet, options: Options): Composed {
  const { safe, gap, look, whole, words } = sheet
  const { background, layers, scheme: outside } = photoBehind(sheet)
  const paper = schemeOn(look.palette, look.palette[options.ground ?? 'neutral'])
  const stub = schemeOn(look.palette, stubColor(look.palette, paper.ground, outside.ground))
  const sideways = isSideways(sheet)
  const top = brandHeight(sheet)
  const isWide = sheet.shape === 'wide'
  const body = isWide
    ? inset(safe, { left: -gap * 0.4, right: sheet.unit * 0.36 })
    : inset(safe, { top: top + gap, ...(sheet.shape === 'tall' && { bottom: safe.height * 0.12 }) })
  const part = words.sticker === '' ? 0 : sideways ? body.width * 0.26 : body.height * 0.26
  const stubBox: Box = sideways ? { ...body, width: part } : { ...body, height: part }
  const rest = inset(
    inset(body, sideways ? { left: part } : { top: part }),
    isWide
      ? { left: gap * 0.6, right: gap * 0.6, top: gap * 0.5, bottom: gap * 0.5 }
      : { left: gap, right: gap, top: gap * 0.8, bottom: gap * 0.8 },
  )
  const notch = Math.min(gap * 0.55, part / 4)
  const brandBox = isWide
    ? {
        x: safe.x + safe.width - sheet.unit * 0.32,
        y: safe.y + (safe.height - top) / 2,
        width: sheet.unit * 0.32,
        height: top,
      }
    : { ...safe, height: top }
  const notches: [number, number][] = sideways
    ? [
        [body.x + part, body.y],
        [body.x + part, body.y + body.height],
      ]
    : [
        [body.x, body.y + part],
        [body.x + body.width, body.y + part],
      ]
  return {
    background,
    layers: [
      ...layers,
      ...shade(sheet, whole, 'none'),
      ...brand(sheet, { box: brandBox, align: isWide ? 'right' : 'left', scheme: outside }),
      shape(sheet, 'ticket', body, paper.ground),
      ...(part > 0 ? [shape(sheet, 'stub', stubBox, stub.ground)] : []),
      ...(part > 0
        ? notches.map(([x, y], place) =>
            shape(
              sheet,
              `notch-${place}`,
              { x: x - notch, y: y - notch, width: 2 * notch, height: 2 * notch },
              outside.ground,
              { shape: 'circle' },
            ),
          )
        : []),
      ...sticker(sheet, {
        badge: 'pill',
        sticker: options.sticker ?? 'date',
        at: [stubBox.x + stubBox.width / 2, stubBox.y + stubBox.height / 2],
        size: Math.min(stubBox.width / 1.6, stubBox.height * 1.5),
        scheme: { ...stub, button: stub.ground, buttonInk: stub.ink },
      }),
      ...stackWords(sheet, { box: rest, scheme: paper, align: 'left', anchor: 'middle', most: 0.13 }),
    ],
  }
}

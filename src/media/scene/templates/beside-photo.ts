import { schemeOn } from '../../scheme.ts'
import { isSideways, type Options, stickerOf } from './over-photo.ts'
import { inset } from './page.ts'
import { type Box, brand, brandHeight, type Composed, disc, photoIn, type Sheet, shape } from './sheet.ts'
import { stackWords } from './stack-words.ts'
import { sticker } from './sticker.ts'

/** Half photo, half color; the sticker lies on the edge between them. */
export function halves(sheet: Sheet, options: Options): Composed {
  const { safe, gap, width, height, look, unit } = sheet
  const scheme = schemeOn(look.palette, look.palette[options.ground ?? 'primary'])
  const sideways = isSideways(sheet)
  const isWide = sheet.shape === 'wide'
  const cut = sideways ? width * (isWide ? 0.66 : 0.54) : height * (sheet.shape === 'tall' ? 0.5 : 0.46)
  const photoBox: Box = sideways
    ? { x: cut, y: 0, width: width - cut, height }
    : { x: 0, y: 0, width, height: cut }
  const top = brandHeight(sheet)
  const size = unit * 0.25
  const words: Box = sideways
    ? { ...safe, width: cut - safe.x - (isWide ? gap * 0.8 : gap) }
    : { ...safe, y: cut + gap, height: safe.y + safe.height - cut - gap }
  const below = isWide
    ? inset(words, { right: sheet.logo ? top * 2 + gap : unit * 0.32 })
    : sideways
      ? inset(words, { top: top + gap * 0.6 })
      : inset(words, { bottom: top + gap * 0.6 })
  const brandBox = isWide
    ? {
        x: words.x + words.width - unit * 0.3,
        y: words.y + (words.height - top) / 2,
        width: unit * 0.3,
        height: top,
      }
    : sideways
      ? { ...words, height: top }
      : { ...words, y: words.y + words.height - top, height: top }
  const at: [number, number] = sideways
    ? [width - size * 0.6 - gap * 0.4, isWide ? height * 0.3 : safe.y + size * 0.4]
    : [safe.x + safe.width - size / 2, cut - size * 0.45]
  return {
    background: { color: scheme.ground, photo: null },
    layers: [
      ...photoIn(sheet, photoBox, scheme),
      ...brand(sheet, { box: brandBox, align: isWide ? 'right' : 'left', scheme }),
      ...stackWords(sheet, {
        box: below,
        scheme,
        align: 'left',
        anchor: sideways ? 'middle' : 'top',
        most: 0.13,
      }),
      ...sticker(sheet, { ...stickerOf(options), at, size, scheme, rotation: -6 }),
    ],
  }
}

/** A round photo with the words beside or below it. */
export function round(sheet: Sheet, options: Options): Composed {
  const { safe, gap, width, look, unit } = sheet
  const scheme = schemeOn(look.palette, look.palette[options.ground ?? 'neutral'])
  const [mark = scheme.ink] = scheme.marks
  const sideways = isSideways(sheet)
  const isWide = sheet.shape === 'wide'
  const side = sideways ? safe.height * (isWide ? 1.06 : 0.94) : safe.width * 0.56
  const side2 = sideways ? side : Math.min(side, safe.height * 0.46)
  const x = sideways ? safe.x + safe.width - side2 : safe.x + (safe.width - side2) / 2
  const y = sideways ? safe.y + (safe.height - side2) / 2 : safe.y
  const picture: Box = { x, y, width: side2, height: side2 }
  const top = brandHeight(sheet)
  const words = sideways
    ? inset(safe, { right: side2 + gap * 1.2 })
    : inset(safe, { top: side2 + gap * 0.9, bottom: top + gap * 0.6 })
  const wordsBox = sideways && !isWide ? inset(words, { bottom: top + gap * 0.5 }) : words
  const narrowed = isWide ? inset(wordsBox, { right: unit * 0.32 + gap * 0.6 }) : wordsBox
  const brandBox = isWide
    ? {
        x: words.x + words.width - unit * 0.32,
        y: words.y + (words.height - top) / 2,
        width: unit * 0.32,
        height: top,
      }
    : {
        x: safe.x,
        y: safe.y + safe.height - top,
        width: sideways ? words.width : safe.width,
        height: top,
      }
  const ring = side2 * 0.53
  const size = Math.min(unit * 0.23, side2 * 0.42)
  return {
    background: { color: scheme.ground, photo: null },
    layers: [
      disc(sheet, 'circle-1', [x + side2 * 0.5 + gap * 0.3, y + side2 * 0.5 + gap * 0.3, ring], mark),
      ...photoIn(sheet, picture, scheme, 'circle'),
      disc(sheet, 'circle-2', [width * 0.02, sheet.height * 0.02, unit * 0.09], scheme.faint),
      ...brand(sheet, { box: brandBox, align: sideways ? 'left' : 'center', scheme }),
      ...stackWords(sheet, {
        box: narrowed,
        scheme,
        align: sideways ? 'left' : 'center',
        anchor: 'middle',
        most: 0.13,
      }),
      ...sticker(sheet, {
        ...stickerOf(options),
        at: [x + side2 * 0.88, y + side2 * 0.16 + (sideways ? size * 0.1 : 0)],
        size,
        scheme,
        rotation: 8,
      }),
    ],
  }
}

/** The photo with a wide margin, as a print; the words below or beside it. */
export function print(sheet: Sheet, options: Options): Composed {
  const { safe, gap, look, unit } = sheet
  const scheme = schemeOn(look.palette, look.palette[options.ground ?? 'neutral'])
  const sideways = isSideways(sheet)
  const isWide = sheet.shape === 'wide'
  const picture: Box = sideways
    ? { ...safe, x: safe.x - gap * 0.3, width: safe.width * (isWide ? 0.28 : 0.44) }
    : { ...safe, height: safe.height * 0.5 }
  const words = sideways
    ? inset(safe, { left: picture.width + gap * (isWide ? 0.6 : 1) })
    : inset(safe, { top: picture.height + gap * 0.9 })
  const top = brandHeight(sheet)
  const size = unit * 0.22
  const room = isWide
    ? inset(words, { right: unit * 0.32 + gap * 0.4 })
    : inset(words, { bottom: top + gap * 0.5 })
  const brandBox = isWide
    ? {
        x: words.x + words.width - unit * 0.32,
        y: words.y + (words.height - top) / 2,
        width: unit * 0.32,
        height: top,
      }
    : { ...words, y: words.y + words.height - top, height: top }
  return {
    background: { color: scheme.ground, photo: null },
    layers: [
      ...photoIn(sheet, picture, scheme, sheet.manner.roundness > 0.5 ? 'rounded' : 'rectangle'),
      ...stackWords(sheet, { box: room, scheme, align: 'left', anchor: 'top', most: 0.12, hasBar: !isWide }),
      ...brand(sheet, { box: brandBox, align: isWide ? 'right' : 'left', scheme }),
      ...sticker(sheet, {
        ...stickerOf(options),
        at: [picture.x + picture.width - size * 0.5, picture.y + size * 0.5],
        size: Math.min(size, picture.width * 0.55),
        scheme,
        within: inset(picture, { left: gap * 0.3, top: gap * 0.3, right: gap * 0.3, bottom: gap * 0.3 }),
      }),
    ],
  }
}

/** A band of color crosses the photo and carries the words. */
export function band(sheet: Sheet, options: Options): Composed {
  const { safe, gap, width, height, look, unit } = sheet
  const scheme = schemeOn(look.palette, look.palette[options.ground ?? 'accent'])
  const edge = schemeOn(look.palette, scheme.ground).marks[0] ?? scheme.ink
  const isWide = sheet.shape === 'wide'
  const top = brandHeight(sheet)
  const from = isWide ? 0 : height * (sheet.shape === 'landscape' ? 0.36 : 0.42)
  const to = isWide ? height : height * (sheet.shape === 'tall' ? 0.8 : 0.9)
  const strip: Box = isWide
    ? { x: 0, y: 0, width: width * 0.7, height }
    : { x: 0, y: from, width, height: to - from }
  const words = isWide
    ? { ...safe, width: strip.width - safe.x - gap * 0.6 }
    : inset({ ...strip, x: safe.x, width: safe.width }, { top: gap * 0.9, bottom: gap * 0.6 })
  const room = isWide
    ? inset(words, { right: unit * 0.34 })
    : inset(words, { right: sheet.shape === 'landscape' ? unit * 0.42 : 0 })
  const size = unit * 0.23
  const brandBox: Box = isWide
    ? {
        x: words.x + words.width - unit * 0.3,
        y: words.y + (words.height - top) / 2,
        width: unit * 0.3,
        height: top,
      }
    : sheet.shape === 'landscape'
      ? {
          x: safe.x + safe.width - unit * 0.38,
          y: strip.y + (strip.height - top) / 2,
          width: unit * 0.38,
          height: top,
        }
      : { ...room, y: room.y + room.height - top, height: top }
  const stack = isWide || sheet.shape === 'landscape' ? room : inset(room, { bottom: top + gap * 0.5 })
  return {
    background: { color: scheme.ground, photo: sheet.photo },
    layers: [
      ...(sheet.photo ? [] : photoIn(sheet, sheet.whole, scheme)),
      shape(sheet, 'band', strip, scheme.ground),
      shape(
        sheet,
        'edge',
        isWide
          ? { x: strip.width, y: 0, width: gap * 0.2, height }
          : { x: 0, y: from - gap * 0.2, width, height: gap * 0.2 },
        edge,
      ),
      ...stackWords(sheet, { box: stack, scheme, align: 'left', anchor: 'middle', most: 0.13 }),
      ...brand(sheet, {
        box: brandBox,
        align: isWide || sheet.shape === 'landscape' ? 'right' : 'left',
        scheme,
      }),
      ...sticker(sheet, {
        ...stickerOf(options),
        at: isWide
          ? [strip.width + (width - strip.width) / 2, height / 2]
          : [safe.x + safe.width - size * 0.6, Math.max(safe.y + size * 0.3, from - size * 0.62)],
        size: isWide ? size * 0.9 : size,
        scheme,
        rotation: -8,
      }),
    ],
  }
}

import { schemeOn } from '../../scheme.ts'
import type { LayerOf } from '../scene.ts'
import { isSideways, type Options, stickerOf } from './over-photo.ts'
import { inset } from './page.ts'
import {
  type Box,
  brand,
  brandHeight,
  type Composed,
  disc,
  markOf,
  photoIn,
  placed,
  type Sheet,
  shape,
} from './sheet.ts'
import { stackWords } from './stack-words.ts'
import { sticker } from './sticker.ts'

/** Brand on the left and words on its right, as a header of emails needs it. */
function brandBeside(sheet: Sheet): { words: Box; brandBox: Box } {
  const { safe, unit, gap } = sheet
  const top = brandHeight(sheet)
  const part = unit * 0.32
  return {
    words: inset(safe, { right: part + gap * 0.8 }),
    brandBox: {
      x: safe.x + safe.width - part,
      y: safe.y + (safe.height - top) / 2,
      width: part,
      height: top,
    },
  }
}

/** A large headline on a color, with circles that leave the picture. */
export function statement(sheet: Sheet, options: Options): Composed {
  const { safe, gap, width, height, look, unit, shape: format } = sheet
  const scheme = schemeOn(look.palette, look.palette[options.ground ?? 'primary'])
  const [mark = scheme.ink] = scheme.marks
  const top = brandHeight(sheet)
  const isWide = format === 'wide'
  const size = unit * 0.26
  const hasSticker = sheet.words.sticker !== ''
  const beside = brandBeside(sheet)
  const corner = [width * 0.98, height * (isWide ? 1.3 : 1)] as const
  const radius = unit * (isWide ? 0.2 : 0.24)
  const words = isWide
    ? beside.words
    : inset(safe, {
        top: Math.max(top, hasSticker && format !== 'landscape' ? size * 0.62 : 0) + gap,
        bottom: format === 'landscape' ? 0 : unit * 0.2,
        right: format === 'landscape' ? unit * (hasSticker ? 0.48 : 0.34) : 0,
      })
  return {
    background: { color: scheme.ground, photo: null },
    layers: [
      disc(sheet, 'circle-2', [...corner, radius * 1.55], scheme.faint),
      disc(sheet, 'circle-1', [...corner, radius], mark),
      ...brand(sheet, {
        box: isWide
          ? beside.brandBox
          : { ...safe, width: safe.width - (hasSticker ? size * 1.5 : 0), height: top },
        align: isWide ? 'right' : 'left',
        scheme,
      }),
      ...stackWords(sheet, { box: words, scheme, align: 'left', anchor: 'middle', most: 0.17, hasBar: true }),
      ...(isWide
        ? []
        : sticker(sheet, {
            ...stickerOf(options),
            at: [safe.x + safe.width - size / 2, safe.y + size / 2 - gap * 0.2],
            size: format === 'landscape' ? size : size * 0.9,
            scheme,
            rotation: 8,
          })),
    ],
  }
}

/** The number first: a sticker that fills the picture, the words below or beside it. */
export function number(sheet: Sheet, options: Options): Composed {
  const { safe, gap, look, unit, width, height } = sheet
  const scheme = schemeOn(look.palette, look.palette[options.ground ?? 'neutral'])
  const sideways = isSideways(sheet)
  const isWide = sheet.shape === 'wide'
  const top = brandHeight(sheet)
  const hasSticker = sheet.words.sticker !== ''
  const size = hasSticker
    ? sideways
      ? Math.min(safe.height * 0.9, safe.width * 0.36)
      : safe.width * 0.54
    : 0
  const most = hasSticker ? Math.min(size, safe.height * (sideways ? 0.96 : 0.4)) : 0
  const words = sideways
    ? inset(safe, { left: most + gap, bottom: isWide ? 0 : top + gap * 0.5 })
    : inset(safe, { top: most + gap * 0.7, bottom: top + gap * 0.6 })
  const room = isWide ? inset(words, { right: unit * 0.32 + gap * 0.5 }) : words
  const brandBox = isWide
    ? brandBeside(sheet).brandBox
    : { x: words.x, y: safe.y + safe.height - top, width: words.width, height: top }
  const strip = sideways
    ? { x: 0, y: 0, width: safe.x + most / 2, height }
    : { x: 0, y: 0, width, height: safe.y + most / 2 }
  return {
    background: { color: scheme.ground, photo: null },
    layers: [
      ...(sheet.photo ? photoIn(sheet, strip, scheme) : [shape(sheet, 'strip', strip, markOf(scheme))]),
      ...sticker(sheet, {
        ...stickerOf(options),
        at: sideways
          ? [safe.x + most / 2, safe.y + safe.height / 2]
          : [safe.x + safe.width / 2, safe.y + most / 2],
        size: most,
        scheme,
      }),
      ...brand(sheet, { box: brandBox, align: isWide ? 'right' : sideways ? 'left' : 'center', scheme }),
      ...stackWords(sheet, {
        box: room,
        scheme,
        align: sideways ? 'left' : 'center',
        anchor: 'middle',
        most: 0.12,
      }),
    ],
  }
}

/** A customer's words between large marks. */
export function quote(sheet: Sheet, options: Options): Composed {
  const { safe, gap, look, unit } = sheet
  const scheme = schemeOn(look.palette, look.palette[options.ground ?? 'primary'])
  const [mark = scheme.ink] = scheme.marks
  const isWide = sheet.shape === 'wide'
  const top = brandHeight(sheet)
  const sideways = isSideways(sheet)
  const side = unit * (isWide ? 0.3 : sideways ? 0.26 : 0.22)
  const avatar: Box = sideways
    ? { x: safe.x, y: safe.y + (safe.height - side) / 2, width: side, height: side }
    : { x: safe.x + (safe.width - side) / 2, y: safe.y, width: side, height: side }
  const beside = brandBeside(sheet)
  const words = isWide
    ? inset(beside.words, { left: side + gap * 0.8 })
    : sideways
      ? inset(safe, { left: side + gap * 1.2, bottom: top + gap * 0.5 })
      : inset(safe, { top: side + gap * 0.7, bottom: top + gap * 0.7, left: gap * 0.4, right: gap * 0.4 })
  const sign: LayerOf<'text'> = {
    ...placed(sheet, 'sign', avatar),
    kind: 'text',
    role: 'free',
    text: '“',
    font: 'Playfair Display',
    isBold: true,
    isUpperCase: false,
    size: Math.min(1, side / unit),
    color: scheme.ink,
    align: 'center',
    anchor: 'middle',
    panel: null,
  }
  return {
    background: { color: scheme.ground, photo: null },
    layers: [
      disc(sheet, 'circle-1', [0, 0, unit * 0.16], scheme.faint),
      disc(sheet, 'circle-2', [sheet.width, sheet.height, unit * 0.2], scheme.faint),
      ...(sheet.photo
        ? [
            disc(sheet, 'ring', [avatar.x + side / 2, avatar.y + side / 2, side * 0.54], mark),
            ...photoIn(sheet, avatar, scheme, 'circle'),
          ]
        : [sign]),
      ...stackWords(sheet, {
        box: words,
        scheme,
        align: sideways ? 'left' : 'center',
        anchor: 'middle',
        most: 0.105,
        lineMost: 0.042,
        isLight: true,
      }),
      ...brand(sheet, {
        box: isWide
          ? beside.brandBox
          : {
              x: sideways ? words.x : safe.x,
              y: safe.y + safe.height - top,
              width: words.width,
              height: top,
            },
        align: isWide ? 'right' : sideways ? 'left' : 'center',
        scheme,
      }),
    ],
  }
}

/** A notice: a head in color, and below it lines that are easy to read from afar. */
export function notice(sheet: Sheet, options: Options): Composed {
  const { safe, gap, look, width, height, unit } = sheet
  const paper = schemeOn(look.palette, look.palette[options.ground ?? 'neutral'])
  const sideways = isSideways(sheet)
  const isWide = sheet.shape === 'wide'
  const top = brandHeight(sheet)
  const cut = sideways ? width * 0.34 : height * (sheet.shape === 'tall' ? 0.32 : 0.28)
  const head: Box = sideways ? { x: 0, y: 0, width: cut, height } : { x: 0, y: 0, width, height: cut }
  const words = sideways
    ? inset(safe, { left: cut - safe.x + gap })
    : inset(safe, { top: cut - safe.y + gap, bottom: top + gap * 0.6 })
  const room = isWide
    ? inset(words, { right: unit * 0.32 + gap * 0.4 })
    : sideways
      ? inset(words, { bottom: top + gap * 0.5 })
      : words
  return {
    background: { color: paper.ground, photo: null },
    layers: [
      ...photoIn(sheet, head, paper),
      shape(
        sheet,
        'edge',
        sideways ? { x: cut, y: 0, width: gap * 0.22, height } : { x: 0, y: cut, width, height: gap * 0.22 },
        paper.button,
      ),
      ...stackWords(sheet, {
        box: room,
        scheme: paper,
        align: 'left',
        anchor: sideways ? 'middle' : 'top',
        most: 0.12,
        lineMost: 0.062,
      }),
      ...brand(sheet, {
        box: isWide
          ? brandBeside(sheet).brandBox
          : {
              x: words.x,
              y: safe.y + safe.height - top,
              width: words.width,
              height: top,
            },
        align: isWide ? 'right' : 'left',
        scheme: paper,
      }),
    ],
  }
}

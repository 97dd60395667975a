import type { BrandStyle, FontPair, Palette } from '#platform/brand-styles.ts'
import { contrast } from '#platform/contrast.ts'
import { mix } from '../../colors.ts'
import { type Scheme, schemeOn } from '../../scheme.ts'
import type { SceneContext, SceneTools } from '../context.ts'
import type { Layer, LayerOf, Scene, ScenePhoto, SceneSize, SceneWords } from '../scene.ts'
import { unitOf } from '../scene.ts'
import { shadeOpacity, shadeScheme } from '../shade.ts'
import { type Form, formOf, type Manner, manners, safeBox } from './page.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** What a template shows. */
export type TemplateInput = {
  size: SceneSize
  words: SceneWords
  /** Of the business; shown if there is no logo. */
  name: string
  look: { style: BrandStyle | null; palette: Palette; fonts: FontPair }
  photo: ScenePhoto | null
  /** Its shape and colors, as `Logo` has them. */
  logo: { width: number; height: number; color: string; ground: string | null } | null
}

/** A canvas to measure text with. */
export type Measuring = { context: SceneContext; tools: SceneTools }

/** Everything a composition lays out with; boxes are in pixels. */
export type Sheet = TemplateInput &
  Measuring & {
    width: number
    height: number
    unit: number
    gap: number
    /** The area that no network covers, with a margin. */
    safe: Box
    shape: Form
    whole: Box
    manner: Manner
  }

export function openSheet(input: TemplateInput, measuring: Measuring): Sheet {
  const { width, height } = input.size
  const unit = unitOf(input.size)
  return {
    ...input,
    ...measuring,
    width,
    height,
    unit,
    gap: unit * 0.045,
    safe: safeBox(width, height),
    shape: formOf(width, height),
    whole: { x: 0, y: 0, width, height },
    manner: manners[input.look.style ?? 'plain'],
  }
}

export type Composed = { background: Scene['background']; layers: Layer[] }

/** A layer in a box, with what most layers have in common. */
export const placed = ({ width, height }: Sheet, id: string, box: Box) => ({
  id,
  x: box.x / width,
  y: box.y / height,
  width: Math.max(0.005, box.width / width),
  height: Math.max(0.005, box.height / height),
  rotation: 0,
  opacity: 1,
  isLocked: false,
  isHidden: false,
})

export const shape = (
  sheet: Sheet,
  id: string,
  box: Box,
  color: string,
  more: Partial<LayerOf<'shape'>> = {},
): LayerOf<'shape'> => ({
  ...placed(sheet, id, box),
  kind: 'shape',
  shape: 'rectangle',
  color,
  fade: 'none',
  ...more,
})

const squareAround = (x: number, y: number, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

export const disc = (sheet: Sheet, id: string, [x, y, radius]: [number, number, number], color: string) =>
  shape(sheet, id, squareAround(x, y, radius), color, { shape: 'circle' })

/** A color that no sticker has, because it lies on it. */
export const markOf = ({ marks, button, ink }: Scheme) =>
  marks.find((color) => color !== button) ?? marks[0] ?? ink

/** The photo in a box; without one, a pattern in the brand's colors. */
export function photoIn(
  sheet: Sheet,
  box: Box,
  scheme: Scheme,
  form: LayerOf<'photo'>['shape'] = 'rectangle',
): Layer[] {
  const { photo } = sheet
  if (photo) return [{ ...placed(sheet, 'photo', box), kind: 'photo', ...photo, shape: form }]
  const mark = markOf(scheme)
  const ground = shape(sheet, 'photo-ground', box, mark, { shape: form })
  return [ground, ...(form === 'circle' ? rings : discs)(sheet, box, mark, scheme.ground)]
}

const rings = (sheet: Sheet, { x, y, width }: Box, mark: string, bright: string): Layer[] =>
  [0.36, 0.24, 0.12].map((radius, place) =>
    disc(
      sheet,
      `photo-ring-${place}`,
      [x + width / 2, y + width / 2, width * radius],
      place === 2 ? bright : mix(mark, bright, 0.16 * (place + 1)),
    ),
  )

/** Rows of discs, tone on tone; one of them is bright. */
function discs(sheet: Sheet, box: Box, mark: string, bright: string): Layer[] {
  const tile = Math.min(box.width, box.height) / 2
  const [columns, rows] = [Math.round(box.width / tile), Math.round(box.height / tile)]
  const [width, height] = [box.width / columns, box.height / rows]
  return Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    const center = [box.x + (column + 0.5) * width, box.y + (row + 0.5) * height] as const
    const color = place === 0 ? bright : mix(mark, bright, (column + row) % 2 ? 0.14 : 0.26)
    return disc(sheet, `photo-disc-${place}`, [...center, Math.min(width, height) * 0.37], color)
  })
}

/** The whole picture is the photo; without one, the brand's color with circles that leave text readable. */
export function photoBehind(sheet: Sheet): Composed & { scheme: Scheme } {
  const { photo, width, height, unit, look } = sheet
  if (photo) {
    const scheme = shadeScheme(look.palette)
    return { background: { color: scheme.ground, photo }, layers: [], scheme }
  }
  const scheme = schemeOn(look.palette, look.palette.primary)
  const between = mix(scheme.ground, scheme.faint, 0.45)
  const layers = [
    disc(sheet, 'circle-1', [width * 0.94, height * 0.08, unit * 0.46], between),
    disc(sheet, 'circle-2', [width * 0.94, height * 0.08, unit * 0.28], scheme.faint),
    disc(sheet, 'circle-3', [width * 0.04, height * 0.96, unit * 0.2], between),
  ]
  return { background: { color: scheme.ground, photo: null }, layers, scheme }
}

/** A shade over the photo, solid or fading out on one side. */
export function shade(sheet: Sheet, box: Box, fade: LayerOf<'shape'>['fade']): LayerOf<'shape'>[] {
  if (!sheet.photo) return []
  const { ground } = shadeScheme(sheet.look.palette)
  // Locked: otherwise it would be dragged instead of what it lies on.
  return [shape(sheet, 'shade', box, ground, { fade, opacity: shadeOpacity(ground), isLocked: true })]
}

const VANISHES_BELOW = 2.2
/** Many logos have dark letters beside their colors; only a light one is left on dark without a surface. */
const VANISHES_ON_DARK_BELOW = 6

/** The surface that a logo needs to be seen on this background; on photos it always has one. */
function plateFor(logo: NonNullable<TemplateInput['logo']>, ground: string | null): string | null {
  if (logo.ground !== null) return logo.ground
  const isDark = ground !== null && contrast(ground, '#ffffff') > contrast(ground, '#000000')
  const least = isDark ? VANISHES_ON_DARK_BELOW : VANISHES_BELOW
  if (ground !== null && contrast(logo.color, ground) >= least) return null
  return contrast(logo.color, '#ffffff') >= VANISHES_BELOW ? '#ffffff' : '#1c1917'
}

export type BrandPlace = {
  box: Box
  align: 'left' | 'center' | 'right'
  scheme: Scheme
  /** On a photo without a shade. */
  isOnPhoto?: boolean
}

/** The logo, or the whole name of the business. */
export function brand(sheet: Sheet, { box, align, scheme, isOnPhoto = false }: BrandPlace): Layer[] {
  const { logo, name, look } = sheet
  const shift = { left: 0, center: 0.5, right: 1 }[align]
  if (logo) {
    const plate = plateFor(logo, isOnPhoto ? null : scheme.ground)
    const scale = Math.min(box.width / logo.width, box.height / logo.height)
    const [width, height] = [logo.width * scale, logo.height * scale]
    const inner = { x: box.x + (box.width - width) * shift, y: box.y + (box.height - height) / 2 }
    return [{ ...placed(sheet, 'logo', { ...inner, width, height }), kind: 'logo', plate }]
  }
  if (name === '') return []
  return [
    {
      ...placed(sheet, 'name', box),
      kind: 'text',
      role: 'name',
      text: name,
      font: look.fonts.primary as LayerOf<'text'>['font'],
      isBold: true,
      isUpperCase: false,
      size: Math.min(box.height * 0.62, sheet.gap * 0.93) / sheet.unit,
      color: scheme.ink,
      align,
      anchor: 'middle',
      panel: isOnPhoto ? { color: scheme.ground, opacity: 1, roundness: sheet.manner.roundness } : null,
    },
  ]
}

/** The height of the logo or the name. */
export const brandHeight = ({ gap, logo, shape }: Sheet) => gap * (shape === 'wide' ? 2.8 : logo ? 2.2 : 1.5)

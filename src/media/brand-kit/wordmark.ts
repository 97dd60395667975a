import { createCanvas } from '@napi-rs/canvas'
import { readableOn } from '#platform/contrast.ts'
import type { BrandLook } from '../brand-look.ts'
import { drawable } from '../drawable-text.ts'
import { font } from '../fonts.ts'

const HEIGHT = 240
const SIZE = 140
const MAX_WIDTH = 1800
const MARK = 512

/** Readable as a placeholder in both languages. */
const PLACEHOLDER = 'Logo'

const nameOf = (look: BrandLook) => drawable(look.name, 100) || PLACEHOLDER

/** The name in the brand's font and color on transparent: the logo of a brand without one. */
export async function drawWordmark(look: BrandLook): Promise<Buffer> {
  const name = nameOf(look)
  const measure = createCanvas(1, 1).getContext('2d')
  measure.font = font(look.fonts.primary, 700, SIZE)
  const size = SIZE * Math.min(1, MAX_WIDTH / measure.measureText(name).width)
  measure.font = font(look.fonts.primary, 700, size)
  const canvas = createCanvas(Math.ceil(measure.measureText(name).width) + SIZE / 2, HEIGHT)
  const context = canvas.getContext('2d')
  context.font = measure.font
  context.fillStyle = readableOn('#ffffff', [look.palette.primary, look.palette.secondary])
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, canvas.width / 2, HEIGHT / 2)
  return canvas.encode('png')
}

/** The first letter on a patch of the brand's color. */
export async function drawInitial(look: BrandLook): Promise<Buffer> {
  const canvas = createCanvas(MARK, MARK)
  const context = canvas.getContext('2d')
  const { primary, neutral, accent } = look.palette
  context.fillStyle = primary
  context.beginPath()
  context.roundRect(0, 0, MARK, MARK, MARK * 0.22)
  context.fill()
  context.font = font(look.fonts.primary, 700, MARK * 0.56)
  context.fillStyle = readableOn(primary, ['#ffffff', neutral, accent])
  context.textAlign = 'center'
  const letter = [...nameOf(look)][0]?.toUpperCase() ?? ''
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(letter)
  context.fillText(letter, MARK / 2, MARK / 2 + (ascent - descent) / 2)
  return canvas.encode('png')
}

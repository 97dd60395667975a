import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { PictureSize } from '#connectors/social/channel.ts'
import type { PictureWords } from '#writer/writer.ts'
import type { BrandLook } from '../brand-look.ts'
import { drawable } from '../drawable-text.ts'
import { readLogo } from '../logo.ts'
import { schemeOn } from '../scheme.ts'
import { choices } from './layouts.ts'
import { manners, safeBox, shapeOf } from './stage.ts'

export type PictureOrder = {
  size: PictureSize
  words: PictureWords
  look: BrandLook
  /** Chooses among the layouts; the same order and seed give the same picture. */
  seed: number
}

export async function paint({ size, words, look, seed }: PictureOrder): Promise<Canvas> {
  const { width, height } = size
  const canvas = createCanvas(width, height)
  const style = look.style ?? 'plain'
  const from = choices[style]
  const choice = from[Math.abs(seed) % from.length]
  if (!choice) throw new Error(`The style ${style} has no layout.`)
  const name = drawable(look.name, 60)
  const headline = drawable(words.headline, 120) || drawable(words.line, 120) || name
  choice.draw({
    context: canvas.getContext('2d'),
    width,
    height,
    safe: safeBox(width, height),
    gap: Math.sqrt(width * height) * 0.05,
    shape: shapeOf(width, height),
    palette: look.palette,
    scheme: schemeOn(look.palette, look.palette[choice.ground]),
    fonts: look.fonts,
    manner: manners[style],
    words: { headline, line: drawable(words.line, 160), call: drawable(words.call, 40) },
    brand: { name, logo: await readLogo(look.logo) },
    seed,
  })
  return canvas
}

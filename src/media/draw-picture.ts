import sharp from 'sharp'
import type { PictureSize } from '#channels/channel.ts'
import type { PictureWords } from '#writer/writer.ts'
import type { BrandLook } from './brand-look.ts'

export type PictureOrder = {
  size: PictureSize
  words: PictureWords
  look: BrandLook
  /** Chooses among the layouts; the same order and seed give the same picture. */
  seed: number
}

/** A branded picture, as PNG. */
export const drawPicture = ({ size, look }: PictureOrder): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: look.palette.primary } })
    .png()
    .toBuffer()

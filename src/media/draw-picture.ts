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

/** Canvas and encoder are heavy and start with the first picture, not with the product. */
async function painted(order: PictureOrder) {
  const [{ paint }, { default: sharp }] = await Promise.all([import('./picture/paint.ts'), import('sharp')])
  const canvas = await paint(order)
  const { width, height } = order.size
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha()
}

/** A branded picture, as PNG. */
export const drawPicture = async (order: PictureOrder): Promise<Buffer> =>
  (await painted(order)).png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()

/** The same as JPEG, which every network takes; at full colour resolution, or the edges of coloured letters fray. */
export const drawJpeg = async (order: PictureOrder): Promise<Buffer> =>
  (await painted(order)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()

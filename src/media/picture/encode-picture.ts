import sharp from 'sharp'
import type { PictureOrder } from '../draw-picture.ts'
import { paint } from './paint.ts'

async function painted(order: PictureOrder) {
  const canvas = await paint(order)
  const { width, height } = order.size
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha()
}

export const encodePng = async (order: PictureOrder): Promise<Buffer> =>
  (await painted(order)).png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()

/** At full colour resolution, or the edges of coloured letters fray. */
export const encodeJpeg = async (order: PictureOrder): Promise<Buffer> =>
  (await painted(order)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()

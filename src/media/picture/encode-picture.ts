import sharp from 'sharp'
import { type PictureOrder, paint } from './paint.ts'

async function painted(order: PictureOrder) {
  const canvas = await paint(order)
  const { width, height } = order.size
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha()
}

export const encodePng = async (order: PictureOrder): Promise<Buffer> =>
  (await painted(order)).png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()

/** Full chroma resolution, otherwise the edges of colored letters fray. */
export const encodeJpeg = async (order: PictureOrder): Promise<Buffer> =>
  (await painted(order)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()

import sharp, { type Sharp } from 'sharp'
import { AppError } from '#platform/errors.ts'
import { MAX_PIXELS } from './read-upload.ts'

/** The photo format of iPhones, upright, without metadata. Our build of sharp has no decoder for it. */
export async function decodeHeic(bytes: Uint8Array): Promise<Sharp> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const [image, ...others] = new libheif.HeifDecoder().decode(bytes)
  for (const other of others) other.free()
  if (!image) throw new AppError('picture_unreadable')
  const size = { width: image.get_width(), height: image.get_height() }
  if (size.width * size.height > MAX_PIXELS) throw new AppError('picture_too_large')
  const target = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
  const pixels = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) =>
    image.display(target, resolve),
  )
  image.free()
  if (!pixels) throw new AppError('picture_unreadable')
  return sharp(pixels.data, { raw: { ...size, channels: 4 } }).removeAlpha()
}

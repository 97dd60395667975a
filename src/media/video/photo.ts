import { createCanvas } from '@napi-rs/canvas'
import type { PictureSize } from '#connectors/social/channel.ts'
import { openUpload } from '../read-upload.ts'
import type { FilmPhoto, Photo } from './film.ts'

/** Room for the camera to move. */
export const PHOTO_ZOOM = 1.12

/** Null if it cannot be read. */
export async function readPhoto(
  { bytes, focus }: FilmPhoto,
  { width, height }: PictureSize,
): Promise<Photo | null> {
  const raw = await openUpload(bytes)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({
      width: Math.round(width * PHOTO_ZOOM),
      height: Math.round(height * PHOTO_ZOOM),
      fit: 'outside',
      withoutEnlargement: true,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!raw) return null
  const { data, info } = raw
  const picture = createCanvas(info.width, info.height)
  const context = picture.getContext('2d')
  const pixels = context.createImageData(info.width, info.height)
  pixels.data.set(data)
  context.putImageData(pixels, 0, 0)
  return { picture, focus }
}

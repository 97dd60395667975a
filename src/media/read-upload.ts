import sharp, { type Sharp } from 'sharp'
import { AppError } from '#platform/errors.ts'

/** The largest picture that is decoded. Photos of today's phones fit; a file that only claims to be huge does not. */
export const MAX_PIXELS = 50_000_000

/** Opens an upload without decoding. */
export const openUpload = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })

/** The displayed size of a picture, from its header. */
export async function measurePicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await orRefuse(() => openUpload(bytes).metadata())
  return { width: autoOrient.width, height: autoOrient.height }
}

/** Runs a step on an upload and turns failures into an error about the picture. */
export async function orRefuse<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (cause) {
    const isHuge = cause instanceof Error && cause.message.includes('exceeds pixel limit')
    throw new AppError(isHuge ? 'picture_too_large' : 'picture_unreadable', { cause })
  }
}

export const AVATAR_SIZE = 256

/** The largest square in the middle of a picture. */
export const middleSquare = (width: number, height: number) => {
  const side = Math.min(width, height)
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side }
}

/** The file is no picture that this browser can read. */
export class UnreadablePicture extends Error {}

/**
 * Cuts a picture to a small square before it is sent, so that a photo of ten megabytes from a phone becomes one of some
 * kilobytes, without the place and the time it was taken at.
 */
export async function squarePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new UnreadablePicture('Not a picture.', { cause })
  })
  const { x, y, side } = middleSquare(picture.width, picture.height)
  const canvas = Object.assign(document.createElement('canvas'), { width: AVATAR_SIZE, height: AVATAR_SIZE })
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePicture('There is nothing to draw on.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, AVATAR_SIZE, AVATAR_SIZE)
  picture.close()
  // A photo stays a photo; everything else may have transparent parts.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new UnreadablePicture('The picture could not be drawn.')
  return new File([blob], 'avatar', { type })
}

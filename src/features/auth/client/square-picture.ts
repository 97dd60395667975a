const AVATAR_SIZE = 256

/** The largest centered square of a picture. */
export const middleSquare = (width: number, height: number) => {
  const side = Math.min(width, height)
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side }
}

/** This browser cannot read the file as a picture. */
export class UnreadablePicture extends Error {}

/**
 * Crops a picture to a small square before uploading, so that ten megabytes become a few kilobytes, without location
 * and time.
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
  // A photo stays JPEG; everything else may be transparent.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new UnreadablePicture('The picture could not be drawn.')
  return new File([blob], 'avatar', { type })
}

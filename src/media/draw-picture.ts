import type { PictureOrder } from './picture/paint.ts'
import { type MediaTurn, runPictureTask } from './pool/media-pool.ts'

/** A branded picture, as PNG. */
export const drawPicture = (
  order: PictureOrder | (() => Promise<PictureOrder>),
  turn: MediaTurn,
): Promise<Buffer> => runPictureTask('drawPicture', order, turn)

/** The same as JPEG, which every network accepts. */
export const drawJpeg = (order: PictureOrder, turn: MediaTurn): Promise<Buffer> =>
  runPictureTask('drawJpeg', order, turn)

import type { PictureSize } from '#connectors/social/channel.ts'
import type { PictureWords } from '#writer/writer.ts'
import type { BrandLook } from './brand-look.ts'
import { type MediaTurn, runPictureTask } from './pool/media-pool.ts'

export type PictureOrder = {
  size: PictureSize
  words: PictureWords
  look: BrandLook
  /** Chooses among the layouts; the same order and seed give the same picture. */
  seed: number
}

/** A branded picture, as PNG. */
export const drawPicture = (
  order: PictureOrder | (() => Promise<PictureOrder>),
  turn: MediaTurn,
): Promise<Buffer> => runPictureTask('drawPicture', order, turn)

/** The same as JPEG, which every network takes. */
export const drawJpeg = (order: PictureOrder, turn: MediaTurn): Promise<Buffer> =>
  runPictureTask('drawJpeg', order, turn)

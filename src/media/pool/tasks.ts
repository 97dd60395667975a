import type { LogoVariant } from '#platform/brand-styles.ts'
import { drawBrandKit, drawLetterheadLogo } from '../brand-kit/draw-brand-kit.ts'
import { drawLogo } from '../brand-kit/logo-variants.ts'
import type { BrandLook } from '../brand-look.ts'
import { fitPicture, toJpeg } from '../fit-picture.ts'
import { encodeJpeg, encodePng } from '../picture/encode-picture.ts'
import { measurePicture } from '../read-upload.ts'
import { renderFilm } from '../video/render-film.ts'

/** Everything that decodes, draws or encodes pixels. It runs in worker processes and nowhere else. */
export const tasks = {
  drawPicture: encodePng,
  drawJpeg: encodeJpeg,
  drawLogo: ({ look, variant }: { look: BrandLook; variant: LogoVariant }) => drawLogo(look, variant),
  drawBrandKit,
  drawLetterheadLogo,
  fitPicture,
  measurePicture,
  toJpeg,
  renderFilm,
}
export type Tasks = typeof tasks

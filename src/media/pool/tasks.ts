import type { LogoVariant } from '#platform/brand-styles.ts'
import type { BrandLook } from '../brand-look.ts'

const later =
  <Input extends unknown[], Result>(load: () => Promise<(...input: Input) => Result>) =>
  async (...input: Input) =>
    (await load())(...input)

/**
 * Everything that decodes, draws or encodes pixels. It runs in worker processes only. Each task loads only what it
 * needs, so an upload does not wait for the fonts.
 */
export const tasks = {
  composeScene: later(async () => (await import('../scene/compose-scene.ts')).composeScene),
  drawTemplate: later(async () => (await import('../scene/compose-scene.ts')).drawTemplate),
  drawScene: later(async () => (await import('../scene/render-scene.ts')).renderScene),
  drawSvg: later(async () => (await import('../draw-svg.ts')).drawSvg),
  drawLogo: async ({ look, variant }: { look: BrandLook; variant: LogoVariant }) =>
    (await import('../brand-kit/logo-variants.ts')).drawLogo(look, variant),
  drawBrandKit: later(async () => (await import('../brand-kit/draw-brand-kit.ts')).drawBrandKit),
  drawLetterheadLogo: later(async () => (await import('../brand-kit/draw-brand-kit.ts')).drawLetterheadLogo),
  cropPicture: later(async () => (await import('../crop-picture.ts')).cropPicture),
  drawThumbnail: later(async () => (await import('../crop-picture.ts')).drawThumbnail),
  drawPreview: later(async () => (await import('../crop-picture.ts')).drawPreview),
  findFocus: later(async () => (await import('../crop-picture.ts')).findFocus),
  fitPicture: later(async () => (await import('../fit-picture.ts')).fitPicture),
  measureGif: later(async () => (await import('../fit-picture.ts')).measureGif),
  toJpeg: later(async () => (await import('../fit-picture.ts')).toJpeg),
  toJpegWithin: later(async () => (await import('../fit-picture.ts')).toJpegWithin),
  measurePicture: later(async () => (await import('../read-upload.ts')).measurePicture),
  renderFilm: later(async () => (await import('../video/render-film.ts')).renderFilm),
}
export type Tasks = typeof tasks

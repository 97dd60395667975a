import type { Locale } from '#platform/locale.ts'
import type { TourSceneId } from './tour-scenes.ts'

/** A picture of one of the product's own screens, 1280 x 800, in the language of the interface. */
export const tourPicture = (scene: TourSceneId, locale: Locale) => `/tour/${scene}-${locale}.webp`

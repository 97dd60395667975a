import type { Locale } from './locale.ts'

/** Screens with a picture in the tour and the help; `npm run tour` takes them. */
export type ScreenPicture =
  | 'home'
  | 'creator'
  | 'campaigns'
  | 'plan'
  | 'calendar'
  | 'studio'
  | 'customer'
  | 'people'
  | 'language'
  | 'data'

/** A screenshot of the product, 1280 x 800, in the language of the interface. */
export const screenPictureUrl = (picture: ScreenPicture, locale: Locale): string =>
  `/tour/${picture}-${locale}.webp`

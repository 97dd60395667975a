import type { BrandStyle, FontPair, Palette } from '#platform/brand-styles.ts'

/** A brand as shown on pictures and videos. */
export type BrandLook = {
  name: string
  style: BrandStyle | null
  palette: Palette
  fonts: FontPair
  /** PNG or JPEG. */
  logo: Buffer | null
}

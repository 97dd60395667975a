import type { BrandStyle, FontPair, Palette } from '#platform/brand-styles.ts'

/** A brand as pictures and videos show it. */
export type BrandLook = {
  name: string
  style: BrandStyle | null
  palette: Palette
  fonts: FontPair
  /** The bytes of the logo, PNG or JPEG. */
  logo: Buffer | null
}

import {
  type BrandStyle,
  defaultPalettes,
  fontPairs,
  plainFonts,
  plainPalette,
} from '#platform/brand-styles.ts'
import type { BrandDesign } from './brand-studio.contract.ts'

/** A design being edited. */
export type DesignDraft = Pick<BrandDesign, 'brandStyle' | 'colorPalette' | 'typography' | 'logoUrl'>

export const draftOf = ({ brandStyle, colorPalette, typography, logoUrl }: BrandDesign): DesignDraft => ({
  brandStyle,
  colorPalette,
  typography,
  logoUrl,
})

const isSame = <Value extends object>(one: Value, other: Value) =>
  Object.entries(one).every(
    ([key, value]) => String(other[key as keyof Value]).toLowerCase() === String(value).toLowerCase(),
  )

export const isSameDraft = (one: DesignDraft, other: DesignDraft) =>
  one.brandStyle === other.brandStyle &&
  one.logoUrl === other.logoUrl &&
  isSame(one.colorPalette, other.colorPalette) &&
  isSame(one.typography, other.typography)

const suggestedPalette = (style: BrandStyle | null) => (style ? defaultPalettes[style] : plainPalette)
const suggestedFonts = (style: BrandStyle | null) => (style ? fontPairs[style] : plainFonts)

export const hasOwnPalette = ({ brandStyle, colorPalette }: DesignDraft) =>
  !isSame(suggestedPalette(brandStyle), colorPalette)
export const hasOwnFonts = ({ brandStyle, typography }: DesignDraft) =>
  !isSame(suggestedFonts(brandStyle), typography)

/** Another style sets its colors and fonts, but never over chosen ones. */
export const withStyle = (draft: DesignDraft, brandStyle: BrandStyle): DesignDraft => ({
  ...draft,
  brandStyle,
  colorPalette: hasOwnPalette(draft) ? draft.colorPalette : defaultPalettes[brandStyle],
  typography: hasOwnFonts(draft) ? draft.typography : fontPairs[brandStyle],
})

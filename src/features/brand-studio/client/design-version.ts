import type { BrandDesign } from '../brand-studio.contract.ts'

/** A cache key for pictures of a saved design. Name, colors and logo all affect them. */
export const designVersion = ({ updatedAt, logoUrl, colorPalette, brandName }: BrandDesign) =>
  `${updatedAt}${logoUrl?.slice(-8)}${colorPalette.primary}${brandName.slice(0, 16)}`

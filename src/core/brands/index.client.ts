export { useActiveBrand } from './client/active-brand.ts'
export { BrandField } from './client/brand-field.tsx'
export { BrandFilterLine } from './client/brand-filter-line.tsx'
export { BrandLogoField } from './client/brand-logo-field.tsx'
export { BrandMenu } from './client/brand-menu.tsx'
export { BrandSwitcher } from './client/brand-switcher.tsx'
export { useBrands, usePrefetchBrands, useUpdateBrand } from './client/brands.queries.ts'
export { BusinessNameHint } from './client/business-name-hint.tsx'
export { useBrandChoices } from './client/use-brand-choices.ts'
export { useBrandFilter, useIsBrandFilterKnown, useShownBrand } from './client/use-brand-filter.ts'
export { useMayManageBrands } from './client/use-may-manage-brands.ts'
export { usePublicName } from './client/use-public-name.ts'

export const loadBrandsSection = () => import('./client/brands-section.tsx')

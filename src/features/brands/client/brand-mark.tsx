import { type Brand, DEFAULT_BRAND_COLOUR } from '../brands.contract.ts'

/** The logo, or a patch of the brand's colour where it has none. */
export function BrandMark({ brand }: { brand: Brand }) {
  if (brand.logo) {
    return <img src={brand.logo} alt="" className="size-5 shrink-0 rounded-sm border object-contain" />
  }
  return (
    <span
      aria-hidden
      className="size-5 shrink-0 rounded-sm border"
      style={{ backgroundColor: brand.primaryColor ?? DEFAULT_BRAND_COLOUR }}
    />
  )
}

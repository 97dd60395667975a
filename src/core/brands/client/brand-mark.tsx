import { cn } from '#client/ui/cn.ts'
import { type Brand, DEFAULT_BRAND_COLOR } from '../brands.contract.ts'

interface BrandMarkProps {
  brand: Pick<Brand, 'logo' | 'primaryColor'>
  className?: string
}

/** The logo, or a patch of the brand's color. */
export function BrandMark({ brand, className }: BrandMarkProps) {
  const classes = cn('size-5 shrink-0 rounded-sm border', className)
  if (brand.logo) return <img src={brand.logo} alt="" className={cn(classes, 'bg-white object-contain')} />
  return (
    <span
      aria-hidden
      className={classes}
      style={{ backgroundColor: brand.primaryColor ?? DEFAULT_BRAND_COLOR }}
    />
  )
}

import type { ReactNode } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { DemoMark } from '#client/ui/demo-mark.tsx'
import type { Brand } from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'
import { BrandMark } from './brand-mark.tsx'

interface BrandRowProps {
  brand: Brand
  isActive?: boolean
  /** Actions. */
  children: ReactNode
}

export function BrandRow({ brand, isActive = false, children }: BrandRowProps) {
  const t = useText(brandMessages)
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <BrandMark brand={brand} className="size-9" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 break-words font-medium">{brand.name}</span>
        {isActive ? <Badge tone="success">{t('switcher.active')}</Badge> : null}
        {brand.isDemo ? <DemoMark /> : null}
      </div>
      {children}
    </li>
  )
}

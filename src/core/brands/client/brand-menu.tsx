import { Plus, Settings2 } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import type { Brand } from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'
import { chooseBrand } from './active-brand.ts'
import { BrandButton } from './brand-button.tsx'
import { BrandMark } from './brand-mark.tsx'

export interface BrandMenuProps {
  brands: Brand[]
  active: Brand
  /** Only for people who may add brands. */
  onAdd?: (() => void) | undefined
  size?: 'sm' | 'md'
  defaultOpen?: boolean
}

export function BrandMenu({ brands, active, onAdd, size = 'md', defaultOpen = false }: BrandMenuProps) {
  const t = useText(brandMessages)
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger>
        <BrandButton active={active} size={size} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-60">
        <DropdownMenuLabel>{t('switcher.heading')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={active.id} onValueChange={chooseBrand}>
          {brands.map((brand) => (
            <DropdownMenuRadioItem key={brand.id} value={brand.id}>
              <BrandMark brand={brand} />
              <span className="min-w-0 flex-1 truncate">{brand.name}</span>
              {brand.id === active.id ? <Badge tone="success">{t('switcher.active')}</Badge> : null}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        {onAdd ? (
          <DropdownMenuItem icon={<Plus aria-hidden />} onSelect={onAdd}>
            {t('switcher.add')}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem asChild>
          <Link href="/settings?section=brands">
            <Settings2 aria-hidden />
            {t('switcher.manage')}
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { Brand } from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'
import { BrandMark } from './brand-mark.tsx'

export interface BrandButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'aria-label'> {
  active: Brand
}

/** Names the chosen brand, and opens the menu of brands. */
export function BrandButton({ active, ...props }: BrandButtonProps) {
  const t = useText(brandMessages)
  return (
    <Button
      variant="secondary"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={t('switcher.label', { name: active.name })}
      className="max-w-44 px-3 xl:max-w-56"
      {...props}
    >
      <BrandMark brand={active} />
      <span className="truncate">{active.name}</span>
      <ChevronsUpDown aria-hidden className="text-muted" />
    </Button>
  )
}

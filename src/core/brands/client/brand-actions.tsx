import { Archive, CircleCheck } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import type { Brand } from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'
import { chooseBrand } from './active-brand.ts'

interface BrandActionsProps {
  brand: Brand
  isActive: boolean
  /** Undefined for people who may only view. */
  onEdit: (() => void) | undefined
  onArchive: (() => void) | undefined
}

export function BrandActions({ brand, isActive, onEdit, onArchive }: BrandActionsProps) {
  const t = useText(brandMessages)
  const { id, name } = brand
  if (!onEdit || !onArchive) {
    if (isActive) return null
    return (
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('section.activateNamed', { name })}
        onClick={() => chooseBrand(id)}
      >
        {t('section.activate')}
      </Button>
    )
  }
  return (
    <div className="flex items-center gap-1.5">
      <Button variant="secondary" size="sm" aria-label={t('section.editNamed', { name })} onClick={onEdit}>
        {t('section.edit')}
      </Button>
      <RowMenu label={t('section.more', { name })}>
        {isActive ? null : (
          <DropdownMenuItem icon={<CircleCheck aria-hidden />} onSelect={() => chooseBrand(id)}>
            {t('section.activate')}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<Archive aria-hidden />} onSelect={onArchive}>
          {t('section.archive')}
        </DropdownMenuItem>
      </RowMenu>
    </div>
  )
}

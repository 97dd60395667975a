import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import type { Brand } from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'
import { useArchiveBrand } from './brands.queries.ts'

interface ArchiveBrandDialogProps {
  brand: Brand
  onClose: () => void
}

export function ArchiveBrandDialog({ brand, onClose }: ArchiveBrandDialogProps) {
  const t = useText(brandMessages)
  const archive = useArchiveBrand()
  return (
    <ConfirmAction
      action={archive}
      variables={brand.id}
      onClose={onClose}
      tone="primary"
      title={t('archive.title')}
      subject={brand.name}
      description={t('archive.description')}
      confirmLabel={t('archive.confirm')}
    />
  )
}

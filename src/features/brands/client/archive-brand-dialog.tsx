import { commonMessages } from '#client/common.messages.ts'
import { reasonOf } from '#client/failure.ts'
import { useText } from '#client/i18n.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { Brand } from '../brands.contract.ts'
import { brandMessages } from '../brands.messages.ts'
import { useArchiveBrand } from './brands.queries.ts'

interface ArchiveBrandDialogProps {
  brand: Brand
  onClose: () => void
}

export function ArchiveBrandDialog({ brand, onClose }: ArchiveBrandDialogProps) {
  const t = useText(brandMessages)
  const common = useText(commonMessages)
  const archive = useArchiveBrand()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('archive.title')}
      subject={brand.name}
      description={t('archive.description')}
      confirmLabel={t('archive.confirm')}
      cancelLabel={common('cancel')}
      pending={archive.isPending}
      error={archive.isError ? reasonOf(archive.error) : null}
      onConfirm={() => archive.mutate(brand.id, { onSuccess: onClose })}
    />
  )
}

import { commonMessages } from '#client/common.messages.ts'
import { reasonOf } from '#client/failure.ts'
import { useText } from '#client/i18n.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { MailSettings } from '../mail-settings.contract.ts'
import { mailSettingsMessages } from '../mail-settings.messages.ts'
import { useRemoveMailSettings } from './settings.queries.ts'

interface RemoveMailDialogProps {
  settings: MailSettings
  onClose: () => void
}

export function RemoveMailDialog({ settings: { host, fromEmail }, onClose }: RemoveMailDialogProps) {
  const t = useText(mailSettingsMessages)
  const common = useText(commonMessages)
  const remove = useRemoveMailSettings()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('remove.title')}
      subject={[host, fromEmail].filter(Boolean).join(', ')}
      description={t('remove.description')}
      confirmLabel={t('remove.action')}
      cancelLabel={common('cancel')}
      pending={remove.isPending}
      error={remove.isError ? reasonOf(remove.error) : null}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
    />
  )
}

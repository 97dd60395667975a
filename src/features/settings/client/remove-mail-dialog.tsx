import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { mailSettingsMessages } from '#core/settings/i18n/index.ts'
import type { MailSettings } from '#core/settings/mail-settings.contract.ts'
import { useRemoveMailSettings } from './settings.queries.ts'

interface RemoveMailDialogProps {
  settings: MailSettings
  onClose: () => void
}

export function RemoveMailDialog({ settings: { host, fromEmail }, onClose }: RemoveMailDialogProps) {
  const t = useText(mailSettingsMessages)
  const remove = useRemoveMailSettings()
  return (
    <ConfirmAction
      action={remove}
      variables={undefined}
      onClose={onClose}
      title={t('remove.title')}
      subject={[host, fromEmail].filter(Boolean).join(', ')}
      description={t('remove.description')}
      confirmLabel={t('remove.action')}
    />
  )
}

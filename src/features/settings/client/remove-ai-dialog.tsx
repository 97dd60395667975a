import { commonMessages } from '#client/common.messages.ts'
import { reasonOf } from '#client/failure.ts'
import { useText } from '#client/i18n.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { AiSettings } from '../ai-settings.contract.ts'
import { aiSettingsMessages } from '../ai-settings.messages.ts'
import { useRemoveAiSettings } from './settings.queries.ts'

interface RemoveAiDialogProps {
  settings: AiSettings
  onClose: () => void
}

export function RemoveAiDialog({ settings: { provider, model }, onClose }: RemoveAiDialogProps) {
  const t = useText(aiSettingsMessages)
  const common = useText(commonMessages)
  const remove = useRemoveAiSettings()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('remove.title')}
      subject={[provider && t(`providers.${provider}`), model].filter(Boolean).join(', ')}
      description={t('remove.description')}
      confirmLabel={t('remove.action')}
      cancelLabel={common('cancel')}
      pending={remove.isPending}
      error={remove.isError ? reasonOf(remove.error) : null}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
    />
  )
}

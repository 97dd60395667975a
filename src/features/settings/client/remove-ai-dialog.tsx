import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { aiManifestOf } from '#connectors/ai/registry.ts'
import type { AiSettings } from '#core/settings/ai-settings.contract.ts'
import { aiSettingsMessages } from '#core/settings/i18n/index.ts'
import { useRemoveAiSettings } from './settings.queries.ts'

interface RemoveAiDialogProps {
  settings: AiSettings
  onClose: () => void
}

export function RemoveAiDialog({ settings: { provider, model }, onClose }: RemoveAiDialogProps) {
  const t = useText(aiSettingsMessages)
  const locale = useLocale()
  const remove = useRemoveAiSettings()
  return (
    <ConfirmAction
      action={remove}
      variables={undefined}
      onClose={onClose}
      title={t('remove.title')}
      subject={[provider && aiManifestOf(provider).label[locale], model].filter(Boolean).join(', ')}
      description={t('remove.description')}
      confirmLabel={t('remove.action')}
    />
  )
}

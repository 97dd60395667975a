import { useState } from 'react'
import type * as z from 'zod'
import { FormCard } from '#client/forms/form-card.tsx'
import { useSavedForm } from '#client/forms/use-saved-form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { aiProviders } from '#connectors/ai/registry.ts'
import { type AiSettings, aiSettingsInputSchema } from '#core/settings/ai-settings.contract.ts'
import { aiSettingsMessages } from '#core/settings/i18n/index.ts'
import { AiFields } from './ai-fields.tsx'
import { AiStatus } from './ai-status.tsx'
import { RemoveAiDialog } from './remove-ai-dialog.tsx'
import { useSaveAiSettings } from './settings.queries.ts'

/** The form only shows the workspace's own settings, not the installation's. */
const valuesOf = ({
  source,
  provider,
  model,
  baseUrl,
}: AiSettings): z.input<typeof aiSettingsInputSchema> => {
  const isOwn = source === 'workspace'
  return {
    provider: (isOwn && provider) || aiProviders[0],
    model: (isOwn && model) || '',
    baseUrl: baseUrl ?? '',
    apiKey: '',
  }
}

export function AiCard({ settings }: { settings: AiSettings }) {
  const t = useText(aiSettingsMessages)
  const save = useSaveAiSettings()
  const [isRemoving, setIsRemoving] = useState(false)
  const { form, card } = useSavedForm(aiSettingsInputSchema, valuesOf(settings), async (values) =>
    valuesOf(await save.mutateAsync(values)),
  )
  return (
    <>
      <FormCard
        title={t('title')}
        description={t('description')}
        submitLabel={t('save')}
        savedLabel={t('saved')}
        failureTitle={t('failed')}
        isRepeatable
        actions={
          settings.source === 'workspace' ? (
            <Button variant="ghost" className="text-danger" onClick={() => setIsRemoving(true)}>
              {t('remove.action')}
            </Button>
          ) : null
        }
        {...card}
      >
        <AiStatus settings={settings} />
        <AiFields form={form} settings={settings} />
        <p className="text-muted">{t('saveHint')}</p>
      </FormCard>
      {isRemoving ? <RemoveAiDialog settings={settings} onClose={() => setIsRemoving(false)} /> : null}
    </>
  )
}

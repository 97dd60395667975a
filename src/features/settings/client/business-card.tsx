import { FormCard } from '#client/forms/form-card.tsx'
import { useSavedForm } from '#client/forms/use-saved-form.ts'
import { currentLocale } from '#client/i18n/locale-store.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { useUpdateWorkspace } from '#core/settings/index.client.ts'
import type { WorkspaceSettings } from '#core/settings/workspace-settings.contract.ts'
import { businessMessages } from '../i18n/index.ts'
import { BusinessFields } from './business-fields.tsx'
import { businessFormSchema, formValuesOf } from './business-form.ts'

export function BusinessCard({ workspace }: { workspace: WorkspaceSettings }) {
  const t = useText(businessMessages)
  const locale = useLocale()
  const { user } = useCurrentUser()
  const update = useUpdateWorkspace()
  const { form, card } = useSavedForm(businessFormSchema, formValuesOf(workspace, locale), async (details) =>
    formValuesOf(await update.mutateAsync(details), currentLocale()),
  )
  const isReadOnly = user?.role === 'member'
  return (
    <FormCard
      title={t('title')}
      description={t('description')}
      {...card}
      readOnlyNote={isReadOnly ? t('readOnly') : undefined}
    >
      <BusinessFields form={form} isReadOnly={isReadOnly} hasAmounts={workspace.hasAmounts} />
    </FormCard>
  )
}

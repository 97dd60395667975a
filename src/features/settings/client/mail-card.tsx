import { Send } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { FormCard } from '#client/forms/form-card.tsx'
import { useSavedForm } from '#client/forms/use-saved-form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { mailSettingsMessages } from '#core/settings/i18n/index.ts'
import { type MailSettings, mailSettingsInputSchema } from '#core/settings/mail-settings.contract.ts'
import { MailFields, smtpPorts } from './mail-fields.tsx'
import { MailStatus } from './mail-status.tsx'
import { RemoveMailDialog } from './remove-mail-dialog.tsx'
import { useSaveMailSettings, useTestMail } from './settings.queries.ts'

type Values = z.input<typeof mailSettingsInputSchema>

/** By default the sender is the person who sets it up. */
const valuesOf = (settings: MailSettings, user: CurrentUser): Values => ({
  host: settings.host ?? '',
  port: settings.port ?? smtpPorts.starttls,
  secure: settings.secure ?? false,
  username: settings.username ?? '',
  password: '',
  fromName: settings.fromName ?? user.workspace.name,
  fromEmail: settings.fromEmail ?? user.email,
})

export function MailCard({ settings, user }: { settings: MailSettings; user: CurrentUser }) {
  const t = useText(mailSettingsMessages)
  const save = useSaveMailSettings()
  const test = useTestMail()
  const [isRemoving, setIsRemoving] = useState(false)
  const { form, card } = useSavedForm(mailSettingsInputSchema, valuesOf(settings, user), async (values) =>
    valuesOf(await save.mutateAsync(values), user),
  )
  const isOwner = user.role === 'owner'
  return (
    <>
      <FormCard
        title={t('title')}
        description={t('description')}
        submitLabel={t('save')}
        savedLabel={save.data && t('saved', { email: save.data.sentTo })}
        failureTitle={t('failed')}
        isRepeatable
        readOnlyNote={isOwner ? undefined : t('ownerOnly')}
        actions={
          <>
            {settings.source === 'none' ? null : (
              <Button variant="secondary" pending={test.isPending} onClick={() => test.mutate()}>
                <Send aria-hidden />
                {t('test')}
              </Button>
            )}
            {isOwner && settings.source === 'workspace' ? (
              <Button variant="ghost" className="text-danger" onClick={() => setIsRemoving(true)}>
                {t('remove.action')}
              </Button>
            ) : null}
          </>
        }
        {...card}
      >
        <MailStatus settings={settings} />
        {isOwner || settings.source === 'workspace' ? <MailFields form={form} settings={settings} /> : null}
        {isOwner ? <p className="text-muted">{t('saveHint')}</p> : null}
      </FormCard>
      {isRemoving ? <RemoveMailDialog settings={settings} onClose={() => setIsRemoving(false)} /> : null}
    </>
  )
}

import { useState } from 'react'
import type * as z from 'zod'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { FormCard } from '#client/forms/form-card.tsx'
import { useSavedForm } from '#client/forms/use-saved-form.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { returnedMailMessages } from '../i18n/index.ts'
import {
  type ReturnedMail,
  type ReturnedMailbox,
  returnedMailInputSchema,
} from '../returned-mail.contract.ts'
import { useRemoveReturnedMail, useSaveReturnedMail } from './mailings.queries.ts'
import { imapPorts, ReturnedMailFields } from './returned-mail-fields.tsx'

const valuesOf = ({ mailbox }: ReturnedMail): z.input<typeof returnedMailInputSchema> => ({
  host: mailbox?.host ?? '',
  port: mailbox?.port ?? imapPorts.tls,
  secure: mailbox?.secure ?? true,
  username: mailbox?.username ?? '',
  password: '',
  folder: mailbox?.folder ?? 'INBOX',
})

/** Whether it works, and what to do if not. */
function ReturnedMailStatus({ mailbox }: { mailbox: ReturnedMailbox }) {
  const t = useText(returnedMailMessages)
  const format = useFormat()
  const now = useNow()
  const { folder, username, readAt, problem } = mailbox
  const when = format.relative(readAt, now)
  if (problem) return <Alert tone="warning">{t(`problems.${problem}`, { folder, when })}</Alert>
  return <Alert tone="success">{t('connected', { folder, user: username, when })}</Alert>
}

export function ReturnedMailForm({ stored }: { stored: ReturnedMail }) {
  const t = useText(returnedMailMessages)
  const save = useSaveReturnedMail()
  const remove = useRemoveReturnedMail()
  const [isRemoving, setIsRemoving] = useState(false)
  const { form, card } = useSavedForm(returnedMailInputSchema, valuesOf(stored), async (values) =>
    valuesOf(await save.mutateAsync(values)),
  )
  const { mailbox } = stored
  return (
    <>
      <FormCard
        title={t('title')}
        description={t('description')}
        submitLabel={t('save')}
        savedLabel={t('saved')}
        failureTitle={t('notSaved')}
        isRepeatable={mailbox !== null}
        actions={
          mailbox ? (
            <Button variant="ghost" className="text-danger" onClick={() => setIsRemoving(true)}>
              {t('remove.action')}
            </Button>
          ) : null
        }
        {...card}
      >
        {mailbox ? <ReturnedMailStatus mailbox={mailbox} /> : null}
        <ReturnedMailFields form={form} mailbox={mailbox} />
      </FormCard>
      {isRemoving && mailbox ? (
        <ConfirmAction
          action={remove}
          variables={undefined}
          onClose={() => setIsRemoving(false)}
          title={t('remove.title')}
          subject={[mailbox.host, mailbox.username].join(', ')}
          description={t('remove.description')}
          confirmLabel={t('remove.action')}
        />
      ) : null}
    </>
  )
}

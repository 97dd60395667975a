import type { useContractForm } from '#client/forms/form.ts'
import { MailServerFields } from '#client/forms/mail-server-fields.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { returnedMailMessages } from '../i18n/index.ts'
import type { ReturnedMailbox, returnedMailInputSchema } from '../returned-mail.contract.ts'

interface ReturnedMailFieldsProps {
  form: ReturnType<typeof useContractForm<typeof returnedMailInputSchema>>
  mailbox: ReturnedMailbox | null
}

export const imapPorts = { tls: 993, starttls: 143 }

export function ReturnedMailFields({ form, mailbox }: ReturnedMailFieldsProps) {
  const t = useText(returnedMailMessages)
  const { register, formState } = form
  const isRefused = mailbox?.problem === 'password_lost' || mailbox?.problem === 'login_refused'
  return (
    <>
      <MailServerFields
        form={form}
        kept={isRefused ? null : mailbox}
        ports={imapPorts}
        words={{
          host: t('fields.host'),
          hostPlaceholder: t('fields.hostPlaceholder'),
          usernameHint: t('fields.usernameHint'),
        }}
      />
      <Field
        label={t('fields.folder')}
        hint={t('fields.folderHint')}
        error={formState.errors.folder?.message}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('folder')} />
      </Field>
    </>
  )
}

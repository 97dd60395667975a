import type { useContractForm } from '#client/forms/form.ts'
import { MailServerFields } from '#client/forms/mail-server-fields.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { mailSettingsMessages } from '#core/settings/i18n/index.ts'
import type { MailSettings, mailSettingsInputSchema } from '#core/settings/mail-settings.contract.ts'

interface MailFieldsProps {
  form: ReturnType<typeof useContractForm<typeof mailSettingsInputSchema>>
  settings: MailSettings
}

export const smtpPorts = { tls: 465, starttls: 587 }

export function MailFields({ form, settings }: MailFieldsProps) {
  const t = useText(mailSettingsMessages)
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <MailServerFields
        form={form}
        kept={settings.hasPassword ? settings : null}
        ports={smtpPorts}
        words={{
          host: t('fields.host'),
          hostPlaceholder: t('fields.hostPlaceholder'),
          usernameHint: t('fields.usernameHint'),
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('fields.fromName')} error={errors.fromName?.message}>
          <Input autoComplete="organization" {...register('fromName')} />
        </Field>
        <Field label={t('fields.fromEmail')} error={errors.fromEmail?.message}>
          <Input type="email" inputMode="email" autoComplete="email" {...register('fromEmail')} />
        </Field>
      </div>
    </>
  )
}

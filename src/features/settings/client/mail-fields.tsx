import { Controller, useWatch } from 'react-hook-form'
import type { useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { Select } from '#client/ui/select.tsx'
import { mailSettingsMessages } from '#core/settings/i18n/index.ts'
import type { MailSettings, mailSettingsInputSchema } from '#core/settings/mail-settings.contract.ts'

interface MailFieldsProps {
  form: ReturnType<typeof useContractForm<typeof mailSettingsInputSchema>>
  settings: MailSettings
}

export const ports = { starttls: 587, tls: 465 }

export function MailFields({ form, settings }: MailFieldsProps) {
  const t = useText(mailSettingsMessages)
  const { register, control, formState, setValue, getValues } = form
  const [host, port, username] = useWatch({ control, name: ['host', 'port', 'username'] })
  const { errors } = formState
  // The stored password is only valid for its server and user.
  const isKept =
    settings.hasPassword && host === settings.host && port === settings.port && username === settings.username

  function encrypt(secure: boolean, onChange: (secure: boolean) => void) {
    onChange(secure)
    // A default port changes with the encryption.
    const [from, to] = secure ? [ports.starttls, ports.tls] : [ports.tls, ports.starttls]
    if (getValues('port') === from) setValue('port', to, { shouldDirty: true })
  }

  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <Field label={t('fields.host')} error={errors.host?.message} className="sm:col-span-4">
        <Input
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('fields.hostPlaceholder')}
          {...register('host')}
        />
      </Field>
      <Field label={t('fields.port')} error={errors.port?.message} className="sm:col-span-2">
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="tabular"
          {...register('port', { valueAsNumber: true })}
        />
      </Field>
      <Controller
        control={control}
        name="secure"
        render={({ field: { value, onChange, ref, onBlur } }) => (
          <Field label={t('fields.encryption')} className="sm:col-span-6">
            <Select
              ref={ref}
              onBlur={onBlur}
              options={(['starttls', 'tls'] as const).map((kind) => ({
                value: kind,
                label: t(`fields.encryptionOptions.${kind}`),
              }))}
              value={value ? 'tls' : 'starttls'}
              onValueChange={(kind) => encrypt(kind === 'tls', onChange)}
            />
          </Field>
        )}
      />
      <Field
        label={t('fields.username')}
        hint={t('fields.usernameHint')}
        error={errors.username?.message}
        className="sm:col-span-3"
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field
        label={t('fields.password')}
        hint={isKept ? t('fields.passwordKept') : t('fields.passwordHint')}
        error={errors.password?.message}
        className="sm:col-span-3"
      >
        <PasswordInput
          autoComplete="off"
          showLabel={t('fields.show')}
          hideLabel={t('fields.hide')}
          {...register('password')}
        />
      </Field>
      <Field label={t('fields.fromName')} error={errors.fromName?.message} className="sm:col-span-3">
        <Input autoComplete="organization" {...register('fromName')} />
      </Field>
      <Field label={t('fields.fromEmail')} error={errors.fromEmail?.message} className="sm:col-span-3">
        <Input type="email" inputMode="email" autoComplete="email" {...register('fromEmail')} />
      </Field>
    </div>
  )
}

import { Controller, useWatch } from 'react-hook-form'
import type { useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { Select } from '#client/ui/select.tsx'
import { returnedMailMessages } from '../i18n/index.ts'
import type { ReturnedMailbox, returnedMailInputSchema } from '../returned-mail.contract.ts'

interface ReturnedMailFieldsProps {
  form: ReturnType<typeof useContractForm<typeof returnedMailInputSchema>>
  mailbox: ReturnedMailbox | null
}

export const imapPorts = { tls: 993, starttls: 143 }

export function ReturnedMailFields({ form, mailbox }: ReturnedMailFieldsProps) {
  const t = useText(returnedMailMessages)
  const { register, control, formState, setValue, getValues } = form
  const [host, port, username] = useWatch({ control, name: ['host', 'port', 'username'] })
  const { errors } = formState
  // The stored password is only valid for its server and user, and not if that refuses it.
  const isKept =
    mailbox !== null &&
    mailbox.problem !== 'password_lost' &&
    mailbox.problem !== 'login_refused' &&
    host === mailbox.host &&
    port === mailbox.port &&
    username === mailbox.username

  function encrypt(secure: boolean, onChange: (secure: boolean) => void) {
    onChange(secure)
    // A default port changes with the encryption.
    const [from, to] = secure ? [imapPorts.starttls, imapPorts.tls] : [imapPorts.tls, imapPorts.starttls]
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
              options={(['tls', 'starttls'] as const).map((kind) => ({
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
      <Field
        label={t('fields.folder')}
        hint={t('fields.folderHint')}
        error={errors.folder?.message}
        className="sm:col-span-6"
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('folder')} />
      </Field>
    </div>
  )
}

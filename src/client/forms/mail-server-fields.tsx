import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { Select } from '../ui/select.tsx'
import { mailServerMessages } from './i18n/index.ts'

interface MailServerValues {
  host: string
  port: number
  secure: boolean
  username?: string | undefined
  password?: string | undefined
}

interface MailServerFieldsProps<Values extends MailServerValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  /** The server and user whose password is stored and works, if any. */
  kept: { host: string | null; port: number | null; username: string | null } | null
  /** The default ports, which change with the encryption. */
  ports: { tls: number; starttls: number }
  /** What differs between the protocols. */
  words: { host: string; hostPlaceholder: string; usernameHint: string }
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
const encryptions = ['tls', 'starttls'] as const

/** How to sign in to a mail server. */
export function MailServerFields<Values extends MailServerValues, Output>({
  form,
  kept,
  ports,
  words,
}: MailServerFieldsProps<Values, Output>) {
  const t = useText(mailServerMessages)
  // Field names can't be inferred for a generic form; every form of this type has these.
  const { register, control, formState, setValue, getValues } =
    form as unknown as UseFormReturn<MailServerValues>
  const [host, port, username] = useWatch({ control, name: ['host', 'port', 'username'] })
  const { errors } = formState
  // The stored password is only valid for its server and user.
  const isKept = kept !== null && host === kept.host && port === kept.port && username === kept.username

  function encrypt(secure: boolean, onChange: (secure: boolean) => void) {
    onChange(secure)
    const [from, to] = secure ? [ports.starttls, ports.tls] : [ports.tls, ports.starttls]
    if (getValues('port') === from) setValue('port', to, { shouldDirty: true })
  }

  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <Field label={words.host} error={errors.host?.message} className="sm:col-span-4">
        <Input inputMode="url" placeholder={words.hostPlaceholder} {...plain} {...register('host')} />
      </Field>
      <Field label={t('port')} error={errors.port?.message} className="sm:col-span-2">
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
          <Field label={t('encryption')} className="sm:col-span-6">
            <Select
              ref={ref}
              onBlur={onBlur}
              options={encryptions.map((kind) => ({
                value: kind,
                label: t(`encryptions.${kind}`, { port: String(ports[kind]) }),
              }))}
              value={value ? 'tls' : 'starttls'}
              onValueChange={(kind) => encrypt(kind === 'tls', onChange)}
            />
          </Field>
        )}
      />
      <Field
        label={t('username')}
        hint={words.usernameHint}
        error={errors.username?.message}
        className="sm:col-span-3"
      >
        <Input {...plain} {...register('username')} />
      </Field>
      <Field
        label={t('password')}
        hint={isKept ? t('passwordKept') : t('passwordHint')}
        error={errors.password?.message}
        className="sm:col-span-3"
      >
        <PasswordInput
          autoComplete="off"
          showLabel={t('show')}
          hideLabel={t('hide')}
          {...register('password')}
        />
      </Field>
    </div>
  )
}

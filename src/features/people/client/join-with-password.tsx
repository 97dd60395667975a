import { Link } from 'wouter'
import { fieldsOf } from '#client/data/api.ts'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { loginSchema } from '#features/auth/auth.contract.ts'
import { authMessages } from '#features/auth/i18n/index.ts'
import { EmailField, SubmitButton } from '#features/auth/index.client.ts'
import { joinMessages } from '../i18n/index.ts'
import { isWrongPassword, type OpenedInvitation } from './join.queries.ts'
import { useJoin } from './use-join.ts'

interface JoinWithPasswordProps {
  token: string
  invitation: OpenedInvitation
  onInvalid: (error: unknown) => void
}

export function JoinWithPassword({ token, invitation, onInvalid }: JoinWithPasswordProps) {
  const t = useText(joinMessages)
  const auth = useText(authMessages)
  const { join, isPending } = useJoin(invitation, onInvalid)
  const named = invitation.email
  const { register, handleSubmit, formState, setError, setFocus } = useContractForm(loginSchema, {
    email: named ?? '',
    password: '',
  })
  const { errors } = formState

  const submit = handleSubmit(async (values) => {
    const error = await join({ token, ...values })
    if (!error) return
    // Names are required only without an account.
    if (fieldsOf(error).firstName) setError('email', { type: 'server', message: t('noAccount') })
    else if (isWrongPassword(error)) {
      setError('password', { type: 'server', message: t('wrongPassword') })
      requestAnimationFrame(() => setFocus('password', { shouldSelect: true }))
    } else showFieldErrors(error, setError)
  })

  return (
    <form noValidate onSubmit={submit}>
      {named === null ? null : <p className="mb-5 text-pretty text-muted">{t('known')}</p>}
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-5">
        <EmailField error={errors.email?.message} readOnly={named !== null} {...register('email')} />
        <Field label={auth('fields.password')} error={errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            placeholder={auth('fields.passwordPlaceholder')}
            showLabel={auth('fields.showPassword')}
            hideLabel={auth('fields.hidePassword')}
            {...register('password')}
          />
        </Field>
        <SubmitButton label={t('signInAndJoin')} pendingLabel={t('joining')} pending={isPending} />
      </fieldset>
      <p className="mt-4 text-center">
        <Link
          href="/forgot-password"
          className="inline-flex pointer-coarse:min-h-11 items-center rounded-sm text-primary-ink underline underline-offset-4 hover:decoration-2"
        >
          {t('forgot')}
        </Link>
      </p>
    </form>
  )
}

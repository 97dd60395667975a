import { Link, useLocation } from 'wouter'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { safeNext } from '#platform/screens.ts'
import { loginSchema } from '../auth.contract.ts'
import { authMessages } from '../i18n/index.ts'
import { useLogin } from './auth.queries.ts'
import { AuthHeading } from './auth-heading.tsx'
import { EmailField } from './email-field.tsx'
import { failureText } from './failure-text.ts'
import { SubmitButton } from './submit-button.tsx'

export function LoginForm({ next }: { next: string | null }) {
  const t = useText(authMessages)
  const [, navigate] = useLocation()
  const login = useLogin()
  const { register, handleSubmit, formState, setError, setFocus } = useContractForm(loginSchema, {
    email: '',
    password: '',
  })

  const submit = handleSubmit(async (values) => {
    try {
      await login.mutateAsync(values)
    } catch (error) {
      const description = failureText(error, t('login.failureText'))
      toast({ title: t('login.failure'), description, variant: 'destructive' })
      if (!showFieldErrors(error, setError))
        requestAnimationFrame(() => setFocus('password', { shouldSelect: true }))
      return
    }
    toast({ title: t('login.success'), description: t('login.successText') })
    navigate(safeNext(next), { replace: true })
  })

  return (
    <form noValidate onSubmit={submit}>
      <AuthHeading title={t('login.heading')} text={t('login.text')} />
      <fieldset disabled={login.isPending} className="flex min-w-0 flex-col gap-5">
        <EmailField error={formState.errors.email?.message} {...register('email')} />
        <Field label={t('fields.password')} error={formState.errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            placeholder={t('fields.passwordPlaceholder')}
            showLabel={t('fields.showPassword')}
            hideLabel={t('fields.hidePassword')}
            {...register('password')}
          />
        </Field>
        <SubmitButton label={t('login.submit')} pendingLabel={t('login.pending')} pending={login.isPending} />
      </fieldset>
      <p className="mt-4 text-center">
        <Link
          href="/forgot-password"
          className="inline-flex pointer-coarse:min-h-11 items-center rounded-sm text-primary-ink underline underline-offset-4 hover:decoration-2"
        >
          {t('login.forgot')}
        </Link>
      </p>
    </form>
  )
}

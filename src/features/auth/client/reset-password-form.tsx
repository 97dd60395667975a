import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { ApiError } from '#client/data/api.ts'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { resetPasswordSchema } from '../auth.contract.ts'
import { authMessages } from '../i18n/index.ts'
import { useResetPassword } from './auth.queries.ts'
import { AuthHeading } from './auth-heading.tsx'
import { failureText } from './failure-text.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { SubmitButton } from './submit-button.tsx'

const isUsedUp = (error: unknown) => error instanceof ApiError && error.body?.code === 'reset_link_invalid'

export function ResetPasswordForm({ token }: { token: string }) {
  const t = useText(authMessages)
  const [, navigate] = useLocation()
  const reset = useResetPassword()
  const [expired, setExpired] = useState<string | null>(null)
  const { register, handleSubmit, formState, control, setError, setFocus } = useContractForm(
    resetPasswordSchema,
    { token, password: '' },
  )
  const password = useWatch({ control, name: 'password' })

  const submit = handleSubmit(async (values) => {
    try {
      await reset.mutateAsync(values)
    } catch (error) {
      const description = failureText(error, t('tryAgain'))
      if (isUsedUp(error)) return setExpired(description)
      toast({ title: t('reset.failure'), description, variant: 'destructive' })
      if (!showFieldErrors(error, setError)) requestAnimationFrame(() => setFocus('password'))
      return
    }
    toast({ title: t('reset.success'), description: t('reset.successText') })
    navigate('/login', { replace: true })
  })

  return (
    <form noValidate onSubmit={submit}>
      <AuthHeading title={t('reset.heading')} text={t('reset.text')} />
      {expired ? (
        <Alert tone="danger" role="alert" title={t('reset.failure')} className="mb-5">
          <p>{expired}</p>
          <Link
            href="/forgot-password"
            className="mt-1 inline-flex pointer-coarse:min-h-11 items-center rounded-sm underline underline-offset-4"
          >
            {t('reset.askAgain')}
          </Link>
        </Alert>
      ) : null}
      <fieldset disabled={reset.isPending} className="flex min-w-0 flex-col gap-5">
        <NewPasswordField
          label={t('reset.field')}
          typed={password}
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <SubmitButton label={t('reset.submit')} pendingLabel={t('reset.pending')} pending={reset.isPending} />
      </fieldset>
    </form>
  )
}

import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { forgotPasswordSchema } from '../auth.contract.ts'
import { authMessages } from '../i18n/index.ts'
import { useForgotPassword } from './auth.queries.ts'
import { AuthHeading } from './auth-heading.tsx'
import { EmailField } from './email-field.tsx'
import { failureText } from './failure-text.ts'
import { SubmitButton } from './submit-button.tsx'

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText(authMessages)
  const forgot = useForgotPassword()
  const { register, handleSubmit, formState, setError, setFocus } = useContractForm(forgotPasswordSchema, {
    email: '',
  })

  const submit = handleSubmit(async (values) => {
    try {
      await forgot.mutateAsync(values)
    } catch (error) {
      const description = failureText(error, t('tryAgain'))
      toast({ title: t('forgot.failure'), description, variant: 'destructive' })
      if (!showFieldErrors(error, setError)) requestAnimationFrame(() => setFocus('email'))
      return
    }
    onSent(values.email)
  })

  return (
    <form noValidate onSubmit={submit}>
      <AuthHeading title={t('forgot.heading')} text={t('forgot.text')} />
      <fieldset disabled={forgot.isPending} className="flex min-w-0 flex-col gap-5">
        <EmailField error={formState.errors.email?.message} {...register('email')} />
        <SubmitButton
          label={t('forgot.submit')}
          pendingLabel={t('forgot.pending')}
          pending={forgot.isPending}
        />
      </fieldset>
    </form>
  )
}

import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { toast } from '#client/ui/toast-store.ts'
import type { PlanId } from '#platform/plans.ts'
import { safeNext } from '#platform/screens.ts'
import { signUpSchema } from '../auth.contract.ts'
import { authMessages } from '../i18n/index.ts'
import { useSignUp } from './auth.queries.ts'
import { AuthHeading } from './auth-heading.tsx'
import { EmailField } from './email-field.tsx'
import { failureText } from './failure-text.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { SubmitButton } from './submit-button.tsx'

export interface SignUpFormProps {
  next: string | null
  plan: PlanId | undefined
}

export function SignUpForm({ next, plan }: SignUpFormProps) {
  const t = useText(authMessages)
  const [, navigate] = useLocation()
  const signUp = useSignUp(() => navigate(next === null ? '/welcome' : safeNext(next), { replace: true }))
  const { register, handleSubmit, formState, control, setError, setFocus } = useContractForm(signUpSchema, {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
  })
  const { errors } = formState
  const password = useWatch({ control, name: 'password' })

  const submit = handleSubmit(async (values) => {
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      await signUp.mutateAsync({ ...values, timeZone, plan })
    } catch (error) {
      const description = failureText(error, t('signUp.failureText'))
      toast({ title: t('signUp.failure'), description, variant: 'destructive' })
      if (!showFieldErrors(error, setError))
        requestAnimationFrame(() => setFocus('email', { shouldSelect: true }))
      return
    }
    toast({ title: t('signUp.success'), description: t('signUp.successText') })
  })

  return (
    <form noValidate onSubmit={submit}>
      <AuthHeading title={t('signUp.heading')} text={t('signUp.text')} />
      <fieldset disabled={signUp.isPending} className="flex min-w-0 flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label={t('fields.firstName')} error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...register('firstName')} />
          </Field>
          <Field label={t('fields.lastName')} error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...register('lastName')} />
          </Field>
        </div>
        <EmailField error={errors.email?.message} {...register('email')} />
        <NewPasswordField typed={password} error={errors.password?.message} {...register('password')} />
        <SubmitButton
          label={t('signUp.submit')}
          pendingLabel={t('signUp.pending')}
          pending={signUp.isPending}
        />
      </fieldset>
    </form>
  )
}

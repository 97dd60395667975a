import { useWatch } from 'react-hook-form'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { signUpSchema } from '#features/auth/auth.contract.ts'
import { authMessages } from '#features/auth/i18n/index.ts'
import { EmailField, NewPasswordField, SubmitButton } from '#features/auth/index.client.ts'
import { joinMessages } from '../i18n/index.ts'
import { isWrongPassword, type OpenedInvitation } from './join.queries.ts'
import { useJoin } from './use-join.ts'

interface JoinWithNewAccountProps {
  token: string
  invitation: OpenedInvitation
  onInvalid: (error: unknown) => void
}

const newAccountSchema = signUpSchema.pick({ firstName: true, lastName: true, email: true, password: true })

export function JoinWithNewAccount({ token, invitation, onInvalid }: JoinWithNewAccountProps) {
  const t = useText(joinMessages)
  const auth = useText(authMessages)
  const { join, isPending } = useJoin(invitation, onInvalid)
  const { register, handleSubmit, formState, control, setError } = useContractForm(newAccountSchema, {
    firstName: '',
    lastName: '',
    email: invitation.email ?? '',
    password: '',
  })
  const { errors } = formState
  const password = useWatch({ control, name: 'password' })

  const submit = handleSubmit(async (values) => {
    const error = await join({ token, ...values })
    if (isWrongPassword(error)) setError('email', { type: 'server', message: t('taken') })
    else showFieldErrors(error, setError)
  })

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label={auth('fields.firstName')} error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...register('firstName')} />
          </Field>
          <Field label={auth('fields.lastName')} error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...register('lastName')} />
          </Field>
        </div>
        <EmailField
          error={errors.email?.message}
          readOnly={invitation.email !== null}
          {...register('email')}
        />
        <NewPasswordField typed={password} error={errors.password?.message} {...register('password')} />
        <SubmitButton label={t('createAndJoin')} pendingLabel={t('joining')} pending={isPending} />
      </fieldset>
    </form>
  )
}

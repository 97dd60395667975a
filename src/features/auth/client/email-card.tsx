import { FormCard } from '#client/forms/form-card.tsx'
import { useSavedForm } from '#client/forms/use-saved-form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { profileMessages } from '../i18n/index.ts'
import { newEmailSchema } from '../profile.contract.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { useChangeEmail } from './profile.queries.ts'

const valuesOf = ({ email }: CurrentUser) => ({ email, currentPassword: '' })

export function EmailCard({ user }: { user: CurrentUser }) {
  const t = useText(profileMessages)
  const change = useChangeEmail()
  const { form, card } = useSavedForm(newEmailSchema, valuesOf(user), async (values) =>
    valuesOf(await change.mutateAsync(values)),
  )
  const { register, formState } = form
  return (
    <FormCard
      title={t('email.title')}
      description={t('email.description')}
      submitLabel={t('email.submit')}
      {...card}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('email.field')} error={formState.errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="username" {...register('email')} />
        </Field>
        <CurrentPasswordField
          error={formState.errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      </div>
    </FormCard>
  )
}

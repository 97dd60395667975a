import { useWatch } from 'react-hook-form'
import { FormCard } from '#client/forms/form-card.tsx'
import { useSavedForm } from '#client/forms/use-saved-form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { profileMessages } from '../i18n/index.ts'
import { newPasswordSchema } from '../profile.contract.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useChangePassword } from './profile.queries.ts'

const empty = { currentPassword: '', password: '' }

export function PasswordCard({ email }: { email: string }) {
  const t = useText(profileMessages)
  const change = useChangePassword()
  const { form, card } = useSavedForm(newPasswordSchema, empty, async (values) => {
    await change.mutateAsync(values)
    return empty
  })
  const { register, formState, control } = form
  const typed = useWatch({ control, name: 'password' })
  return (
    <FormCard
      title={t('password.title')}
      description={t('password.description')}
      submitLabel={t('password.submit')}
      {...card}
    >
      {/* Tells the browser's password manager the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-5 sm:grid-cols-2">
        <CurrentPasswordField
          error={formState.errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPasswordField
          label={t('password.new')}
          typed={typed}
          error={formState.errors.password?.message}
          {...register('password')}
        />
      </div>
    </FormCard>
  )
}

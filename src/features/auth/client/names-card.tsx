import { FormCard } from '#client/forms/form-card.tsx'
import { useSavedForm } from '#client/forms/use-saved-form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { authMessages, profileMessages } from '../i18n/index.ts'
import { namesSchema } from '../profile.contract.ts'
import { useChangeNames } from './profile.queries.ts'

const namesOf = ({ firstName, lastName }: CurrentUser) => ({ firstName, lastName })

export function NamesCard({ user }: { user: CurrentUser }) {
  const t = useText(profileMessages)
  const auth = useText(authMessages)
  const change = useChangeNames()
  const { form, card } = useSavedForm(namesSchema, namesOf(user), async (names) =>
    namesOf(await change.mutateAsync(names)),
  )
  const { register, formState } = form
  return (
    <FormCard title={t('names.title')} description={t('names.description')} {...card}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={auth('fields.firstName')} error={formState.errors.firstName?.message}>
          <Input autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label={auth('fields.lastName')} error={formState.errors.lastName?.message}>
          <Input autoComplete="family-name" {...register('lastName')} />
        </Field>
      </div>
    </FormCard>
  )
}

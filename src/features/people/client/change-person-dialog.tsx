import { FormProvider } from 'react-hook-form'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { roles } from '#platform/endpoint.ts'
import { fullName } from '#platform/full-name.ts'
import { wouldCreateCycle } from '../hierarchy.ts'
import { peopleMessages } from '../i18n/index.ts'
import { type Person, placeSchema } from '../people.contract.ts'
import { decidesOver } from '../rights.ts'
import { useChangePerson, usePeople } from './people.queries.ts'
import { PlaceFields } from './place-fields.tsx'

interface ChangePersonDialogProps {
  person: Person
  self: CurrentUser
  onClose: () => void
}

export function ChangePersonDialog({ person, self, onClose }: ChangePersonDialogProps) {
  const t = useText(peopleMessages)
  const close = useIfMounted(onClose)
  const people = usePeople().data?.items ?? []
  const change = useChangePerson()
  const { role, managerId, canApprove } = person
  const form = useContractForm(placeSchema, { role, managerId, canApprove })
  const isOnlyOwner =
    role === 'owner' &&
    !people.some((other) => other.role === 'owner' && !other.isDemo && other.id !== person.id)

  const submit = form.handleSubmit(async (place) => {
    try {
      const body = { ...place, managerId: place.role === 'owner' ? null : place.managerId }
      await change.mutateAsync({ params: { id: person.id }, body })
      close()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <FormDialog
      title={t('change.title', { name: fullName(person) })}
      description={isOnlyOwner ? t('change.onlyOwner') : undefined}
      submitLabel={t('change.save')}
      pending={form.formState.isSubmitting}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <div className="flex flex-col gap-4">
          <PlaceFields
            roles={isOnlyOwner ? ['owner'] : roles.filter((each) => decidesOver(self.role, each))}
            managers={people.filter((other) => !wouldCreateCycle(people, person.id, other.id))}
          />
        </div>
      </FormProvider>
    </FormDialog>
  )
}

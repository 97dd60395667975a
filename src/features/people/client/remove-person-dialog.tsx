import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { fullName } from '#platform/full-name.ts'
import { peopleMessages } from '../i18n/index.ts'
import type { Person } from '../people.contract.ts'
import { useRemovePerson } from './people.queries.ts'

interface RemovePersonDialogProps {
  person: Person
  onClose: () => void
}

export function RemovePersonDialog({ person, onClose }: RemovePersonDialogProps) {
  const t = useText(peopleMessages)
  const remove = useRemovePerson()
  return (
    <ConfirmAction
      action={remove}
      variables={person}
      onClose={onClose}
      title={t('remove.title')}
      subject={`${fullName(person)}, ${person.email}`}
      description={t('remove.description')}
      confirmLabel={t('remove.confirm')}
    />
  )
}

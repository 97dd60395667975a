import { commonMessages } from '#client/common.messages.ts'
import { reasonOf } from '#client/failure.ts'
import { useText } from '#client/i18n.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { Person } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { fullName } from './full-name.ts'
import { useRemovePerson } from './people.queries.ts'

interface RemovePersonDialogProps {
  person: Person
  onClose: () => void
}

export function RemovePersonDialog({ person, onClose }: RemovePersonDialogProps) {
  const t = useText(peopleMessages)
  const common = useText(commonMessages)
  const remove = useRemovePerson()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('remove.title')}
      subject={`${fullName(person)}, ${person.email}`}
      description={t('remove.description')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={common('cancel')}
      pending={remove.isPending}
      error={remove.isError ? reasonOf(remove.error) : null}
      onConfirm={() => remove.mutate(person, { onSuccess: onClose })}
    />
  )
}

import type { DataColumn } from '#client/ui/data-column.ts'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { fullName } from '#platform/full-name.ts'
import type { Text } from '#platform/messages.ts'
import type { peopleMessages } from '../i18n/index.ts'
import type { Person } from '../people.contract.ts'
import type { OpenedDialog } from './people-dialogs.tsx'
import { PersonCell } from './person-cell.tsx'
import { PersonRowMenu } from './person-row-menu.tsx'
import { RoleBadge } from './role-badge.tsx'

export function personColumns(
  t: Text<(typeof peopleMessages)['en']>,
  people: Person[],
  self: CurrentUser,
  onOpen: (dialog: OpenedDialog) => void,
): DataColumn<Person>[] {
  const names = new Map(people.map((person) => [person.id, fullName(person)]))
  const quiet = (text: string) => <span className="text-muted">{text}</span>
  return [
    {
      id: 'person',
      header: t('table.person'),
      primary: true,
      className: 'max-w-0 w-full',
      cell: (person) => <PersonCell person={person} isSelf={person.id === self.id} />,
    },
    { id: 'role', header: t('table.role'), cell: ({ role }) => <RoleBadge role={role} /> },
    {
      id: 'reportsTo',
      header: t('table.reportsTo'),
      className: 'md:max-w-44 md:truncate',
      cell: ({ managerId }) => names.get(managerId ?? '') ?? quiet(t('table.nobody')),
    },
    {
      id: 'mayApprove',
      header: t('table.mayApprove'),
      cell: ({ canApprove }) => (canApprove ? t('table.yes') : quiet(t('table.no'))),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hideHeader: true,
      cell: (person) => <PersonRowMenu person={person} self={self} onOpen={onOpen} />,
    },
  ]
}

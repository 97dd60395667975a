import { LogOut, Pencil, UserMinus } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { fullName } from '#platform/full-name.ts'
import { peopleMessages } from '../i18n/index.ts'
import type { Person } from '../people.contract.ts'
import { decidesOver } from '../rights.ts'
import type { OpenedDialog } from './people-dialogs.tsx'

interface PersonRowMenuProps {
  person: Person
  self: CurrentUser
  onOpen: (dialog: OpenedDialog) => void
}

/** Actions the current user has for this person; hidden if there are none. */
export function PersonRowMenu({ person, self, onOpen }: PersonRowMenuProps) {
  const t = useText(peopleMessages)
  const isSelf = person.id === self.id
  const mayDecide = decidesOver(self.role, person.role)
  if (!isSelf && !mayDecide) return null
  return (
    <RowMenu label={t('table.more', { name: fullName(person) })}>
      {mayDecide ? (
        <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => onOpen({ kind: 'change', person })}>
          {t('table.change')}
        </DropdownMenuItem>
      ) : null}
      {isSelf ? (
        <DropdownMenuItem
          tone="danger"
          icon={<LogOut aria-hidden />}
          onSelect={() => onOpen({ kind: 'leave' })}
        >
          {t('table.leave')}
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem
          tone="danger"
          icon={<UserMinus aria-hidden />}
          onSelect={() => onOpen({ kind: 'remove', person })}
        >
          {t('table.remove')}
        </DropdownMenuItem>
      )}
    </RowMenu>
  )
}

import { UserRound } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { fullName } from '#platform/full-name.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Conversation } from '../inbox.contract.ts'
import { useChangeConversation } from './conversation.queries.ts'
import { usePeopleNames } from './use-people-names.ts'

const nobody = 'none'

export function AssignMenu({ conversation: { id, assignee } }: { conversation: Conversation }) {
  const t = useText(inboxMessages)
  const people = usePeopleNames()
  const change = useChangeConversation(id)
  const name = assignee && fullName(assignee)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button
          variant="secondary"
          size="sm"
          pending={change.isPending}
          aria-label={name ? t('conversation.assigned', { name }) : t('conversation.assign')}
          className="max-w-40 px-2"
        >
          {name ? <Avatar name={name} decorative className="size-6" /> : <UserRound aria-hidden />}
          <span className="truncate max-sm:hidden">{name ?? t('conversation.assignShort')}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{t('filters.assignee')}</DropdownMenuLabel>
        {people.isError ? <p className="px-2 py-1.5 text-danger">{t('filters.peopleFailed')}</p> : null}
        <DropdownMenuRadioGroup
          value={assignee?.id ?? nobody}
          onValueChange={(chosen) => change.mutate({ assigneeId: chosen === nobody ? null : chosen })}
        >
          <DropdownMenuRadioItem value={nobody}>{t('filters.nobody')}</DropdownMenuRadioItem>
          {people.names.map((person) => (
            <DropdownMenuRadioItem key={person.id} value={person.id}>
              <span className="min-w-0 truncate">{person.name}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

import { ListTodo, UserPlus, UserRound } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n.ts'
import { RowMenu } from '#client/row-menu.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import type { Conversation } from '../inbox.contract.ts'
import { inboxMessages } from '../inbox.messages.ts'
import { useEntries, useMakeCustomer } from './conversation.queries.ts'
import { inOneLine, taskAddress } from './task-address.ts'

/** What a conversation can become. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const t = useText(inboxMessages)
  const { id, contactName: name, customerId } = conversation
  const makeCustomer = useMakeCustomer(id)
  const asked = useEntries(id)
    .data?.pages.flatMap((page) => page.items)
    .find(({ direction }) => direction === 'in')
  const title = asked
    ? t('conversation.taskTitle', { name, text: inOneLine(asked.content) })
    : t('conversation.taskTitleOnly', { name })
  return (
    <RowMenu label={t('conversation.more', { name })} pending={makeCustomer.isPending}>
      {customerId ? (
        <DropdownMenuItem asChild>
          <Link href={`/customers?customer=${customerId}`}>
            <UserRound aria-hidden />
            {t('conversation.openCustomer')}
          </Link>
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem icon={<UserPlus aria-hidden />} onSelect={() => makeCustomer.mutate()}>
          {t('conversation.makeCustomer')}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem asChild>
        <Link href={taskAddress(title)}>
          <ListTodo aria-hidden />
          {t('conversation.makeTask')}
        </Link>
      </DropdownMenuItem>
    </RowMenu>
  )
}

import { CircleCheck, ListTodo, RotateCcw, UserPlus, UserRound } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import { inboxMessages } from '../i18n/index.ts'
import type { Conversation } from '../inbox.contract.ts'
import { useChangeConversation, useEntries, useMakeCustomer } from './conversation.queries.ts'
import { newTaskUrl, toTaskTitle } from './new-task-url.ts'

/** Actions of a conversation; on a narrow screen also closing it. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const t = useText(inboxMessages)
  const { id, contactName: name, customerId, status } = conversation
  const isClosed = status === 'closed'
  const change = useChangeConversation(id)
  const makeCustomer = useMakeCustomer(id)
  const asked = useEntries(id)
    .data?.pages.flatMap((page) => page.items)
    .find(({ direction }) => direction === 'in')
  const title = asked
    ? t('conversation.taskTitle', { name, text: toTaskTitle(asked.content) })
    : t('conversation.taskTitleOnly', { name })
  return (
    <RowMenu label={t('conversation.more', { name })} pending={makeCustomer.isPending || change.isPending}>
      <DropdownMenuItem
        className="sm:hidden"
        icon={isClosed ? <RotateCcw aria-hidden /> : <CircleCheck aria-hidden />}
        onSelect={() => change.mutate({ status: isClosed ? 'open' : 'closed' })}
      >
        {t(isClosed ? 'conversation.reopen' : 'conversation.close')}
      </DropdownMenuItem>
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
        <Link href={newTaskUrl(title, id)}>
          <ListTodo aria-hidden />
          {t('conversation.makeTask')}
        </Link>
      </DropdownMenuItem>
    </RowMenu>
  )
}

import { Flag } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { inboxMessages } from '../i18n/index.ts'
import { type Message, priorities } from '../inbox.contract.ts'
import { useSetPriority } from './inbox.queries.ts'

export function PriorityMenu({ message }: { message: Message }) {
  const t = useText(inboxMessages)
  const set = useSetPriority()
  const { id, priority, senderName } = message
  function choose(value: string) {
    const chosen = priorities.find((each) => each === value)
    if (chosen && chosen !== priority) set.mutate({ id, priority: chosen })
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button
          variant="ghost"
          size="icon"
          className="size-8 text-muted"
          pending={set.isPending}
          aria-label={t('priority.menu', { name: senderName })}
        >
          <Flag aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{t('priority.heading')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={priority} onValueChange={choose}>
          {priorities.toReversed().map((each) => (
            <DropdownMenuRadioItem key={each} value={each}>
              {t(`priority.${each}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

import { CalendarDays, Megaphone, PencilLine } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'

interface EntryMenuProps {
  entry: PlanEntry
  label: string
  onOpen: (dialog: OpenedPlanDialog) => void
}

/** All actions of a post, for people who do not drag. */
export function EntryMenu({ entry, label, onOpen }: EntryMenuProps) {
  const t = useText(planMessages)
  if (entry.campaignId)
    return (
      <RowMenu label={label}>
        <DropdownMenuItem asChild>
          <Link href={`/campaigns/${entry.campaignId}`}>
            <Megaphone aria-hidden />
            {t('entry.campaign')}
          </Link>
        </DropdownMenuItem>
      </RowMenu>
    )
  return (
    <RowMenu label={label}>
      <DropdownMenuItem icon={<PencilLine aria-hidden />} onSelect={() => onOpen({ kind: 'edit', entry })}>
        {t('entry.edit')}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<CalendarDays aria-hidden />} onSelect={() => onOpen({ kind: 'move', entry })}>
        {t('entry.move')}
      </DropdownMenuItem>
    </RowMenu>
  )
}

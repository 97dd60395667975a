import {
  CalendarDays,
  Image,
  ImageOff,
  Megaphone,
  PencilLine,
  RefreshCw,
  SkipForward,
  Trash2,
  Undo2,
} from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import { takesPictures } from '../entry-media.ts'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'
import { useActions } from './entry-actions-context.ts'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'

interface EntryMenuProps {
  entry: PlanEntry
  label: string
  onOpen: (dialog: OpenedPlanDialog) => void
}

/** All actions of a post, for people who do not drag. */
export function EntryMenu({ entry, label, onOpen }: EntryMenuProps) {
  const t = useText(planMessages)
  const actions = useActions()
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
  const { id, isSkipped, picture, canUndoRewrite } = entry
  return (
    <RowMenu label={label} pending={actions.isBusy(id)}>
      {isSkipped ? (
        <DropdownMenuItem icon={<Undo2 aria-hidden />} onSelect={() => actions.skip(id, false)}>
          {t('entry.bringBack')}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem icon={<PencilLine aria-hidden />} onSelect={() => onOpen({ kind: 'edit', entry })}>
        {t('entry.edit')}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<RefreshCw aria-hidden />} onSelect={() => actions.rewrite(id)}>
        {t('entry.rewrite')}
      </DropdownMenuItem>
      {canUndoRewrite ? (
        <DropdownMenuItem icon={<Undo2 aria-hidden />} onSelect={() => actions.undoRewrite(id)}>
          {t('entry.undoRewrite')}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem icon={<CalendarDays aria-hidden />} onSelect={() => onOpen({ kind: 'move', entry })}>
        {t('entry.move')}
      </DropdownMenuItem>
      {takesPictures(entry.platform) ? (
        <DropdownMenuItem icon={<Image aria-hidden />} onSelect={() => onOpen({ kind: 'picture', entry })}>
          {t('entry.picture')}
        </DropdownMenuItem>
      ) : null}
      {picture ? (
        <DropdownMenuItem icon={<ImageOff aria-hidden />} onSelect={() => actions.removePicture(id)}>
          {t('entry.removePicture')}
        </DropdownMenuItem>
      ) : null}
      {isSkipped ? null : (
        <DropdownMenuItem icon={<SkipForward aria-hidden />} onSelect={() => actions.skip(id, true)}>
          {t('entry.skip')}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={() => actions.remove(id)}>
        {t('entry.remove')}
      </DropdownMenuItem>
    </RowMenu>
  )
}

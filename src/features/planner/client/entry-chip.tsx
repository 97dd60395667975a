import { GripVertical } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { Locale } from '#platform/locale.ts'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'
import { EntryFace } from './entry-face.tsx'
import { EntryMenu } from './entry-menu.tsx'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'
import { useDraggableEntry } from './use-draggable-entry.ts'

const faceClass = 'min-w-0 flex-1 rounded-sm p-1.5 hover:bg-surface-sunken'

// Next to the time if a day is wide enough, otherwise below the title.
const controlsClass =
  'flex items-center justify-end 2xl:pointer-fine:absolute 2xl:pointer-fine:top-0 2xl:pointer-fine:right-0'

interface EntryChipProps {
  entry: PlanEntry
  language: Locale
  onOpen: (dialog: OpenedPlanDialog) => void
}

/** A post in the month: click to open, drag to move. */
export function EntryChip({ entry, language, onOpen }: EntryChipProps) {
  const t = useText(planMessages)
  const { body, handle, isDragging } = useDraggableEntry(entry)
  return (
    <div
      {...body}
      className={cn(
        'relative flex min-w-0 touch-manipulation flex-col rounded-md border bg-surface-raised',
        isDragging && 'opacity-40',
      )}
    >
      {entry.campaignId ? (
        <Link href={`/campaigns/${entry.campaignId}`} className={faceClass}>
          <EntryFace entry={entry} language={language} />
        </Link>
      ) : (
        <>
          <button type="button" className={faceClass} onClick={() => onOpen({ kind: 'edit', entry })}>
            <EntryFace entry={entry} language={language} />
          </button>
          <div className={controlsClass}>
            <button
              type="button"
              {...handle}
              className="flex size-6 pointer-coarse:size-11 cursor-grab items-center justify-center rounded-sm text-muted hover:text-ink"
            >
              <GripVertical aria-hidden className="size-3.5" />
            </button>
            <EntryMenu entry={entry} onOpen={onOpen} label={t('entry.more', { title: entry.title })} />
          </div>
        </>
      )}
    </div>
  )
}

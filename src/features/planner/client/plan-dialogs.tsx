import type { ContentPlan, PlanEntry } from '../planner.contract.ts'
import { DeletePlanDialog } from './delete-plan-dialog.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryPictureDialog } from './entry-picture-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RenamePlanDialog } from './rename-plan-dialog.tsx'
import { SchedulePlanDialog } from './schedule-plan-dialog.tsx'

export type OpenedPlanDialog =
  | { kind: 'rename' | 'delete' | 'schedule' }
  | { kind: 'edit' | 'move' | 'picture'; entry: PlanEntry }

interface PlanDialogsProps {
  plan: ContentPlan
  opened: OpenedPlanDialog | null
  onClose: () => void
  onDeleted: () => void
}

/** Dialogs are mounted only while open, so their state starts fresh. */
export function PlanDialogs({ plan, opened, onClose, onDeleted }: PlanDialogsProps) {
  switch (opened?.kind) {
    case 'rename':
      return <RenamePlanDialog plan={plan} onClose={onClose} />
    case 'delete':
      return <DeletePlanDialog plan={plan} onClose={onClose} onDeleted={onDeleted} />
    case 'schedule':
      return <SchedulePlanDialog plan={plan} onClose={onClose} />
    case 'edit':
      return <EntryDialog plan={plan} entry={opened.entry} onClose={onClose} />
    case 'move':
      return <MoveDialog plan={plan} entry={opened.entry} onClose={onClose} />
    case 'picture':
      return <EntryPictureDialog plan={plan} entry={opened.entry} onClose={onClose} />
    default:
      return null
  }
}

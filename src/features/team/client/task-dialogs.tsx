import type { TeamTask } from '../team.contract.ts'
import { CancelTaskDialog } from './cancel-task-dialog.tsx'
import { CompleteTaskDialog } from './complete-task-dialog.tsx'
import { TaskDialog } from './task-dialog.tsx'

export type OpenedDialog = { kind: 'edit' | 'complete' | 'cancel'; task: TeamTask }

/** Dialogs are mounted only while open, so their state starts fresh. */
export function TaskDialogs({ opened, onClose }: { opened: OpenedDialog | null; onClose: () => void }) {
  switch (opened?.kind) {
    case 'edit':
      return <TaskDialog task={opened.task} onClose={onClose} />
    case 'complete':
      return <CompleteTaskDialog task={opened.task} onClose={onClose} />
    case 'cancel':
      return <CancelTaskDialog task={opened.task} onClose={onClose} />
    default:
      return null
  }
}

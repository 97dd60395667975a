import { SearchX } from 'lucide-react'
import { useId, useState } from 'react'
import { ApiError } from '#client/data/api.ts'
import { Loaded } from '#client/data/loaded.tsx'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { teamMessages } from '../i18n/index.ts'
import { TaskFacts } from './task-facts.tsx'
import type { TaskActions } from './task-row-actions.tsx'
import { TaskSheetActions } from './task-sheet-actions.tsx'
import { TaskSkeleton } from './task-skeleton.tsx'
import { TaskTimeline } from './task-timeline.tsx'
import { useTask } from './team.queries.ts'

interface TaskSheetProps {
  /** The open task, if any. */
  id: string | null
  actions: TaskActions
  onClose: () => void
}

/** A task next to the list; on a phone it fills the screen. */
export function TaskSheet({ id, ...props }: TaskSheetProps) {
  // Kept during the closing animation.
  const [shownId, setShownId] = useState(id)
  if (id && id !== shownId) setShownId(id)
  if (!shownId) return null
  return <OpenedSheet key={shownId} open={id !== null} id={shownId} {...props} />
}

function OpenedSheet({ open, id, actions, onClose }: TaskSheetProps & { open: boolean; id: string }) {
  const t = useText(teamMessages)
  const common = useText(commonMessages)
  const historyId = useId()
  const query = useTask(id)
  const { data, error } = query
  const isClosed = error instanceof ApiError && [400, 403, 404].includes(error.status)

  function content() {
    if (isClosed) {
      return (
        <EmptyState
          icon={<SearchX />}
          title={t('detail.gone')}
          description={t('detail.goneText')}
          action={<Button onClick={onClose}>{t('detail.back')}</Button>}
        />
      )
    }
    return (
      <Loaded query={query} failed={t('detail.failed')} skeleton={<TaskSkeleton />}>
        {(task) => (
          <div className="flex flex-col gap-6">
            <TaskFacts task={task} />
            <TaskSheetActions task={task} actions={actions} />
            <section aria-labelledby={historyId} className="flex flex-col gap-3 border-t pt-5">
              <h3 id={historyId} className="font-semibold text-base">
                {t('detail.history')}
              </h3>
              <TaskTimeline events={task.events} title={task.title} />
            </section>
          </div>
        )}
      </Loaded>
    )
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={data && !isClosed ? data.title : t('detail.failedTitle')}
      closeLabel={common('close')}
      className="w-full max-w-xl break-words sm:w-[calc(100%-3rem)]"
    >
      {content()}
    </Sheet>
  )
}

import { ClipboardList, Plus } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { DataTable } from '#client/ui/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { teamMessages } from '../i18n/index.ts'
import { taskColumns } from './task-columns.tsx'
import type { TaskActions } from './task-row-actions.tsx'
import { useTasks } from './team.queries.ts'
import type { TaskView } from './use-team-search-params.ts'

interface TasksTableProps {
  view: TaskView
  actions: TaskActions
  onAssign: () => void
}

export function TasksTable({ view, actions, onAssign }: TasksTableProps) {
  const t = useText(teamMessages)
  const common = useText(commonMessages)
  const tasks = useTasks(view === 'assigned')
  const reason = reasonOf(tasks.error)
  return (
    <DataTable
      label={t('table.label')}
      columns={taskColumns(t, view, actions)}
      rows={tasks.data?.pages.flatMap((page) => page.items) ?? []}
      rowKey={(task) => task.id}
      loading={tasks.isPending}
      skeletonRows={6}
      error={
        tasks.isError && !tasks.data ? (
          <ErrorState
            title={t('failed')}
            reason={reason}
            retryLabel={common('retry')}
            retrying={tasks.isFetching}
            onRetry={() => tasks.refetch()}
          />
        ) : null
      }
      empty={
        <EmptyState
          icon={<ClipboardList />}
          title={t(`empty.${view}`)}
          description={t(`empty.${view}Text`)}
          action={
            <Button onClick={onAssign}>
              <Plus aria-hidden />
              {t('assign')}
            </Button>
          }
        />
      }
      footer={
        tasks.hasNextPage ? (
          <LoadMore
            hasMore
            label={tasks.isFetchNextPageError ? common('retry') : t('table.loadMore')}
            pending={tasks.isFetchingNextPage}
            onClick={() => tasks.fetchNextPage()}
            summary={
              tasks.isFetchNextPageError ? (
                <span role="alert" className="text-danger">
                  {reason}
                </span>
              ) : undefined
            }
          />
        ) : null
      }
    />
  )
}

import { ClipboardCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { teamMessages } from '../i18n/index.ts'
import { useTeamMembers } from './approvals.queries.ts'
import { TaskDialog } from './task-dialog.tsx'
import { type OpenedDialog, TaskDialogs } from './task-dialogs.tsx'
import type { TaskActions } from './task-row-actions.tsx'
import { TaskSheet } from './task-sheet.tsx'
import { TaskSummaryCards } from './task-summary-cards.tsx'
import { TasksTable } from './tasks-table.tsx'
import { useStartTask } from './team.queries.ts'
import { taskViews, useTeamSearchParams } from './use-team-search-params.ts'

export function TeamPage() {
  const t = useText(teamMessages)
  useTitle(t('title'))
  const place = useTeamSearchParams()
  const start = useStartTask()
  const mayApprove = useTeamMembers().data?.currentUser.canApprove ?? false
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  const actions: TaskActions = {
    onView: ({ id }) => place.open(id),
    onStart: ({ id }) => start.mutate(id),
    onComplete: (task) => setDialog({ kind: 'complete', task }),
    onEdit: (task) => setDialog({ kind: 'edit', task }),
    onCancel: (task) => setDialog({ kind: 'cancel', task }),
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            {mayApprove ? (
              <Button asChild variant="secondary">
                <Link href="/approvals">
                  <ClipboardCheck aria-hidden />
                  {t('approvals')}
                </Link>
              </Button>
            ) : null}
            <Button onClick={place.startNew}>
              <Plus aria-hidden />
              {t('assign')}
            </Button>
          </>
        }
      />
      <Tabs
        value={place.view}
        onValueChange={(chosen) => place.show(taskViews.find((view) => view === chosen) ?? 'assigned')}
      >
        <TabsList aria-label={t('views.label')}>
          {taskViews.map((view) => (
            <TabsTrigger key={view} value={view}>
              {t(`views.${view}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={place.view} className="flex flex-col gap-6">
          <TaskSummaryCards view={place.view} />
          <TasksTable view={place.view} actions={actions} onAssign={place.startNew} />
        </TabsContent>
      </Tabs>
      <TaskSheet id={place.taskId} actions={actions} onClose={place.close} />
      {place.newTask ? <TaskDialog {...place.newTask} onClose={place.endNew} /> : null}
      <TaskDialogs opened={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

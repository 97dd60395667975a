import { CalendarDays, List } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { ZoneNote } from '#client/time/zone-note.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useMediaQuery } from '#client/ui/use-media-query.ts'
import { planMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'

// It loads the drag-and-drop code; the rest of the screen works without it.
const PlanBoard = lazy(async () => ({ default: (await import('./plan-board.tsx')).PlanBoard }))

const views = [
  { id: 'month', Icon: CalendarDays },
  { id: 'list', Icon: List },
] as const
type View = (typeof views)[number]['id']

interface PlanPostsProps {
  plan: ContentPlan
  onOpen: (dialog: OpenedPlanDialog) => void
}

/** The posts as a month or as a list; a phone only has room for the list. */
export function PlanPosts({ plan, onOpen }: PlanPostsProps) {
  const t = useText(planMessages)
  const hasRoom = useMediaQuery('(width >= 64rem)')
  const [chosen, setChosen] = useState<View>('month')
  const view = hasRoom ? chosen : 'list'
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ZoneNote className="text-sm" />
        {hasRoom ? (
          <fieldset aria-label={t('view.label')} className="inline-flex rounded-md bg-surface-sunken p-0.5">
            {views.map(({ id, Icon }) => (
              <Button
                key={id}
                variant="ghost"
                size="sm"
                aria-pressed={view === id}
                className="aria-pressed:bg-surface aria-pressed:shadow-card"
                onClick={() => setChosen(id)}
              >
                <Icon aria-hidden />
                {t(`view.${id}`)}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <PlanBoard plan={plan} view={view} onOpen={onOpen} />
      </Suspense>
    </section>
  )
}

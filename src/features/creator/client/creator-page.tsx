import { lazy, Suspense } from 'react'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { useNow } from '#client/time/use-now.ts'
import { LogoWatermark } from '#client/ui/logo-watermark.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { loadPlannerWorkspace } from '#features/planner/index.client.ts'
import { dayIn } from '#platform/day.ts'
import { creatorMessages } from '../i18n/index.ts'
import { CreatorTab } from './creator-tab.tsx'
import { useCreatorDraft } from './use-creator-draft.ts'
import { useCreatorSearchParams } from './use-creator-search-params.ts'

function CreatorHero() {
  const t = useText(creatorMessages)
  return (
    <header className="relative mb-4 overflow-hidden rounded-lg bg-primary px-5 py-5 text-on-primary sm:mb-6 sm:px-8 sm:py-8">
      <LogoWatermark className="-right-24 -bottom-44 max-sm:hidden" />
      <div className="relative">
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <p className="mt-2 max-w-prose text-pretty sm:text-base">{t('intro')}</p>
      </div>
    </header>
  )
}

const PlannerWorkspace = lazy(async () => ({
  default: (await loadPlannerWorkspace()).PlannerWorkspace,
}))

/** "Meet CampAIgner": one campaign from an idea, or a whole month. */
export function CreatorPage() {
  const t = useText(creatorMessages)
  useTitle(t('title'))
  const place = useCreatorSearchParams()
  const creator = useCreatorDraft(place.proposal)
  const year = Number(dayIn(useWorkspace().timeZone, useNow()).slice(0, 4))
  return (
    <>
      <CreatorHero />
      <Tabs value={place.tab} onValueChange={place.openTab}>
        <TabsList aria-label={t('tabs.label')}>
          <TabsTrigger value="creator">{t('tabs.creator')}</TabsTrigger>
          <TabsTrigger value="planner">{t('tabs.planner')}</TabsTrigger>
        </TabsList>
        <TabsContent value="creator">
          <CreatorTab place={place} creator={creator} />
        </TabsContent>
        <TabsContent value="planner">
          <Suspense fallback={<PlannerSkeleton label={t('loading')} />}>
            <PlannerWorkspace years={[year - 1, year, year + 1]} />
          </Suspense>
        </TabsContent>
      </Tabs>
    </>
  )
}

function PlannerSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-64" />
    </div>
  )
}

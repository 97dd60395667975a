import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { useTitle } from '#client/use-title.ts'
import { RecountNote } from '#core/settings/index.client.ts'
import { analyticsMessages } from '../analytics.messages.ts'
import { AudienceTab } from './audience-tab.tsx'
import { BusinessTab } from './business-tab.tsx'
import { ContentTab } from './content-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PlatformsTab } from './platforms-tab.tsx'
import { analyticsTabs, useAnalyticsPlace } from './use-analytics-place.ts'

const contents = {
  overview: OverviewTab,
  business: BusinessTab,
  platforms: PlatformsTab,
  content: ContentTab,
  audience: AudienceTab,
} as const

export function AnalyticsPage() {
  const t = useText(analyticsMessages)
  const { tab, choose } = useAnalyticsPlace()
  const list = useRef<HTMLDivElement>(null)
  useTitle(t('title'))
  // On a phone not all of them fit: the chosen one is brought to where it can be seen.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft
  }, [tab])
  return (
    <>
      <PageHeader title={t('title')} description={t('intro')} />
      <RecountNote className="mb-5" />
      <Tabs value={tab} onValueChange={choose}>
        <TabsList ref={list} aria-label={t('tabs.label')}>
          {analyticsTabs.map((each) => (
            <TabsTrigger key={each} value={each} data-tab={each}>
              {t(`tabs.${each}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {analyticsTabs.map((each) => {
          const Content = contents[each]
          return (
            <TabsContent key={each} value={each}>
              <Content />
            </TabsContent>
          )
        })}
      </Tabs>
    </>
  )
}

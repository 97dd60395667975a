import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { RecountNote } from '#core/settings/index.client.ts'
import { analyticsMessages } from '../i18n/index.ts'
import { AudienceTab } from './audience/audience-tab.tsx'
import { BusinessTab } from './business/business-tab.tsx'
import { ContentTab } from './content/content-tab.tsx'
import { PlatformsTab } from './content/platforms-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { analyticsTabs, useAnalyticsSearchParams } from './use-analytics-search-params.ts'

const contents = {
  overview: OverviewTab,
  business: BusinessTab,
  platforms: PlatformsTab,
  content: ContentTab,
  audience: AudienceTab,
} as const

export function AnalyticsPage() {
  const t = useText(analyticsMessages)
  const { tab, choose } = useAnalyticsSearchParams()
  const list = useRef<HTMLDivElement>(null)
  useTitle(t('title'))
  // Scrolls the active tab into view on a phone.
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

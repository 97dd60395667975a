import { useSearchParams } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { plannerMessages } from '../i18n/index.ts'
import { GeneratorTab } from './generator-tab.tsx'
import { InsightsTab } from './insights-tab.tsx'
import { usePlans } from './planner.queries.ts'
import { PlansTab } from './plans-tab.tsx'
import { useGenerationNews } from './use-generation-news.ts'
import { useGenerator } from './use-generator.ts'

const tabs = ['generator', 'plans', 'insights'] as const
type PlannerTab = (typeof tabs)[number]

/** In the URL, so that a reload keeps it; prefixed, because other screens may embed the planner. */
const PARAM = 'planner'

/** The whole planner: generator, plans and insights. */
export function PlannerWorkspace({ years }: { years: number[] }) {
  const t = useText(plannerMessages)
  const [params, setParams] = useSearchParams()
  const plans = usePlans()
  const items = plans.data?.pages.flatMap((page) => page.items) ?? []
  const expect = useGenerationNews(items)
  const generator = useGenerator(items[0], expect)
  const tab = tabs.find((each) => each === params.get(PARAM)) ?? 'generator'

  function open(next: PlannerTab) {
    setParams((now) => updateSearchParams(now, { [PARAM]: next === 'generator' ? undefined : next }), {
      replace: true,
    })
  }

  return (
    <Tabs value={tab} onValueChange={(value) => open(tabs.find((each) => each === value) ?? 'generator')}>
      <TabsList aria-label={t('tabs.label')}>
        {tabs.map((each) => (
          <TabsTrigger key={each} value={each}>
            {t(`tabs.${each}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="generator">
        <GeneratorTab generator={generator} years={years} />
      </TabsContent>
      <TabsContent value="plans">
        <PlansTab plans={plans} items={items} onCreate={() => open('generator')} />
      </TabsContent>
      <TabsContent value="insights">
        <InsightsTab
          onPlan={(period) => {
            generator.set(period)
            open('generator')
          }}
        />
      </TabsContent>
    </Tabs>
  )
}

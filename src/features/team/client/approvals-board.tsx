import { useSearchParams } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { approvalMessages } from '../i18n/index.ts'
import { ApprovalsCounters } from './approvals-counters.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { PendingTab } from './pending-tab.tsx'
import { type Subordinate, TeamTab } from './team-tab.tsx'

const tabs = ['pending', 'team', 'notifications'] as const
type ApprovalsTab = (typeof tabs)[number]

/** Three figures and the three lists behind them. */
export function ApprovalsBoard({ subordinates }: { subordinates: readonly Subordinate[] }) {
  const t = useText(approvalMessages)
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'pending'

  function open(next: ApprovalsTab) {
    setParams(next === 'pending' ? {} : { tab: next }, { replace: true })
  }

  return (
    <div className="flex flex-col gap-6">
      <ApprovalsCounters members={subordinates.length} />
      <Tabs value={tab} onValueChange={(value) => open(tabs.find((each) => each === value) ?? 'pending')}>
        <TabsList aria-label={t('tabs.label')} className="max-sm:gap-3 max-sm:text-xs">
          {tabs.map((each) => (
            <TabsTrigger key={each} value={each}>
              {t(`tabs.${each}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="pending">
          <PendingTab />
        </TabsContent>
        <TabsContent value="team">
          <TeamTab subordinates={subordinates} />
        </TabsContent>
        <TabsContent value="notifications">
          <NotificationsTab />
        </TabsContent>
      </Tabs>
    </div>
  )
}

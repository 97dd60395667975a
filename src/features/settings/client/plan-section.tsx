import { useText } from '#client/i18n/use-text.ts'
import { useMediaQuery } from '#client/ui/use-media-query.ts'
import { ReachToday } from '#connectors/social/reach-today.tsx'
import { useWorkspaceSettings } from '#core/settings/index.client.ts'
import { planMessages } from '../i18n/index.ts'
import { LoadedSection } from './loaded-section.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanTable } from './plan-table.tsx'

export function PlanSection() {
  const t = useText(planMessages)
  const workspace = useWorkspaceSettings()
  // Four plans side by side need a wide screen.
  const isWide = useMediaQuery('(min-width: 1200px)')
  return (
    <LoadedSection query={workspace} failed={t('loadFailed')} fields={1}>
      {({ plan }) => (
        <div className="flex flex-col gap-6">
          <PlanCard plan={plan} />
          <ReachToday />
          {isWide ? <PlanTable current={plan} /> : <PlanList current={plan} />}
        </div>
      )}
    </LoadedSection>
  )
}

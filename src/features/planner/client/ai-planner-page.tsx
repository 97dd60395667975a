import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { BrandFilterLine } from '#core/brands/index.client.ts'
import { plannerMessages } from '../i18n/index.ts'
import { PlannerWorkspace } from './planner-workspace.tsx'
import { usePlannerYears } from './use-planner-years.ts'

export function AiPlannerPage() {
  const t = useText(plannerMessages)
  useTitle(t('title'))
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <BrandFilterLine className="-mt-2 mb-4" />
      <PlannerWorkspace years={usePlannerYears()} />
    </>
  )
}

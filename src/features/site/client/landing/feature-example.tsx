import { AnalyticsExample } from './analytics-example.tsx'
import { CampaignExample } from './campaign-example.tsx'
import { CrmExample } from './crm-example.tsx'
import { InboxExample } from './inbox-example.tsx'
import { PlatformIconGrid } from './platform-icon-grid.tsx'

const examples = {
  campaigns: CampaignExample,
  posting: PlatformIconGrid,
  inbox: InboxExample,
  analytics: AnalyticsExample,
  crm: CrmExample,
}
export type ExampleId = keyof typeof examples

/** What a feature looks like, in small. */
export function FeatureExample({ id }: { id: ExampleId }) {
  const Example = examples[id]
  return <Example />
}

import { AnalyticsExample } from './analytics-example.tsx'
import { CampaignExample } from './campaign-example.tsx'
import { CrmExample } from './crm-example.tsx'
import { InboxExample } from './inbox-example.tsx'
import { PlatformSigns } from './platform-signs.tsx'

const examples = {
  campaigns: CampaignExample,
  posting: PlatformSigns,
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

import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { reach } from '#connectors/social/platforms.ts'
import { bestKnown } from '#connectors/social/recommended-platforms.ts'
import { AnalyticsExample } from './analytics-example.tsx'
import { CampaignExample } from './campaign-example.tsx'
import { CrmExample } from './crm-example.tsx'
import { InboxExample } from './inbox-example.tsx'

const cellClass = 'flex h-12 items-center justify-center rounded-md bg-surface-sunken'

function PlatformIconGrid() {
  return (
    <ul className="grid animate-fade-in grid-cols-5 gap-2">
      {bestKnown.map((platform) => (
        <li key={platform} className={cellClass}>
          <PlatformIcon platform={platform} className="size-5" />
        </li>
      ))}
      <li className={`${cellClass} font-medium text-muted tabular`}>+{reach.platforms - bestKnown.length}</li>
    </ul>
  )
}

const examples = {
  campaigns: CampaignExample,
  posting: PlatformIconGrid,
  inbox: InboxExample,
  analytics: AnalyticsExample,
  crm: CrmExample,
}
export type ExampleId = keyof typeof examples

/** A small example of a feature. */
export function FeatureExample({ id }: { id: ExampleId }) {
  const Example = examples[id]
  return <Example />
}

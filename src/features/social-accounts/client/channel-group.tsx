import type { ReactNode } from 'react'
import { Card, CardHeader } from '#client/ui/card.tsx'
import type { Manifest } from '#connectors/social/channel.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { ChannelRow } from './channel-row.tsx'

export interface ChannelGroupProps {
  title: string
  description: string
  manifests: readonly Manifest[]
  /** Of all platforms; each row picks its own. */
  accounts: readonly SocialAccount[]
  mayManage: boolean
  /** Whether it waits for the keys of an app. */
  isKeyless: (manifest: Manifest) => boolean
  renderScheduled: (account: Pick<SocialAccount, 'id'>) => ReactNode
}

export function ChannelGroup({
  title,
  description,
  manifests,
  accounts,
  mayManage,
  isKeyless,
  renderScheduled,
}: ChannelGroupProps) {
  return (
    <Card>
      <CardHeader title={title} description={description} level={3} />
      <ul aria-label={title} className="mt-4 divide-y border-t">
        {manifests.map((manifest) => (
          <ChannelRow
            key={manifest.id}
            manifest={manifest}
            accounts={accounts.filter(({ platform }) => platform === manifest.id)}
            mayManage={mayManage}
            isKeyless={isKeyless(manifest)}
            renderScheduled={renderScheduled}
          />
        ))}
      </ul>
    </Card>
  )
}

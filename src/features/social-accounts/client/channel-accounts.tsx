import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '#client/i18n/use-text.ts'
import type { Manifest } from '#connectors/social/channel.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { ChannelAccount } from './channel-account.tsx'
import { DisconnectAccountDialog } from './disconnect-account-dialog.tsx'

export interface ChannelAccountsProps {
  manifest: Manifest
  accounts: readonly SocialAccount[]
  mayManage: boolean
  renderScheduled: (account: Pick<SocialAccount, 'id'>) => ReactNode
  /** The clicked element is gone by then; the focus has to go somewhere. */
  onDisconnected: () => void
}

/** The connected accounts of a channel, with their actions. */
export function ChannelAccounts({
  manifest,
  accounts,
  mayManage,
  renderScheduled,
  onDisconnected,
}: ChannelAccountsProps) {
  const locale = useLocale()
  const [leaving, setLeaving] = useState<SocialAccount | null>(null)
  return (
    <>
      <ul aria-label={platformName(manifest.id, locale)} className="flex flex-col gap-2">
        {accounts.map((account) => (
          <ChannelAccount
            key={account.id}
            account={account}
            manifest={manifest}
            mayManage={mayManage}
            onDisconnect={() => setLeaving(account)}
          />
        ))}
      </ul>
      {leaving ? (
        <DisconnectAccountDialog
          account={leaving}
          scheduled={renderScheduled(leaving)}
          onClose={() => setLeaving(null)}
          onDone={() => {
            // The dialog holds the focus until it is unmounted.
            flushSync(() => setLeaving(null))
            onDisconnected()
          }}
        />
      ) : null}
    </>
  )
}

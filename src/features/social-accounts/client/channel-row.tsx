import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Manifest } from '#connectors/social/channel.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { channelMessages } from '../i18n/index.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { ChannelAccount } from './channel-account.tsx'
import { ChannelDetails } from './channel-details.tsx'
import { useConnectTestAccount } from './channels.queries.ts'
import { DisconnectAccountDialog } from './disconnect-account-dialog.tsx'

export interface ChannelRowProps {
  manifest: Manifest
  accounts: readonly SocialAccount[]
  mayManage: boolean
}

/** A platform: mode, cost, accounts and actions. */
export function ChannelRow({ manifest, accounts, mayManage }: ChannelRowProps) {
  const t = useText(channelMessages)
  const locale = useLocale()
  const connect = useConnectTestAccount()
  const [leaving, setLeaving] = useState<SocialAccount | null>(null)
  const row = useRef<HTMLLIElement>(null)
  // The clicked element is removed; otherwise the focus would jump to the top of the page.
  const stay = () => row.current?.focus({ preventScroll: true })
  const { id, mode, cost } = manifest
  const name = platformName(id, locale)
  return (
    <li ref={row} tabIndex={-1} className="px-5 py-3.5 outline-offset-[-2px]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-surface-sunken">
          <PlatformIcon platform={id} className="size-4.5" />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <h4>{name}</h4>
          <p className="text-muted">
            {t(`modes.${mode}`)} · {cost[locale]}
          </p>
        </div>
        {mayManage && accounts.length === 0 ? (
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:w-full"
            pending={connect.isPending}
            onClick={() => connect.mutate({ platform: id }, { onSuccess: stay })}
          >
            {t('connect')}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      <div className="sm:ms-12">
        {accounts.length > 0 ? (
          <ul aria-label={name} className="mt-2.5 flex flex-col gap-2">
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
        ) : null}
        <ChannelDetails manifest={manifest} />
      </div>
      {leaving ? (
        <DisconnectAccountDialog
          account={leaving}
          onClose={() => setLeaving(null)}
          onDone={() => {
            // The dialog holds the focus until it is unmounted.
            flushSync(() => setLeaving(null))
            stay()
          }}
        />
      ) : null}
    </li>
  )
}

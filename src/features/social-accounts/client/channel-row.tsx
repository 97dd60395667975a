import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Manifest } from '#connectors/social/channel.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { channelMessages, connectChannelMessages } from '../i18n/index.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { ChannelAccounts } from './channel-accounts.tsx'
import { ChannelDetails } from './channel-details.tsx'
import { useConnectTestAccount } from './channels.queries.ts'
import { channelMode } from './connect/channel-mode.ts'
import { channelPath } from './connect/channel-path.ts'
import { channelState } from './connect/channel-state.ts'
import { ChannelStateBadge } from './connect/channel-state-badge.tsx'

export interface ChannelRowProps {
  manifest: Manifest
  accounts: readonly SocialAccount[]
  mayManage: boolean
  /** It waits for the keys of an app. */
  isKeyless: boolean
  renderScheduled: (account: Pick<SocialAccount, 'id'>) => ReactNode
}

/** A platform: state, mode, cost, accounts and actions. */
export function ChannelRow({ manifest, accounts, mayManage, isKeyless, renderScheduled }: ChannelRowProps) {
  const t = useText(channelMessages)
  const connecting = useText(connectChannelMessages)
  const locale = useLocale()
  const now = useNow()
  const connect = useConnectTestAccount()
  const row = useRef<HTMLLIElement>(null)
  // The clicked element is removed; otherwise the focus would jump to the top of the page.
  const stay = () => row.current?.focus({ preventScroll: true })
  const { id, cost, isLive, approvedApps } = manifest
  const name = platformName(id, locale)
  const hasOwn = accounts.some(({ isTest }) => !isTest)
  return (
    <li ref={row} tabIndex={-1} className="px-5 py-3.5 outline-offset-[-2px]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-surface-sunken">
          <PlatformIcon platform={id} className="size-4.5" />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h4>{name}</h4>
            {isLive ? (
              <ChannelStateBadge state={channelState(manifest, accounts, now.getTime(), isKeyless)} />
            ) : null}
          </div>
          <p className="text-muted">
            {t(`modes.${channelMode(manifest, accounts)}`)} · {cost[locale]}
          </p>
        </div>
        {isLive ? (
          <Button
            asChild
            variant={hasOwn || approvedApps ? 'secondary' : 'primary'}
            size="sm"
            className="max-sm:w-full"
          >
            <Link href={channelPath(id)}>
              {mayManage && !hasOwn ? connecting('open') : connecting('manage')}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Link>
          </Button>
        ) : mayManage && accounts.length === 0 ? (
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
        {/* Mounted while empty, too: the dialog that removes the last account moves the focus when it closes. */}
        <div className={accounts.length > 0 ? 'mt-2.5' : 'hidden'}>
          <ChannelAccounts
            manifest={manifest}
            accounts={accounts}
            mayManage={mayManage}
            renderScheduled={renderScheduled}
            onDisconnected={stay}
          />
        </div>
        <ChannelDetails manifest={manifest} />
      </div>
    </li>
  )
}

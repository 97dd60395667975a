import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import type { Manifest } from '#connectors/social/channel.ts'
import { connectGuides } from '#connectors/social/connect/connect-guides.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { liveNetworks, type Platform } from '#connectors/social/platforms.ts'
import { adapterNameOf, manifestOf } from '#connectors/social/registry.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { channelMessages, connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import { ChannelAccounts } from '../channel-accounts.tsx'
import { ChannelDetails } from '../channel-details.tsx'
import { useConnectTestAccount } from '../channels.queries.ts'
import { ChannelsSkeleton } from '../channels-skeleton.tsx'
import { useSocialAccounts } from '../social-accounts.queries.ts'
import { BackToChannels } from './back-to-channels.tsx'
import { channelMode } from './channel-mode.ts'
import { CHOICE_PARAM } from './channel-path.ts'
import { channelState } from './channel-state.ts'
import { ChannelStateBadge } from './channel-state-badge.tsx'
import { ConnectWays } from './connect-ways.tsx'
import { PageChoices } from './page-choices.tsx'
import { useKeyless } from './use-keyless.ts'

/** To try the channel without an account there. Gone once a real account is connected. */
function SandboxCard({ manifest, accounts }: { manifest: Manifest; accounts: readonly SocialAccount[] }) {
  const t = useText(connectChannelMessages)
  const words = useText(channelMessages)
  const connect = useConnectTestAccount()
  return (
    <Card>
      <CardHeader title={t('sandboxTitle')} description={t('sandboxText')} level={3} />
      <CardBody>
        {accounts.some(({ isTest, isActive }) => isTest && isActive) ? (
          <p className="text-muted">{words('toasts.connected')}</p>
        ) : (
          <Button
            variant="secondary"
            className="max-sm:w-full"
            pending={connect.isPending}
            onClick={() => connect.mutate({ platform: manifest.id })}
          >
            {words('connect')}
          </Button>
        )}
      </CardBody>
    </Card>
  )
}

export interface ChannelPageProps {
  platform: Platform
  renderScheduled: (account: Pick<SocialAccount, 'id'>) => ReactNode
  /** What can be decided about all posts of a platform. */
  renderSettings: (manifest: Manifest) => ReactNode
}

/** One channel: its accounts, how to connect it, and what fits. */
export function ChannelPage({ platform, renderScheduled, renderSettings }: ChannelPageProps) {
  const t = useText(connectChannelMessages)
  const words = useText(channelMessages)
  const locale = useLocale()
  const now = useNow()
  const { user } = useCurrentUser()
  const all = useSocialAccounts()
  const isKeyless = useKeyless()
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  const [, setParams] = useSearchParams()
  const showChoice = (choice: string | null) => {
    if (choice === null) return toHeading()
    setParams({ section: 'channels', channel: platform, [CHOICE_PARAM]: choice }, { replace: true })
  }
  if (!all.data) return <ChannelsSkeleton />
  const manifest = manifestOf(platform)
  const name = platformName(platform, locale)
  const accounts = all.data.items.filter((account) => account.platform === platform)
  const own = accounts.filter(({ isTest }) => !isTest)
  const network = liveNetworks.find((each) => each === adapterNameOf(manifest))
  const guides = network && connectGuides[network]
  const mayManage = user !== null && user.role !== 'member'
  const isBroken = own.some(({ health }) => health === 'needs_reconnect')
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <BackToChannels />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-surface-sunken">
            <PlatformIcon platform={platform} className="size-5.5" />
          </span>
          <div className="min-w-0 flex-1 basis-48">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h2 ref={heading} tabIndex={-1} className="text-lg">
                {name}
              </h2>
              <ChannelStateBadge
                state={channelState(manifest, accounts, now.getTime(), isKeyless(manifest))}
              />
            </div>
            <p className="text-muted">
              {words(`modes.${channelMode(manifest, accounts)}`)} · {manifest.cost[locale]}
            </p>
          </div>
        </div>
      </div>
      {/* Mounted while empty, too: the dialog that removes the last account moves the focus when it closes. */}
      <Card className={accounts.length > 0 ? undefined : 'hidden'}>
        <CardHeader title={t('accounts')} level={3} />
        <CardBody>
          <ChannelAccounts
            manifest={manifest}
            accounts={accounts}
            mayManage={mayManage}
            renderScheduled={renderScheduled}
            onDisconnected={toHeading}
          />
          {mayManage ? <PageChoices platform={platform} renderScheduled={renderScheduled} /> : null}
        </CardBody>
      </Card>
      {guides && network && mayManage ? (
        <Card id="connect">
          <CardHeader
            level={3}
            title={
              isBroken
                ? t('reconnectTitle', { name })
                : own.length > 0
                  ? t('addAnother')
                  : t('connectTitle', { name })
            }
            description={isBroken ? t('reconnectText') : undefined}
          />
          <CardBody className="flex flex-col gap-6">
            <ConnectWays network={network} platform={platform} guides={guides} onConnected={showChoice} />
          </CardBody>
        </Card>
      ) : null}
      {mayManage ? renderSettings(manifest) : null}
      {mayManage && own.length === 0 ? <SandboxCard manifest={manifest} accounts={accounts} /> : null}
      <Card>
        <CardBody className="pt-3">
          <ChannelDetails manifest={manifest} />
        </CardBody>
      </Card>
    </div>
  )
}

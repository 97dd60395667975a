import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Manifest } from '#connectors/social/channel.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { channelMessages, connectChannelMessages } from '../i18n/index.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { AccountHealthBadge } from './account-health-badge.tsx'
import { AccountListening } from './account-listening.tsx'
import { useCheckAccount, useConnectTestAccount } from './channels.queries.ts'
import { channelPath } from './connect/channel-path.ts'
import { TestPostButton } from './connect/test-post-button.tsx'
import { MonthlyLimit } from './spending/monthly-limit.tsx'
import { TestMark } from './test-mark.tsx'

export interface ChannelAccountProps {
  account: SocialAccount
  manifest: Manifest
  mayManage: boolean
  onDisconnect: () => void
}

/** A connected account with its health and actions. */
export function ChannelAccount({ account, manifest, mayManage, onDisconnect }: ChannelAccountProps) {
  const t = useText(channelMessages)
  const connecting = useText(connectChannelMessages)
  const locale = useLocale()
  const format = useFormat()
  const now = useNow()
  const check = useCheckAccount()
  const reconnect = useConnectTestAccount()
  const { id, accountName, health, checkedAt, endsAt, site, feedPath, isActive, isTest, brandId } = account
  // Many rows have the same buttons; each names its channel.
  const which = <VisuallyHidden>{platformName(manifest.id, locale)}</VisuallyHidden>
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-sunken px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 break-words font-medium">
            {accountName}
          </span>
          {isTest ? <TestMark /> : null}
          {isActive ? <AccountHealthBadge health={health} /> : <Badge>{t('inactive')}</Badge>}
        </div>
        <p className="text-muted text-xs">
          {checkedAt ? t('checkedAt', { when: format.relative(checkedAt, now) }) : t('neverChecked')}
          {site ? <span dir="auto"> · {URL.parse(site)?.host ?? site}</span> : null}
        </p>
        {endsAt ? (
          <p className="text-warning text-xs">{connecting('endsOn', { day: format.day(endsAt) })}</p>
        ) : null}
        {account.listening && isActive ? (
          <AccountListening platform={manifest.id} listening={account.listening} />
        ) : null}
      </div>
      <div className="-ms-3 flex flex-wrap items-center sm:ms-0">
        {feedPath ? (
          <Button asChild variant="ghost" size="sm">
            <Link href={feedPath}>
              {t('openFeed')}
              {which}
            </Link>
          </Button>
        ) : null}
        {mayManage ? (
          <>
            {!isTest && isActive && manifest.media.requires === 'nothing' && manifest.goesTo !== 'phones' ? (
              <TestPostButton account={account} />
            ) : null}
            {!isTest && health === 'needs_reconnect' ? (
              <Button asChild variant="ghost" size="sm">
                <Link href={channelPath(manifest.id)}>
                  {t('connectAgain')}
                  {which}
                </Link>
              </Button>
            ) : isTest && health === 'needs_reconnect' ? (
              <Button
                variant="ghost"
                size="sm"
                pending={reconnect.isPending}
                onClick={() => reconnect.mutate({ platform: manifest.id, brandId })}
              >
                {t('connectAgain')}
                {which}
              </Button>
            ) : (
              <Button variant="ghost" size="sm" pending={check.isPending} onClick={() => check.mutate(id)}>
                {t('check')}
                {which}
              </Button>
            )}
            <Button variant="ghost" size="sm" className="text-danger" onClick={onDisconnect}>
              {t('disconnect')}
              {which}
            </Button>
          </>
        ) : null}
      </div>
      {manifest.prices && !isTest ? <MonthlyLimit account={account} mayManage={mayManage} /> : null}
    </li>
  )
}

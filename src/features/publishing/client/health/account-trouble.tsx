import { Hourglass, PlugZap, WifiOff } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { usePlatforms } from '#features/campaigns/index.client.ts'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import type { TroubledAccount } from '#features/publishing/publishing-health.contract.ts'
import { useCheckAccount, useConnectTestAccount } from '#features/social-accounts/index.client.ts'
import { ChannelsLink } from './channels-link.tsx'
import { TroubleRow } from './trouble-row.tsx'
import { useMoment } from './use-moment.ts'

const looks = {
  needs_reconnect: { tone: 'danger', Icon: PlugZap },
  unreachable: { tone: 'warning', Icon: WifiOff },
  paused: { tone: 'info', Icon: Hourglass },
} as const

/** An account that cannot publish right now, with the action for people who may fix it. */
export function AccountTrouble({ account, now }: { account: TroubledAccount; now: Date }) {
  const t = useText(publishingHealthMessages)
  const { labelOf } = usePlatforms()
  const moment = useMoment()
  const { user } = useCurrentUser()
  const check = useCheckAccount()
  const reconnect = useConnectTestAccount()
  const { id, platform, accountName, brandId, isTest, trouble, pausedUntil } = account
  const { tone, Icon } = looks[trouble]
  const mayManage = user !== null && user.role !== 'member'

  function text(): string {
    const values = { account: accountName }
    if (trouble === 'paused')
      return t('accounts.paused.text', { ...values, when: moment(pausedUntil ?? now.toISOString(), now) })
    const said = t(`accounts.${trouble}.text`, values)
    return trouble === 'needs_reconnect' && !mayManage
      ? `${said} ${t('accounts.needs_reconnect.askOthers')}`
      : said
  }

  return (
    <TroubleRow
      tone={tone}
      icon={<Icon />}
      title={t(`accounts.${trouble}.title`, { platform: labelOf(platform) })}
      text={text()}
    >
      {mayManage && trouble === 'needs_reconnect' && isTest ? (
        <Button
          variant="secondary"
          size="sm"
          pending={reconnect.isPending}
          onClick={() => reconnect.mutate({ platform, brandId })}
        >
          {t('accounts.connect')}
        </Button>
      ) : null}
      {mayManage && trouble === 'needs_reconnect' && !isTest ? <ChannelsLink /> : null}
      {mayManage && trouble === 'unreachable' ? (
        <Button variant="secondary" size="sm" pending={check.isPending} onClick={() => check.mutate(id)}>
          {t('accounts.check')}
        </Button>
      ) : null}
    </TroubleRow>
  )
}

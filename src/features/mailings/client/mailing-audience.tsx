import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { channelAt } from '#features/customers/consent-rules.ts'
import { mailingMessages } from '../i18n/index.ts'
import type { Mailing } from '../mailings.contract.ts'
import { MessageCost } from './message-cost.tsx'

/** What has to be done before the mail can go out, one thing at a time. */
function Obstacle({ mailing, platform }: { mailing: Mailing; platform: Platform }) {
  const { audience, channel, missing, goesTo } = mailing
  const t = useText(mailingMessages)
  const isToPhones = goesTo === 'phones'
  const link = (href: string, label: string) => (
    <Button asChild variant="secondary" size="sm">
      <Link href={href}>{label}</Link>
    </Button>
  )
  if (!channel)
    return (
      <Alert
        tone="warning"
        action={link(
          `/settings?section=channels&channel=${platform}`,
          t(isToPhones ? 'phones.connect' : 'connect'),
        )}
      >
        {t(isToPhones ? 'phones.notConnected' : 'notConnected')}
      </Alert>
    )
  if (channel.isTest) return <Alert>{t(isToPhones ? 'phones.test' : 'test')}</Alert>
  const [first, second] = missing
  if (first)
    return (
      <Alert tone="warning" action={link('/settings?section=business', t('details'))}>
        {second ? t('missingBoth') : t(first === 'business_name' ? 'missingName' : 'missingAddress')}
      </Alert>
    )
  return audience === 0 ? <Alert tone="warning">{t(isToPhones ? 'phones.nobody' : 'nobody')}</Alert> : null
}

interface MailingAudienceProps {
  mailing: Mailing
  platform: Platform
  mayManage: boolean
}

/** Who will get it, and what that costs. */
export function MailingAudience({ mailing, platform, mayManage }: MailingAudienceProps) {
  const t = useText(mailingMessages)
  const { audience, channel, hasPublicLinks, goesTo, withoutCode, messagePrice } = mailing
  const isToPhones = goesTo === 'phones'
  const { templates } = manifestOf(platform)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium">{t(isToPhones ? 'phones.audience' : 'audience', { count: audience })}</p>
        <Button asChild variant="link" size="sm" className="px-0">
          <Link href={audience === 0 ? '/customers' : `/customers?reach=${channelAt[goesTo]}`}>
            {t('customers')}
          </Link>
        </Button>
      </div>
      {audience > 0 ? (
        <p className="text-muted text-xs">{t(isToPhones ? 'phones.audienceHint' : 'audienceHint')}</p>
      ) : null}
      {withoutCode > 0 ? <Alert>{t('phones.withoutCode', { count: withoutCode })}</Alert> : null}
      {templates && channel && !channel.isTest && audience > 0 ? (
        <MessageCost
          audience={audience}
          price={messagePrice}
          pricesUrl={templates.pricesUrl}
          mayManage={mayManage}
        />
      ) : null}
      <Obstacle mailing={mailing} platform={platform} />
      {!isToPhones && channel && !channel.isTest && !hasPublicLinks ? (
        <Alert tone="warning">{t('noPublicLinks')}</Alert>
      ) : null}
    </>
  )
}

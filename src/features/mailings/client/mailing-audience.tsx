import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { mailingMessages } from '../i18n/index.ts'
import type { Mailing } from '../mailings.contract.ts'

/** What has to be done before the mail can go out, one thing at a time. */
function Obstacle({ mailing: { audience, channel, missing } }: { mailing: Mailing }) {
  const t = useText(mailingMessages)
  const link = (href: string, label: string) => (
    <Button asChild variant="secondary" size="sm">
      <Link href={href}>{label}</Link>
    </Button>
  )
  if (!channel)
    return (
      <Alert tone="warning" action={link('/settings?section=channels&channel=email', t('connect'))}>
        {t('notConnected')}
      </Alert>
    )
  if (channel.isTest) return <Alert>{t('test')}</Alert>
  const [first, second] = missing
  if (first)
    return (
      <Alert tone="warning" action={link('/settings?section=business', t('details'))}>
        {second ? t('missingBoth') : t(first === 'business_name' ? 'missingName' : 'missingAddress')}
      </Alert>
    )
  return audience === 0 ? <Alert tone="warning">{t('nobody')}</Alert> : null
}

/** Who will get the mail. */
export function MailingAudience({ mailing }: { mailing: Mailing }) {
  const t = useText(mailingMessages)
  const { audience, channel, hasPublicLinks } = mailing
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium">{t('audience', { count: audience })}</p>
        <Button asChild variant="link" size="sm" className="px-0">
          <Link href={audience === 0 ? '/customers' : '/customers?reach=email'}>{t('customers')}</Link>
        </Button>
      </div>
      {audience > 0 ? <p className="text-muted text-xs">{t('audienceHint')}</p> : null}
      <Obstacle mailing={mailing} />
      {channel && !channel.isTest && !hasPublicLinks ? (
        <Alert tone="warning">{t('noPublicLinks')}</Alert>
      ) : null}
    </>
  )
}

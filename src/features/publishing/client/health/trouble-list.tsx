import { GlobeX, PlugZap, PowerOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import type { PublishingHealth } from '#features/publishing/publishing-health.contract.ts'
import type { AddressTrouble } from '#platform/address-trouble.ts'
import { articleLink } from '#platform/screen-links.ts'
import { AccountTrouble } from './account-trouble.tsx'
import { ChannelsLink } from './channels-link.tsx'
import type { ShownTrouble } from './list-troubles.ts'
import { PostTrouble } from './post-trouble.tsx'
import { TroubleRow } from './trouble-row.tsx'
import { useMoment } from './use-moment.ts'

function NoWorker() {
  const t = useText(publishingHealthMessages)
  return (
    <TroubleRow tone="danger" icon={<PowerOff />} title={t('noWorker.title')} text={t('noWorker.text')}>
      <Button asChild variant="secondary" size="sm">
        <Link href={articleLink('late-posts')}>{t('noWorker.action')}</Link>
      </Button>
    </TroubleRow>
  )
}

function NoAddress({ why }: { why: AddressTrouble }) {
  const t = useText(publishingHealthMessages)
  return (
    <TroubleRow
      tone="warning"
      icon={<GlobeX />}
      title={t('address.title')}
      text={`${t('address.text')} ${t(`address.${why}`)}`}
    />
  )
}

function MoreAccounts({ count }: { count: number }) {
  const t = useText(publishingHealthMessages)
  return (
    <TroubleRow tone="warning" icon={<PlugZap />} title={t('accounts.more', { count })}>
      <ChannelsLink />
    </TroubleRow>
  )
}

interface TroubleListProps {
  health: PublishingHealth
  troubles: ShownTrouble[]
  isWhole: boolean
}

/** Shown at first, plus one if only a single row would be hidden. */
const FOLDED = 3

/** All troubles with their fixes, then what still works. */
export function TroubleList({ health, troubles, isWhole }: TroubleListProps) {
  const t = useText(publishingHealthMessages)
  const format = useFormat()
  const moment = useMoment()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const { last, next, hasWorker } = health
  const canFold = !isWhole && troubles.length > FOLDED + 1
  const shownTroubles = canFold && !isOpen ? troubles.slice(0, FOLDED) : troubles
  const facts = [
    last && t('facts.last', { last: format.relative(last.at, now) }),
    next && hasWorker && t('facts.next', { next: moment(next.at, now) }),
  ].filter(Boolean)
  return (
    <Card>
      <ul className="divide-y">
        {shownTroubles.map((shown) => {
          if (shown.kind === 'noWorker') return <NoWorker key="noWorker" />
          if (shown.kind === 'address') return <NoAddress key="address" why={shown.why} />
          if (shown.kind === 'moreAccounts') return <MoreAccounts key="moreAccounts" count={shown.count} />
          return shown.kind === 'posts' ? (
            <PostTrouble key={shown.of} of={shown.of} trouble={shown.trouble} hasWorker={hasWorker} />
          ) : (
            <AccountTrouble key={shown.account.id} account={shown.account} now={now} />
          )
        })}
      </ul>
      {canFold || facts.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t px-4 py-2">
          <p className="min-w-0 flex-1 basis-56 text-muted text-xs empty:hidden">{facts.join(' ')}</p>
          {canFold ? (
            <Button
              variant="ghost"
              size="sm"
              className="-mx-3"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('showLess') : t('showAll', { count: troubles.length })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  )
}

import { useFormat } from '#client/format.ts'
import { useText } from '#client/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { useNow } from '#client/use-now.ts'
import type { PublishingHealth } from '../publishing-health.contract.ts'
import { publishingHealthMessages } from '../publishing-health.messages.ts'
import { AccountTrouble } from './account-trouble.tsx'
import { MoreAccounts } from './more-accounts.tsx'
import { NoWorker } from './no-worker.tsx'
import { PostTrouble } from './post-trouble.tsx'
import type { ShownTrouble } from './troubles-of.ts'
import { useMoment } from './use-moment.ts'

interface TroubleListProps {
  health: PublishingHealth
  troubles: ShownTrouble[]
}

/** Everything that is wrong, each with what puts it right; and below, what still goes as it should. */
export function TroubleList({ health, troubles }: TroubleListProps) {
  const t = useText(publishingHealthMessages)
  const format = useFormat()
  const moment = useMoment()
  const now = useNow()
  const { last, next, hasWorker } = health
  const facts = [
    last && t('facts.last', { last: format.relative(last.at, now) }),
    next && hasWorker && t('facts.next', { next: moment(next.at, now) }),
  ].filter(Boolean)
  return (
    <Card>
      <ul className="divide-y">
        {troubles.map((shown) => {
          if (shown.kind === 'noWorker') return <NoWorker key="noWorker" />
          if (shown.kind === 'moreAccounts') return <MoreAccounts key="moreAccounts" count={shown.count} />
          return shown.kind === 'posts' ? (
            <PostTrouble key={shown.of} of={shown.of} trouble={shown.trouble} hasWorker={hasWorker} />
          ) : (
            <AccountTrouble key={shown.account.id} account={shown.account} now={now} />
          )
        })}
      </ul>
      {facts.length > 0 ? <p className="border-t px-4 py-2.5 text-muted text-xs">{facts.join(' ')}</p> : null}
    </Card>
  )
}

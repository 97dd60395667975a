import { lazy, Suspense, useState } from 'react'
import { readChoice, storeChoice } from '#client/data/browser-choice.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { ActivityCard } from '#core/activity/index.client.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { loadWaitingPostsNote } from '#features/campaigns/index.client.ts'
import { ChecklistCard } from '#features/first-steps/index.client.ts'
import type { Home, HomeCard } from '../home.contract.ts'
import { homeMessages } from '../i18n/index.ts'
import { useHome } from './home.queries.ts'
import { HomeCards } from './home-cards.tsx'
import { HomeHeader } from './home-header.tsx'
import { SampleActivity } from './sample-activity.tsx'
import { SampleNote } from './sample-note.tsx'

// It needs the manifests of all networks, and most shops have nothing that waits.
const WaitingPostsNote = lazy(async () => ({ default: (await loadWaitingPostsNote()).WaitingPostsNote }))

const HIDDEN = 'hidden'

const hasSamples = (home: Home | undefined): boolean =>
  home !== undefined && (home.activityIsSample || Object.values(home.cards).some(({ isSample }) => isSample))

/** The shop's own numbers: none yet where a sample stands. */
function withoutSamples(cards: Home['cards']): Home['cards'] {
  const own = ({ isSample, figures }: Home['cards'][HomeCard]) => ({
    isSample: false,
    figures: isSample ? 0 : figures,
  })
  const { inbox, campaigns, analytics, team, planner } = cards
  return {
    inbox: own(inbox),
    campaigns: own(campaigns),
    analytics: own(analytics),
    // The person who looks is its only member.
    team: team.isSample ? { isSample: false, figures: 1 } : team,
    planner: own(planner),
  }
}

export function HomePage() {
  const t = useText(homeMessages)
  const common = useText(commonMessages)
  const { user } = useCurrentUser()
  const home = useHome()
  const [areHidden, setAreHidden] = useState(() => readChoice('samples') === HIDDEN)
  useTitle(t('title'))
  if (!user) return null
  function turn(hidden: boolean) {
    storeChoice('samples', hidden ? HIDDEN : '')
    setAreHidden(hidden)
  }
  return (
    <div className="flex flex-col gap-8">
      <HomeHeader user={user} />
      <header>
        <h1 className="break-words text-2xl">{t('greeting', { name: user.firstName })}</h1>
        <p className="mt-1 text-base text-muted">{t('intro')}</p>
      </header>
      <Suspense fallback={null}>
        <WaitingPostsNote />
      </Suspense>
      <ChecklistCard />
      {home.isError ? (
        <Card>
          <ErrorState
            title={t('failed')}
            reason={reasonOf(home.error)}
            retryLabel={common('retry')}
            onRetry={() => void home.refetch()}
            retrying={home.isFetching}
          />
        </Card>
      ) : (
        <HomeCards cards={home.data && (areHidden ? withoutSamples(home.data.cards) : home.data.cards)} />
      )}
      {hasSamples(home.data) ? <SampleNote areHidden={areHidden} onTurn={turn} /> : null}
      {home.data?.activityIsSample && !areHidden ? <SampleActivity /> : <ActivityCard />}
    </div>
  )
}

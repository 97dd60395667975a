import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { ActivityCard } from '#core/activity/index.client.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { ChecklistCard } from '#features/first-steps/index.client.ts'
import { homeMessages } from '../i18n/index.ts'
import { useHome } from './home.queries.ts'
import { HomeCards } from './home-cards.tsx'
import { HomeHeader } from './home-header.tsx'
import { SampleActivity } from './sample-activity.tsx'

export function HomePage() {
  const t = useText(homeMessages)
  const common = useText(commonMessages)
  const { user } = useCurrentUser()
  const home = useHome()
  useTitle(t('title'))
  if (!user) return null
  return (
    <div className="flex flex-col gap-8">
      <HomeHeader user={user} />
      <header>
        <h1 className="break-words text-2xl">{t('greeting', { name: user.firstName })}</h1>
        <p className="mt-1 text-base text-muted">{t('intro')}</p>
      </header>
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
        <HomeCards cards={home.data?.cards} />
      )}
      {home.data?.activityIsSample ? <SampleActivity /> : <ActivityCard />}
    </div>
  )
}

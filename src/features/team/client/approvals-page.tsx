import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { approvalMessages } from '../i18n/index.ts'
import { useTeamMembers } from './approvals.queries.ts'
import { ApprovalsBoard } from './approvals-board.tsx'
import { levelWords } from './level-words.ts'
import { Restricted } from './restricted.tsx'

/** For people who may approve; others see why it is empty. */
export function ApprovalsPage() {
  const t = useText(approvalMessages)
  const common = useText(commonMessages)
  useTitle(t('title'))
  const { data: team, error, isFetching, refetch } = useTeamMembers()
  if (team && !team.currentUser.canApprove) return <Restricted />
  return (
    <>
      <PageHeader
        title={t('title')}
        description={
          team ? `${t('description')} ${levelWords(t, team.currentUser.hierarchyLevel)}` : t('description')
        }
      />
      {team ? (
        <ApprovalsBoard subordinates={team.subordinates} />
      ) : error ? (
        <Card>
          <ErrorState
            title={t('failed')}
            reason={reasonOf(error)}
            retryLabel={common('retry')}
            retrying={isFetching}
            onRetry={() => refetch()}
          />
        </Card>
      ) : (
        <output className="grid gap-4 sm:grid-cols-3">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-24" />
          ))}
        </output>
      )}
    </>
  )
}

import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { profileMessages } from '../i18n/index.ts'
import { useSessions, useSignOutOthers } from './profile.queries.ts'
import { SessionRow } from './session-row.tsx'

export function SessionsCard() {
  const t = useText(profileMessages)
  const common = useText(commonMessages)
  const sessions = useSessions()
  const signOutOthers = useSignOutOthers()
  const [isAsking, setIsAsking] = useState(false)
  const rows = sessions.data?.items ?? []
  const ordered = rows.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const others = rows.filter(({ isCurrent }) => !isCurrent).length
  return (
    <Card>
      <CardHeader
        title={t('sessions.title')}
        description={t('sessions.description')}
        actions={
          others > 0 ? (
            <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
              {t('sessions.signOutOthers')}
            </Button>
          ) : null
        }
      />
      {sessions.isPending ? (
        <div className="flex flex-col gap-3 p-5">
          <output>
            <VisuallyHidden>{t('sessions.loading')}</VisuallyHidden>
          </output>
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      ) : sessions.isError ? (
        <ErrorState
          title={t('sessions.loadFailed')}
          reason={reasonOf(sessions.error)}
          retryLabel={common('retry')}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      ) : (
        <ul aria-label={t('sessions.label')} className="mt-4 divide-y border-t">
          {ordered.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('sessions.confirmTitle')}
        subject={t('sessions.confirmSubject', { count: others })}
        description={t('sessions.confirmText')}
        confirmLabel={t('sessions.signOutOthers')}
        cancelLabel={common('cancel')}
        pending={signOutOthers.isPending}
        error={signOutOthers.isError ? reasonOf(signOutOthers.error) : null}
        onConfirm={() => signOutOthers.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
      />
    </Card>
  )
}

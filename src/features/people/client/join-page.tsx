import { useSyncExternalStore } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { AuthLayout } from '#features/auth/index.client.ts'
import { joinMessages } from '../i18n/index.ts'
import { isInvalid, useInvitation } from './join.queries.ts'
import { JoinInvalid } from './join-invalid.tsx'
import { JoinInvitation } from './join-invitation.tsx'

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The token in the hash. Pasting another link into the same tab causes no reload, but a hash change. */
const useLinkToken = (): string => useSyncExternalStore(onHashChange, () => window.location.hash.slice(1))

export function JoinPage() {
  const t = useText(joinMessages)
  const common = useText(commonMessages)
  const token = useLinkToken()
  const invitation = useInvitation(token)
  useTitle(t('title'))
  return (
    <AuthLayout>
      {token === '' ? (
        <JoinInvalid reason={t('invalid.missing')} />
      ) : invitation.isPending ? (
        <Spinner label={t('loading')} className="self-center" />
      ) : invitation.data ? (
        <JoinInvitation key={token} token={token} invitation={invitation.data} />
      ) : isInvalid(invitation.error) ? (
        <JoinInvalid reason={reasonOf(invitation.error)} />
      ) : (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <ErrorState
            title={t('loadFailed')}
            reason={reasonOf(invitation.error)}
            retryLabel={common('retry')}
            retrying={invitation.isFetching}
            onRetry={() => void invitation.refetch()}
          />
        </>
      )}
    </AuthLayout>
  )
}

import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Card, CardBody } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { returnedMailMessages } from '../i18n/index.ts'
import { useReturnedMail } from './mailings.queries.ts'
import { ReturnedMailForm } from './returned-mail-form.tsx'

/** Only owners may see and change it. */
export function ReturnedMailCard() {
  const { user } = useCurrentUser()
  return user?.role === 'owner' ? <OwnersReturnedMail /> : null
}

function OwnersReturnedMail() {
  const t = useText(returnedMailMessages)
  const common = useText(commonMessages)
  const { data, error, isFetching, refetch } = useReturnedMail()
  if (data) return <ReturnedMailForm stored={data} />
  return (
    <Card>
      <CardBody>
        {error ? (
          <ErrorState
            title={t('failed')}
            reason={reasonOf(error)}
            retryLabel={common('retry')}
            retrying={isFetching}
            onRetry={() => refetch()}
          />
        ) : (
          <Skeleton aria-label={t('loading')} className="h-16" />
        )}
      </CardBody>
    </Card>
  )
}

import { fieldsOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert, type AlertProps } from '#client/ui/alert.tsx'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'

export interface ConnectProblemProps extends Pick<AlertProps, 'id' | 'title'> {
  error: Error
}

/** Why a network could not be connected: what happened, what to do, and what the network said. */
export function ConnectProblem({ error, ...props }: ConnectProblemProps) {
  const t = useText(connectChannelMessages)
  const { advice, detail } = fieldsOf(error)
  return (
    <Alert role="alert" tone="danger" {...props}>
      <p className="max-w-prose">{reasonOf(error)}</p>
      {advice ? <p className="mt-1 max-w-prose">{advice}</p> : null}
      {detail ? (
        <p dir="auto" className="mt-1 break-words text-muted">
          {t('networkSaid', { detail })}
        </p>
      ) : null}
    </Alert>
  )
}

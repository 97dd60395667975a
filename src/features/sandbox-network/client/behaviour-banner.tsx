import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { behaviourMessages } from '../i18n/index.ts'
import type { SandboxAccount } from '../sandbox-network.contract.ts'
import { useChangeBehaviour } from './sandbox.queries.ts'

interface BehaviourBannerProps {
  account: SandboxAccount
  isManager: boolean
}

/** Shows on the whole page that failures are simulated on purpose. */
export function BehaviourBanner({ account, isManager }: BehaviourBannerProps) {
  const t = useText(behaviourMessages)
  const change = useChangeBehaviour(account.id)
  const { kind, remaining } = account.behaviour
  if (kind === 'normal') return null
  return (
    <Alert tone="danger" title={t('banner', { what: t(`kinds.${kind}`) })} className="mb-6">
      <p>{remaining === null ? t('untilChanged') : t('left', { count: remaining })}</p>
      {isManager ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          pending={change.isPending}
          onClick={() => change.mutate({ kind: 'normal', posts: null })}
        >
          {t('backToNormal')}
        </Button>
      ) : null}
    </Alert>
  )
}

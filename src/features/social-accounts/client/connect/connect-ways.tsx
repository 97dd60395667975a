import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ConnectGuide } from '#connectors/social/connect/connect.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import { listSignIns } from '#features/social-accounts/social-accounts.contract.ts'
import { ConnectForm, type ConnectFormProps } from './connect-form.tsx'
import { GuideSteps } from './guide-steps.tsx'
import { NetworkAppGate } from './network-app-gate.tsx'
import { WayChoice } from './way-choice.tsx'

interface ConnectWaysProps extends Omit<ConnectFormProps, 'guide'> {
  guides: readonly [ConnectGuide, ...ConnectGuide[]]
}

/** The ways to connect a network, of which a person chooses one; those that cannot work from here are left out. */
export function ConnectWays({ guides, ...form }: ConnectWaysProps) {
  const t = useText(connectChannelMessages)
  const [wanted, setWanted] = useState<ConnectGuide | null>(null)
  const canSignIn = guides.some(({ hasSignIn }) => hasSignIn)
  const signIns = useQuery({ ...read(listSignIns, {}), enabled: canSignIn })
  if (canSignIn && signIns.isPending) return <Skeleton className="h-40" />
  const isPossible = signIns.data?.items.find(({ network }) => network === form.network)?.isPossible !== false
  const ways = isPossible ? guides : guides.filter(({ hasSignIn }) => !hasSignIn)
  const chosen = ways.find((way) => way === wanted) ?? ways[0]
  const reason =
    ways.length < guides.length ? (
      <Alert tone="info" title={t('signInImpossible')}>
        <p className="max-w-prose">{t(chosen ? 'signInImpossibleText' : 'signInImpossibleAlone')}</p>
      </Alert>
    ) : null
  if (!chosen) return reason
  const signIn = (
    <>
      <GuideSteps
        title={t(chosen.app ? 'app.signInTitle' : 'stepsTitle')}
        steps={chosen.steps}
        link={chosen.link}
      />
      <ConnectForm key={guides.indexOf(chosen)} guide={chosen} {...form} />
    </>
  )
  return (
    <>
      {reason}
      {ways.length > 1 ? <WayChoice ways={ways} chosen={chosen} onChoose={setWanted} /> : null}
      {chosen.app ? <NetworkAppGate guide={chosen.app}>{signIn}</NetworkAppGate> : signIn}
    </>
  )
}

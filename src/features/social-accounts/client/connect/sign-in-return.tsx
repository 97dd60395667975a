import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { fieldsOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import { ChannelsSkeleton } from '../channels-skeleton.tsx'
import { BackToChannels } from './back-to-channels.tsx'
import { useFinishSignIn } from './connect.queries.ts'

/** A person comes back from a network's page. What came back is used once, and leaves the address at once. */
export function SignInReturn() {
  const t = useText(connectChannelMessages)
  const [params, setParams] = useSearchParams()
  const finish = useFinishSignIn()
  const isBegun = useRef(false)
  const { mutate } = finish
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const given = (name: string) => params.get(name) ?? undefined
    const body = { state: given('state') ?? '', code: given('code'), error: given('error') }
    window.history.replaceState(window.history.state, '', '/settings?section=channels&state=used')
    mutate(body, {
      onSuccess: ({ accounts }) =>
        setParams(
          { section: 'channels', ...(accounts[0] && { channel: accounts[0].platform }) },
          { replace: true },
        ),
    })
  }, [params, setParams, mutate])
  if (!finish.isError)
    return (
      <output aria-label={t('returning')}>
        <ChannelsSkeleton />
      </output>
    )
  const { detail } = fieldsOf(finish.error)
  return (
    <div className="flex flex-col gap-4">
      <BackToChannels />
      <Alert role="alert" tone="danger" title={t('returnFailed')}>
        <p className="max-w-prose">{reasonOf(finish.error)}</p>
        {detail ? (
          <p dir="auto" className="mt-1 break-words text-muted">
            {t('networkSaid', { detail })}
          </p>
        ) : null}
      </Alert>
    </div>
  )
}

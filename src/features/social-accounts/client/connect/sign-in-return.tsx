import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'wouter'
import { fieldsOf } from '#client/data/api.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { isPlatform } from '#connectors/social/platforms.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import { ChannelsSkeleton } from '../channels-skeleton.tsx'
import { BackToChannels } from './back-to-channels.tsx'
import { CHOICE_PARAM, channelPath } from './channel-path.ts'
import { useFinishSignIn } from './connect.queries.ts'
import { ConnectProblem } from './connect-problem.tsx'

/** A person comes back from a network's page. What came back is used once, and leaves the address at once. */
export function SignInReturn() {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  const finish = useFinishSignIn()
  const isBegun = useRef(false)
  const { mutate } = finish
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const given = (name: string) => params.get(name) ?? undefined
    const body = {
      state: given('state') ?? '',
      code: given('code'),
      error: given('error'),
      iss: given('iss'),
    }
    window.history.replaceState(window.history.state, '', '/settings?section=channels&state=used')
    mutate(body, {
      onSuccess: ({ accounts, choice }) =>
        setParams(
          {
            section: 'channels',
            ...(accounts[0] && { channel: accounts[0].platform }),
            ...(choice && { [CHOICE_PARAM]: choice }),
          },
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
  const { channel = '' } = fieldsOf(finish.error)
  return (
    <div className="flex flex-col gap-4">
      <BackToChannels />
      <ConnectProblem title={t('returnFailed')} error={finish.error} />
      {isPlatform(channel) ? (
        <Button asChild className="self-start max-sm:w-full">
          <Link href={channelPath(channel)}>{t('backTo', { name: platformName(channel, locale) })}</Link>
        </Button>
      ) : null}
    </div>
  )
}

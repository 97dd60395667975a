import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { postStoryMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Attempt } from '#features/campaigns/post-shape.ts'
import type { StoryStep } from '#features/campaigns/post-story.ts'

// Details that we recorded ourselves; everything else is a message of the network or a connection error.
const lookedUp = 'not there'
const noAnswer = 'no answer'

/** One attempt: result, time, account, delay and reason. */
export function StoryAttempt({ step }: { step: Extract<StoryStep, { kind: 'sent' }> }) {
  const t = useText(postStoryMessages)
  const format = useFormat()
  const { attempt, late, knownAt } = step
  const { outcome, accountName, startedAt } = attempt

  function inWords({ detail }: Attempt): string | null {
    if (!detail) return null
    if (detail === lookedUp) return t('lookedUp')
    if (detail === noAnswer) return t('noAnswer')
    // Broken connections leave only error codes, not sentences.
    if (outcome === 'not_sent' || outcome === 'unknown') return t('note', { detail })
    return t('said', { by: attempt.isTest ? 'test' : 'network', detail })
  }

  const words = inWords(attempt)
  return (
    <>
      <p>{outcome ? t(`outcome.${outcome}`) : t('running')}</p>
      <p className="break-words text-muted text-xs">
        {[
          t('takenUp', { date: format.dateTime(startedAt) }),
          accountName && t('through', { account: accountName }),
          knownAt && t('answeredAt', { date: format.dateTime(knownAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {late ? (
        <p className="text-muted text-xs">
          {t('late', { count: late.minutes })}: {t(`lateBy.${late.because}`)}
        </p>
      ) : null}
      {words ? <p className="break-words text-muted text-xs">{words}</p> : null}
    </>
  )
}

import { CircleCheck, CircleDashed, CircleX, LoaderCircle } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { Progress } from '#client/ui/progress.tsx'
import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { liveTextsMessages } from '#features/writing/i18n/index.ts'
import { LiveText } from '#features/writing/index.client.ts'
import { isWritten, type LiveText as Live } from '#features/writing/live-texts.contract.ts'
import type { CreationDetails, CreationStep } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import { plannedPosts } from '../platform-rules.ts'
import { creationPercent } from './creation-percent.ts'

const signs = {
  waiting: { Sign: CircleDashed, look: 'text-muted' },
  writing: { Sign: LoaderCircle, look: 'animate-spin text-primary-ink' },
  drawing: { Sign: LoaderCircle, look: 'animate-spin text-primary-ink' },
  done: { Sign: CircleCheck, look: 'text-success' },
  failed: { Sign: CircleX, look: 'text-danger' },
} as const satisfies Record<CreationStep, object>

/** Progress per platform, with its text as soon as there is one. Only the count is announced. */
export function GeneratingCard({ creation: { progress, input, texts } }: { creation: CreationDetails }) {
  const t = useText(creatorMessages)
  const live = useText(liveTextsMessages)
  const locale = useLocale()
  const rows = allPlatforms.flatMap((platform) => {
    const step = progress[platform]
    return step ? [{ platform, step, text: texts[platform] }] : []
  })
  const films = new Set(
    plannedPosts(input.platforms)
      .filter(({ platform, formats }) => mediumOf(platform, formats)?.kind === 'video')
      .map(({ platform }) => platform),
  )
  const stepIn = (platform: Platform, step: CreationStep, text: Live | undefined) => {
    if (step === 'writing' && text && !isWritten(text.state)) return live(`states.${text.state}`)
    return step === 'drawing' && films.has(platform) ? t('generating.filming') : t(`generating.steps.${step}`)
  }
  const written = rows.filter(({ text }) => text && isWritten(text.state)).length
  const ready = rows.filter(({ step }) => step === 'done').length
  return (
    <Card>
      <CardHeader title={t('generating.title')} description={t('generating.description')} />
      <CardBody className="flex flex-col gap-4">
        <blockquote className="line-clamp-3 break-words border-l-2 pl-3 text-muted">{input.idea}</blockquote>
        <div className="flex flex-col gap-1.5">
          <Progress value={creationPercent(rows.map(({ step }) => step))} label={t('generating.progress')} />
          <p className="text-muted text-xs tabular" aria-live="polite">
            {live('summary', { done: written, count: rows.length })} ·{' '}
            {t('generating.summary', { done: ready, count: rows.length })}
          </p>
        </div>
        <ul className="grid gap-x-8 md:grid-cols-2">
          {rows.map(({ platform, step, text }) => {
            const { Sign, look } = signs[step]
            return (
              <li key={platform} className="flex flex-col gap-2 border-b py-2">
                <div className="flex min-h-7 items-center gap-3">
                  <PlatformIcon platform={platform} />
                  <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:justify-between sm:gap-3">
                    <span className="break-words font-medium">{platformName(platform, locale)}</span>
                    <span className="text-muted text-xs sm:text-right">{stepIn(platform, step, text)}</span>
                  </span>
                  <Sign aria-hidden className={cn('size-4', look)} />
                </div>
                {text ? <LiveText live={text} /> : null}
              </li>
            )
          })}
        </ul>
      </CardBody>
    </Card>
  )
}

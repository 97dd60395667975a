import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { welcomeMessages } from '../i18n/index.ts'
import { type Question, questions } from './use-welcome-search-params.ts'

interface StepFrameProps {
  question: Question
  /** Moves the focus to the title, unless the page has just been opened. */
  isFocused: boolean
  onBack: (() => void) | undefined
  /** None on the last step, where leaving is the same. */
  onSkip: (() => void) | undefined
  submit: ReactNode
  onSubmit: () => void
  children: ReactNode
}

/** One question with its buttons. */
export function StepFrame({
  question,
  isFocused,
  onBack,
  onSkip,
  submit,
  onSubmit,
  children,
}: StepFrameProps) {
  const t = useText(welcomeMessages)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) title.current?.focus()
  }, [isFocused])
  const values = { step: questions.indexOf(question) + 1, count: questions.length }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-4">
          <p className="text-muted text-xs tabular">{t('progress', values)}</p>
          <Button asChild variant="link" size="sm">
            <Link href="/">{t('leave')}</Link>
          </Button>
        </div>
        <Progress value={(values.step / values.count) * 100} label={t('progress', values)} />
      </div>
      <header>
        <h1 ref={title} tabIndex={-1} className="text-balance text-2xl outline-none">
          {t(`${question}.title`)}
        </h1>
        <p className="mt-1 max-w-prose text-pretty text-base text-muted">{t(`${question}.text`)}</p>
      </header>
      <Card className="flex flex-col gap-6 p-5">{children}</Card>
      <div className="flex flex-wrap items-center gap-2">
        {onBack ? (
          <Button type="button" variant="ghost" onClick={onBack}>
            {t('back')}
          </Button>
        ) : null}
        <span className="flex-1" />
        {onSkip ? (
          <Button type="button" variant="ghost" onClick={onSkip}>
            {t('skip')}
          </Button>
        ) : null}
        {submit}
      </div>
    </form>
  )
}

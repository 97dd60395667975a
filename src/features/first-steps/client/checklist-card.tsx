import { ArrowRight, Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { readChoice, storeChoice } from '#client/data/browser-choice.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { Progress } from '#client/ui/progress.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import type { FirstStep } from '../first-steps.contract.ts'
import { checklistMessages } from '../i18n/index.ts'
import { useFirstSteps } from './first-steps.queries.ts'

const paths: Record<FirstStep, string> = {
  business: '/welcome',
  look: '/welcome?question=look',
  photos: '/media',
  post: '/welcome?question=post',
  accounts: '/settings?section=channels',
}

const HIDDEN = 'hidden'

/** What is left to set up. It goes away once everything is done, or when it is hidden. */
export function ChecklistCard() {
  const t = useText(checklistMessages)
  const { user } = useCurrentUser()
  const [isHidden, setIsHidden] = useState(() => readChoice('checklist') === HIDDEN)
  const isWanted = !isHidden && user !== null && user.role !== 'member'
  const { data } = useFirstSteps(isWanted)
  if (!isWanted || !data) return null
  const count = data.steps.length
  const done = data.steps.filter(({ isDone }) => isDone).length
  if (done === count) return null
  const next = data.steps.find(({ isDone }) => !isDone)?.id

  function turn(hidden: boolean) {
    storeChoice('checklist', hidden ? HIDDEN : '')
    setIsHidden(hidden)
  }
  function hide() {
    turn(true)
    toast({
      title: t('hidden'),
      action: { label: t('undo'), altText: t('undo'), onSelect: () => turn(false) },
    })
  }

  return (
    <Card>
      <CardHeader
        title={t('title')}
        actions={
          <Button variant="ghost" size="sm" onClick={hide}>
            {t('hide')}
          </Button>
        }
      />
      <div className="flex flex-col gap-2 px-5 pt-3">
        <p className="text-muted text-xs tabular">{t('progress', { done, count })}</p>
        <Progress value={(done / count) * 100} label={t('progress', { done, count })} />
      </div>
      <ul className="flex flex-col py-2">
        {data.steps.map(({ id, isDone }) => (
          <li key={id}>
            <Link
              href={paths[id]}
              className="flex min-h-14 items-center gap-3 px-5 py-2.5 transition-colors hover:bg-surface-sunken"
            >
              <span
                aria-hidden
                className={cn(
                  'flex size-6 shrink-0 items-center justify-center rounded-full border',
                  isDone && 'border-primary bg-primary text-on-primary',
                )}
              >
                {isDone ? <Check className="size-3.5" /> : null}
              </span>
              <span className="min-w-0 flex-1">
                <span className={cn('block', isDone ? 'text-muted line-through' : 'font-medium')}>
                  {t(`steps.${id}.title`)}
                </span>
                {isDone ? (
                  <VisuallyHidden>{t('done')}</VisuallyHidden>
                ) : (
                  <span className="block text-muted">{t(`steps.${id}.text`)}</span>
                )}
              </span>
              {id === next ? <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { CalendarClock, Plug, RotateCw, Send } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { manifestOf } from '#connectors/social/registry.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import { isFinishedInApp, waitsForAccount } from '#features/campaigns/post-reasons.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { CopyStep } from './copy-step.tsx'
import { FinishStep } from './finish-step.tsx'
import { OpenStep } from './open-step.tsx'
import { SaveStep } from './save-step.tsx'
import { useManualReason } from './use-manual-reason.ts'

interface ManualPublishPanelProps {
  campaignId: string
  post: Post
  /** Opens the dialog to schedule it. */
  onSchedule: () => void
}

/** What a connected account would solve; null if it is something else. */
function connectReasonOf({ platform, reason }: Post) {
  if (reason === 'needs_reconnect' || reason === 'chosen_account_gone') return reason
  return reason === 'no_account' && manifestOf(platform).mode === 'direct' ? reason : null
}

type Step = 'copy' | 'save' | 'open'

/** The steps to publish a post by hand, in order, ending with the confirmation. */
export function ManualPublishPanel({ campaignId, post, onSchedule }: ManualPublishPanelProps) {
  const t = useText(manualPublishMessages)
  const { labelOfPost } = usePlatforms()
  const headingId = useId()
  const [done, setDone] = useState<ReadonlySet<Step>>(new Set())
  const why = useManualReason(post)
  const tick = (step: Step) => setDone((now) => new Set(now).add(step))
  const path = { id: campaignId, postId: post.id }
  const account = connectReasonOf(post)
  const isInApp = isFinishedInApp(post.reason) && post.state === 'needs_you'
  const hasMedia = post.media.length > 0 && !isInApp
  const hasCopyStep = !isInApp || post.text.trim() !== ''

  return (
    <Card id="needs-you" className="scroll-mt-20 border-warning">
      <section aria-labelledby={headingId} className="flex flex-col gap-5 p-4 sm:p-5">
        <div>
          <h3 id={headingId} className="text-base">
            {t(isInApp ? 'finish.heading' : 'title', { platform: labelOfPost(post) })}
          </h3>
          {why && post.state === 'needs_you' ? <p className="mt-1 text-muted">{why}</p> : null}
          <p className="mt-1 font-medium">{t('notYet')}</p>
          {post.state === 'needs_you' && !waitsForAccount(post.reason) ? (
            <Button asChild size="lg" className="pointer-fine:hidden mt-3 w-full">
              <Link href={`/ready-to-post?post=${post.id}`}>
                <Send aria-hidden />
                {t('quick')}
              </Link>
            </Button>
          ) : null}
        </div>
        <ol className="flex flex-col gap-5">
          {hasCopyStep ? (
            <CopyStep
              path={path}
              post={post}
              number={1}
              isDone={done.has('copy')}
              onDone={() => tick('copy')}
            />
          ) : null}
          {hasMedia ? (
            <SaveStep
              path={path}
              post={post}
              number={2}
              isDone={done.has('save')}
              onDone={() => tick('save')}
            />
          ) : null}
          {isInApp ? (
            <FinishStep post={post} number={hasCopyStep ? 2 : 1} />
          ) : (
            <OpenStep
              post={post}
              number={hasMedia ? 3 : 2}
              isDone={done.has('open')}
              onDone={() => tick('open')}
            />
          )}
          <ConfirmStep path={path} number={hasMedia ? 4 : hasCopyStep ? 3 : 2} />
        </ol>
        {account ? (
          <div className="flex flex-wrap items-center gap-2 border-t pt-4">
            <p className="flex-1 basis-56 text-muted">{t(`connect.${account}`)}</p>
            <Button asChild variant="secondary">
              <Link href="/settings?section=channels">
                <Plug aria-hidden />
                {t('connect.action')}
              </Link>
            </Button>
          </div>
        ) : null}
        {isInApp ? (
          <div className="flex flex-wrap items-center gap-2 border-t pt-4">
            <p className="flex-1 basis-56 text-muted">{t('finish.again')}</p>
            <Button variant="secondary" onClick={onSchedule}>
              <RotateCw aria-hidden />
              {t('finish.sendAgain')}
            </Button>
          </div>
        ) : null}
        {post.reason === 'missed' ? (
          <div className="flex flex-wrap items-center gap-2 border-t pt-4">
            <p className="flex-1 basis-56 text-muted">{t('missed.text')}</p>
            <Button variant="secondary" onClick={onSchedule}>
              <CalendarClock aria-hidden />
              {t('missed.action')}
            </Button>
          </div>
        ) : null}
      </section>
    </Card>
  )
}

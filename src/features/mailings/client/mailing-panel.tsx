import { Eye, Send } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#client/data/loaded.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody } from '#client/ui/card.tsx'
import { LabeledSkeleton } from '#client/ui/skeleton.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { mailingMessages } from '../i18n/index.ts'
import type { Mailing } from '../mailings.contract.ts'
import { MailingAudience } from './mailing-audience.tsx'
import { MailingLinks } from './mailing-links.tsx'
import { MailingPreviewDialog } from './mailing-preview-dialog.tsx'
import { MailingProblems } from './mailing-problems.tsx'
import { MailingProgress } from './mailing-progress.tsx'
import { type PostPath, useMailing, useSendMailingTest } from './mailings.queries.ts'
import { TestMessageDialog } from './test-message-dialog.tsx'

interface MailingPanelProps {
  campaignId: string
  platform: Platform
  postId: string
  /** It is going out now. */
  isSending: boolean
  /** It has not gone out, so its recipients are not decided. */
  isOpen: boolean
}

function MailActions({ path, mailing }: { path: PostPath; mailing: Mailing }) {
  const t = useText(mailingMessages)
  const test = useSendMailingTest(path)
  const [isPreviewing, setIsPreviewing] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => setIsPreviewing(true)}>
        <Eye aria-hidden />
        {t('preview')}
      </Button>
      {mailing.canTest ? (
        <Button variant="secondary" size="sm" pending={test.isPending} onClick={() => test.mutate()}>
          <Send aria-hidden />
          {t('sendTest')}
        </Button>
      ) : null}
      {isPreviewing ? <MailingPreviewDialog path={path} onClose={() => setIsPreviewing(false)} /> : null}
    </div>
  )
}

function MessageActions({ path, mailing }: { path: PostPath; mailing: Mailing }) {
  const t = useText(mailingMessages)
  const [isAsking, setIsAsking] = useState(false)
  if (!mailing.canTest) return null
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        <Send aria-hidden />
        {t('sendTest')}
      </Button>
      {isAsking ? (
        <TestMessageDialog path={path} price={mailing.messagePrice} onClose={() => setIsAsking(false)} />
      ) : null}
    </div>
  )
}

/** Who gets a post, the mail itself, and how sending goes. */
export function MailingPanel({ campaignId, platform, postId, isSending, isOpen }: MailingPanelProps) {
  const t = useText(mailingMessages)
  const { user } = useCurrentUser()
  const path = { id: campaignId, postId }
  const mayManage = user !== null && user.role !== 'member'
  const mailing = useMailing(path)
  return (
    <Card>
      <CardBody>
        <section aria-label={t('label')} className="flex flex-col gap-4">
          <h3 className="font-semibold">{t('label')}</h3>
          <Loaded
            query={mailing}
            failed={t('failed')}
            skeleton={<LabeledSkeleton label={t('loading')} className="h-24" />}
          >
            {(data) => (
              <>
                {data.progress ? (
                  <MailingProgress
                    path={path}
                    progress={data.progress}
                    isSending={isSending}
                    mayStop={mayManage}
                    tellsReceipts={data.channel?.tellsReceipts ?? false}
                    goesTo={data.goesTo}
                  />
                ) : isOpen ? (
                  <MailingAudience mailing={data} platform={platform} mayManage={mayManage} />
                ) : null}
                <MailingLinks links={data.links} />
                <MailingProblems problems={data.problems} goesTo={data.goesTo} />
                {data.goesTo === 'mailboxes' ? (
                  <MailActions path={path} mailing={data} />
                ) : (
                  <MessageActions path={path} mailing={data} />
                )}
              </>
            )}
          </Loaded>
        </section>
      </CardBody>
    </Card>
  )
}

import { ExternalLink, Eye, FileCheck, RefreshCw, Send } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#client/data/loaded.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody } from '#client/ui/card.tsx'
import { LabeledSkeleton } from '#client/ui/skeleton.tsx'
import { manifestOf } from '#connectors/social/registry.ts'
import { templateReasonText } from '#connectors/social/template-reason-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { postTemplateMessages } from '../i18n/index.ts'
import type { PostTemplate } from '../message-templates.contract.ts'
import { ChooseTemplateDialog } from './choose-template-dialog.tsx'
import { MessagePreviewDialog } from './message-preview-dialog.tsx'
import { type PostPath, usePostTemplate, useSyncTemplates } from './message-templates.queries.ts'
import { SubmitPostDialog } from './submit-post-dialog.tsx'
import { TemplateStateBadge } from './template-state.tsx'

const EXAMPLE = '{{first_name}}'

interface PostTemplateCardProps {
  campaignId: string
  brandId: string | null
  post: Post
  /** It has not gone out, so its text can still be changed. */
  isOpen: boolean
}

/** Whether the text may go out, and why not. */
function State({ data, managerUrl }: { data: PostTemplate; managerUrl: string }) {
  const t = useText(postTemplateMessages)
  const locale = useLocale()
  const { problem, chosen } = data
  const reason = problem === 'template_refused' ? chosen?.template.reason : ''
  if (problem)
    return (
      <Alert tone={problem === 'template_waiting' ? 'info' : 'warning'}>
        <p>{t(`problems.${problem}`)}</p>
        {reason ? (
          <p className="mt-1 break-words">{t('reason', { reason: templateReasonText(reason, locale) })}</p>
        ) : null}
        {problem === 'template_refused' ? (
          <a
            href={managerUrl}
            target="_blank"
            rel="noopener"
            className="mt-1 inline-flex items-center gap-1 underline underline-offset-4"
          >
            {t('manager')}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        ) : null}
      </Alert>
    )
  return <Alert tone="success">{t('chosen')}</Alert>
}

type Dialog = 'submit' | 'choose' | 'preview'

function Actions({
  data,
  channel,
  mayManage,
  isOpen,
  onOpen,
}: {
  data: PostTemplate
  channel: NonNullable<PostTemplate['channel']>
  mayManage: boolean
  isOpen: boolean
  onOpen: (dialog: Dialog) => void
}) {
  const t = useText(postTemplateMessages)
  const sync = useSyncTemplates(channel.id)
  const { problem, chosen, approved } = data
  const needsText =
    problem === 'template_missing' || problem === 'template_differs' || problem === 'template_refused'
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && needsText && mayManage ? (
        <Button size="sm" onClick={() => onOpen('submit')}>
          <Send aria-hidden />
          {t('submit')}
        </Button>
      ) : null}
      {isOpen && approved.length > 0 ? (
        <Button variant="secondary" size="sm" onClick={() => onOpen('choose')}>
          <FileCheck aria-hidden />
          {t('choose')}
        </Button>
      ) : null}
      {chosen ? (
        <Button variant="secondary" size="sm" onClick={() => onOpen('preview')}>
          <Eye aria-hidden />
          {t('preview')}
        </Button>
      ) : null}
      {isOpen ? (
        <Button variant="ghost" size="sm" pending={sync.isPending} onClick={() => sync.mutate()}>
          <RefreshCw aria-hidden />
          {t('check')}
        </Button>
      ) : null}
    </div>
  )
}

/** The approval of the words of a post, which its network asks for. */
export function PostTemplateCard({ campaignId, brandId, post, isOpen }: PostTemplateCardProps) {
  const t = useText(postTemplateMessages)
  const { user } = useCurrentUser()
  const path: PostPath = { id: campaignId, postId: post.id }
  const template = usePostTemplate(path)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const mayManage = user !== null && user.role !== 'member'
  const managerUrl = manifestOf(post.platform).templates?.managerUrl ?? ''
  return (
    <Card>
      <CardBody>
        <section aria-label={t('label')} className="flex flex-col gap-4">
          <Loaded
            query={template}
            failed={t('failed')}
            skeleton={<LabeledSkeleton label={t('loading')} className="h-24" />}
          >
            {(data) => (
              <>
                <div className="flex flex-wrap items-center gap-2">
                  <h3 className="font-semibold">{t('label')}</h3>
                  {data.chosen && data.problem !== 'template_differs' ? (
                    <TemplateStateBadge state={data.chosen.template.state} />
                  ) : null}
                </div>
                {data.channel?.isTest ? (
                  <p className="text-muted">{t('test')}</p>
                ) : (
                  <p className="text-muted">
                    {t('intro')} {isOpen ? t('hint', { example: EXAMPLE }) : null}
                  </p>
                )}
                {data.channel && !data.channel.isTest ? (
                  <>
                    {isOpen ? <State data={data} managerUrl={managerUrl} /> : null}
                    {isOpen && data.problem === 'template_missing' && !mayManage ? (
                      <p className="text-muted">{t('managerOnly')}</p>
                    ) : null}
                    <Actions
                      data={data}
                      channel={data.channel}
                      mayManage={mayManage}
                      isOpen={isOpen}
                      onOpen={setDialog}
                    />
                  </>
                ) : null}
                {dialog === 'submit' ? (
                  <SubmitPostDialog path={path} text={post.text} onClose={close} />
                ) : null}
                {dialog === 'choose' ? (
                  <ChooseTemplateDialog path={path} templates={data.approved} onClose={close} />
                ) : null}
                {dialog === 'preview' && data.chosen ? (
                  <MessagePreviewDialog
                    brandId={brandId}
                    post={post}
                    chosen={data.chosen}
                    business={data.business}
                    onClose={close}
                  />
                ) : null}
              </>
            )}
          </Loaded>
        </section>
      </CardBody>
    </Card>
  )
}

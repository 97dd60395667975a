import { CalendarClock, Download, ExternalLink, Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { urlOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { campaignStatus, countManualPosts } from '#features/campaigns/campaign-status.ts'
import { loadChooseVideoDialog } from '#features/campaigns/index.client.ts'
import { loadVideoGeneratorCard } from '#features/videos/index.client.ts'
import type { Video } from '#features/videos/videos.contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import {
  type CreatedCampaign,
  type CreatedPost,
  type Creation,
  downloadCreation,
} from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import { BriefCorrection } from './brief-correction.tsx'
import { refreshDraft } from './creator.queries.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { ResultCard } from './result-card.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { UseVideoDialog } from './use-video-dialog.tsx'

const ChooseVideoDialog = lazy(async () => ({
  default: (await loadChooseVideoDialog()).ChooseVideoDialog,
}))
const VideoGeneratorCard = lazy(async () => ({
  default: (await loadVideoGeneratorCard()).VideoGeneratorCard,
}))

interface ResultsProps {
  creation: Creation
  campaign: CreatedCampaign
  /** It is written again, from a corrected brief. */
  onRetried: (creationId: string) => void
  onClose: () => void
}

type Opened =
  | { kind: 'schedule'; posts: CreatedPost[] }
  | { kind: 'preview' | 'choose-video'; post: CreatedPost }
  | { kind: 'use-video'; video: Video }

/** The current status: it may have been scheduled or published since. */
function standingOf(posts: readonly CreatedPost[]) {
  const states = posts.map(({ state }) => state)
  const drafts = states.filter((state) => state === 'draft').length
  if (drafts > 0) return drafts === states.length ? 'draft' : 'partly'
  return countManualPosts(states).isReadyForYou ? 'ready' : campaignStatus(states)
}

/** The finished draft with the next steps. */
export function Results({ creation, campaign, onRetried, onClose }: ResultsProps) {
  const t = useText(creatorMessages)
  const [opened, setOpened] = useState<Opened | null>(null)
  const drafts = campaign.posts.filter(({ state }) => state === 'draft')
  const archive = pathOf(downloadCreation.path, { id: creation.id })
  const close = () => setOpened(null)
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <CardBody className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-72">
            <h2 className="text-lg">{t('results.title')}</h2>
            <p className="mt-1 break-words text-muted">
              {t(`results.saved.${standingOf(campaign.posts)}`, {
                title: campaign.title,
                drafts: drafts.length,
                count: campaign.posts.length,
              })}
            </p>
            <p className="mt-1 text-muted text-xs">
              {campaign.writtenBy === 'ai' ? t('results.byAi') : t('results.byBuiltIn')}
            </p>
          </div>
          <div className="grid w-full grid-cols-2 gap-2 max-sm:*:px-2 sm:flex sm:w-auto sm:flex-wrap">
            <Button asChild>
              <Link href={`/campaigns/${campaign.id}`}>
                <ExternalLink aria-hidden />
                {t('results.open')}
              </Link>
            </Button>
            <Button
              variant="secondary"
              disabled={drafts.length === 0}
              onClick={() => setOpened({ kind: 'schedule', posts: drafts })}
            >
              <CalendarClock aria-hidden />
              {t('results.scheduleAll')}
            </Button>
            <Button asChild variant="secondary">
              <a href={archive} download>
                <Download aria-hidden />
                {t('results.downloadAll')}
              </a>
            </Button>
            <Button variant="ghost" onClick={onClose}>
              <Sparkles aria-hidden />
              {t('results.again')}
            </Button>
          </div>
        </CardBody>
      </Card>
      <BriefCorrection input={creation.input} onRetried={onRetried} />
      <ul aria-label={t('results.label')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {campaign.posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <ResultCard
              post={post}
              campaign={campaign}
              downloadUrl={urlOf(archive, { platform: post.platform })}
              analyticsUrl={`/campaigns/${campaign.id}?tab=results`}
              onSchedule={() => setOpened({ kind: 'schedule', posts: [post] })}
              onPreview={() => setOpened({ kind: 'preview', post })}
              onVideo={() => setOpened({ kind: 'choose-video', post })}
            />
          </li>
        ))}
      </ul>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <VideoGeneratorCard onUse={(video) => setOpened({ kind: 'use-video', video })} />
      </Suspense>
      {opened?.kind === 'schedule' ? (
        <ScheduleDialog
          campaignId={campaign.id}
          posts={opened.posts}
          proposed={creation.input.scheduledFor ?? null}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'preview' ? <PreviewDialog post={opened.post} onClose={close} /> : null}
      {opened?.kind === 'choose-video' ? (
        <Suspense fallback={null}>
          <ChooseVideoDialog
            path={{ id: campaign.id, postId: opened.post.id }}
            platform={opened.post.platform}
            onDone={refreshDraft}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {opened?.kind === 'use-video' ? (
        <UseVideoDialog campaign={campaign} video={opened.video} onClose={close} />
      ) : null}
    </div>
  )
}

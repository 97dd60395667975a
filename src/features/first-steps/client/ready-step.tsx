import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { loadPostPreview, usePreviewedAccount } from '#features/campaigns/index.client.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { welcomeMessages } from '../i18n/index.ts'
import { useFirstPost, usePublishToSandbox } from './first-steps.queries.ts'

const PostPreview = lazy(async () => ({ default: (await loadPostPreview()).PostPreview }))

/** The first post on each platform, ready to publish. */
export function ReadyStep({ campaignId }: { campaignId: string }) {
  const t = useText(welcomeMessages)
  const common = useText(commonMessages)
  const campaign = useFirstPost(campaignId)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const posts = campaign.data?.posts ?? []
  const isDraft = posts.every(({ state }) => state === 'draft')
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 ref={title} tabIndex={-1} className="text-balance text-2xl outline-none">
          {t('ready.title')}
        </h1>
        {isDraft ? (
          <p className="mt-1 max-w-prose text-pretty text-base text-muted">{t('ready.text')}</p>
        ) : null}
      </header>
      {campaign.isError ? (
        <ErrorState
          title={t('ready.failed')}
          reason={reasonOf(campaign.error)}
          retryLabel={common('retry')}
          retrying={campaign.isFetching}
          onRetry={() => void campaign.refetch()}
        />
      ) : posts.length === 0 ? (
        <Skeleton className="h-96" role="status" aria-label={t('ready.loading')} />
      ) : (
        <>
          {isDraft ? (
            <PublishBar campaignId={campaignId} posts={posts} />
          ) : (
            <Outcome campaignId={campaignId} posts={posts} />
          )}
          <Previews brandId={campaign.data?.brandId ?? null} posts={posts} />
        </>
      )}
    </div>
  )
}

function PublishBar({ campaignId, posts }: { campaignId: string; posts: readonly Post[] }) {
  const t = useText(welcomeMessages)
  const publish = usePublishToSandbox()
  const isDrawing = posts.some(({ isBeingDrawn }) => isBeingDrawn)
  const platforms = posts.map(({ platform }) => platform)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          pending={publish.isPending}
          disabled={isDrawing}
          onClick={() =>
            publish.mutate(
              { id: campaignId, platforms },
              {
                onError: (error) =>
                  toast({ variant: 'destructive', title: t('saveFailed'), description: reasonOf(error) }),
              },
            )
          }
        >
          {t(isDrawing ? 'ready.drawing' : 'ready.publish')}
        </Button>
        <Button asChild variant="secondary">
          <Link href={`/campaigns/${campaignId}`}>{t('ready.edit')}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link href="/">{t('ready.home')}</Link>
        </Button>
      </div>
      <p className="text-muted text-xs">{t('ready.publishHint')}</p>
    </div>
  )
}

const isStuck = ({ state }: Post) => state === 'failed' || state === 'needs_you'

/** Posts go out one after another; the server announces each. */
function Outcome({ campaignId, posts }: { campaignId: string; posts: readonly Post[] }) {
  const t = useText(welcomeMessages)
  const done = posts.filter(({ state }) => state === 'published').length
  const count = posts.length
  const isDone = done === count
  const text = posts.some(isStuck)
    ? t('ready.trouble')
    : isDone
      ? t('ready.doneText', { count })
      : t('ready.waiting', { done, count })
  return (
    <Alert
      role="status"
      tone={isDone ? 'success' : 'info'}
      title={t(isDone ? 'ready.done' : 'ready.publishing')}
    >
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button asChild>
          <Link href="/">{t('ready.home')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link href={`/campaigns/${campaignId}`}>{t('ready.see')}</Link>
        </Button>
      </div>
    </Alert>
  )
}

type PreviewProps = Pick<CampaignDetail, 'brandId'> & { post: Post }

function Preview({ brandId, post }: PreviewProps) {
  const account = usePreviewedAccount(brandId, post)
  return (
    <PostPreview
      post={{ ...post, at: post.publishedAt ?? post.scheduledFor }}
      account={account}
      className="mx-auto"
    />
  )
}

function Previews({ brandId, posts }: Pick<CampaignDetail, 'brandId' | 'posts'>) {
  const t = useText(welcomeMessages)
  const locale = useLocale()
  const [shown, setShown] = useState<string>(posts[0]?.platform ?? '')
  return (
    <Tabs value={shown} onValueChange={setShown}>
      <TabsList aria-label={t('ready.tabs')}>
        {posts.map(({ platform }) => (
          <TabsTrigger key={platform} value={platform}>
            <PlatformIcon platform={platform} />
            {platformName(platform, locale)}
          </TabsTrigger>
        ))}
      </TabsList>
      {posts.map((post) => (
        <TabsContent key={post.platform} value={post.platform}>
          <Suspense fallback={<Skeleton className="h-96" role="status" aria-label={t('ready.loading')} />}>
            <Preview brandId={brandId} post={post} />
          </Suspense>
        </TabsContent>
      ))}
    </Tabs>
  )
}

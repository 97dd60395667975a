import { FlaskConical, UserX } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { ApiError } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { BackLink } from '#client/ui/back-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { sandboxMessages } from '../i18n/index.ts'
import type { SandboxAccount } from '../sandbox-network.contract.ts'
import { BehaviourBanner } from './behaviour-banner.tsx'
import { BehaviourPart } from './behaviour-part.tsx'
import { Feed } from './feed.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { MessagesPart } from './messages-part.tsx'
import { useSandboxAccount } from './sandbox.queries.ts'

/** This page must not be mistaken for the real network. */
function SandboxBanner({ platform }: { platform: string }) {
  const t = useText(sandboxMessages)
  return (
    <div className="mb-6 flex items-start gap-3 rounded-lg bg-warning-subtle p-4 sm:items-center sm:p-5">
      <FlaskConical aria-hidden className="size-6 text-warning" />
      <div className="min-w-0">
        <p className="text-balance font-semibold text-base text-warning">{t('banner')}</p>
        <p className="mt-1 max-w-prose text-pretty">{t('bannerReason', { platform })}</p>
      </div>
    </div>
  )
}

export function SandboxFeedPage() {
  const t = useText(sandboxMessages)
  const common = useText(commonMessages)
  const [address] = useLocation()
  const { data: account, error, isFetching, refetch } = useSandboxAccount(address.split('/').at(-1) ?? '')
  useTitle(t('title'))
  if (account) return <FeedOf account={account} />
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={t('title')} />
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          icon={<UserX />}
          title={t('gone')}
          description={t('goneReason')}
          action={
            <Button asChild>
              <Link href="/campaigns">{t('toCampaigns')}</Link>
            </Button>
          }
        />
      ) : error ? (
        <ErrorState
          title={t('failed')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <FeedSkeleton label={t('loading')} />
      )}
    </div>
  )
}

function FeedOf({ account }: { account: SandboxAccount }) {
  const t = useText(sandboxMessages)
  const locale = useLocale()
  const { user } = useCurrentUser()
  const isManager = user?.role !== 'member'
  const { platform, name, handle } = account
  const label = platformName(platform, locale)
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        back={<BackLink href="/campaigns">{t('toCampaigns')}</BackLink>}
        title={name}
        description={
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <PlatformIcon platform={platform} />
            <span>{label}</span>
            <span className="break-all">@{handle}</span>
          </span>
        }
      />
      <SandboxBanner platform={label} />
      <BehaviourBanner account={account} isManager={isManager} />
      <Tabs defaultValue="posts">
        <TabsList aria-label={t('tabs.label')}>
          <TabsTrigger value="posts">{t('tabs.posts')}</TabsTrigger>
          <TabsTrigger value="messages">{t('tabs.messages')}</TabsTrigger>
          <TabsTrigger value="behaviour">{t('tabs.behaviour')}</TabsTrigger>
        </TabsList>
        <TabsContent value="posts">
          <Feed account={account} platform={label} />
        </TabsContent>
        <TabsContent value="messages">
          <MessagesPart account={account} platform={label} />
        </TabsContent>
        <TabsContent value="behaviour">
          <BehaviourPart account={account} isManager={isManager} />
        </TabsContent>
      </Tabs>
    </div>
  )
}

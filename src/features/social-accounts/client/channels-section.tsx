import { Box } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import type { Manifest } from '#connectors/social/channel.ts'
import { allPlatforms, isPlatform, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { channelMessages } from '../i18n/index.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { ChannelGroup } from './channel-group.tsx'
import { channelGroup, channelGroups } from './channel-groups.ts'
import { useConnectAllTestAccounts } from './channels.queries.ts'
import { ChannelsSkeleton } from './channels-skeleton.tsx'
import { SignInReturn } from './connect/sign-in-return.tsx'
import { useKeyless } from './connect/use-keyless.ts'
import { useSocialAccounts } from './social-accounts.queries.ts'

// Lazy, because it loads the guides of all networks.
const ChannelPage = lazy(async () => ({ default: (await import('./connect/channel-page.tsx')).ChannelPage }))

function TestNetworkNote() {
  const t = useText(channelMessages)
  return (
    <Alert title={t('sandbox.title')}>
      <p className="max-w-prose">{t('sandbox.text')}</p>
    </Alert>
  )
}

const manifests = allPlatforms.map(manifestOf)
const groups = channelGroups.flatMap((id) => {
  const members = manifests.filter((manifest) => channelGroup(manifest) === id)
  return members.length > 0 ? [{ id, members }] : []
})

interface ChannelsSectionProps {
  publishingHealth: ReactNode
  /** How many scheduled posts go through an account; shown before it is disconnected. */
  renderScheduled: (account: Pick<SocialAccount, 'id'>) => ReactNode
  /** What can be decided about all posts of a platform; shown on its own page. */
  renderSettings: (manifest: Manifest) => ReactNode
}

/** One channel, or all of them; which one is in the URL. */
export function ChannelsSection(props: ChannelsSectionProps) {
  const [params] = useSearchParams()
  const wanted = params.get('channel')
  if (params.has('state')) return <SignInReturn />
  return wanted !== null && isPlatform(wanted) ? (
    <Suspense fallback={<ChannelsSkeleton />}>
      <ChannelPage
        key={wanted}
        platform={wanted}
        renderScheduled={props.renderScheduled}
        renderSettings={props.renderSettings}
      />
    </Suspense>
  ) : (
    <AllChannels {...props} />
  )
}

/** All channels: visible to everyone, connected by owners and managers. */
function AllChannels({ publishingHealth, renderScheduled }: ChannelsSectionProps) {
  const t = useText(channelMessages)
  const common = useText(commonMessages)
  const { user } = useCurrentUser()
  const accounts = useSocialAccounts()
  const connectAll = useConnectAllTestAccounts()
  const isKeyless = useKeyless()
  const heading = useRef<HTMLHeadingElement>(null)
  const mayManage = user !== null && user.role !== 'member'
  const items = accounts.data?.items ?? []
  const accountsOf = (id: Platform) => items.filter(({ platform, isActive }) => platform === id && isActive)
  const used = manifests.filter(({ id }) => accountsOf(id).length > 0)
  // One expired account is enough: posts of its brand do not go out.
  const connected = used.filter(({ id }) => accountsOf(id).every(({ health }) => health === 'ok')).length
  const troubled = used.length - connected
  const hasFree = manifests.some(({ id }) => items.every(({ platform }) => platform !== id))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 ref={heading} tabIndex={-1} className="text-lg">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-prose text-muted">
            {mayManage ? t('text') : `${t('text')} ${t('readOnly')}`}
          </p>
          {accounts.data ? (
            <p className="mt-1 font-medium tabular">
              {t('connectedCount', { connected, total: manifests.length })}
              {troubled > 0 ? (
                <span className="text-warning">, {t('attentionCount', { count: troubled })}</span>
              ) : null}
            </p>
          ) : null}
        </div>
        {mayManage && accounts.data && hasFree ? (
          <Button
            variant="secondary"
            className="max-sm:w-full"
            pending={connectAll.isPending}
            // The button disappears when all are connected; the focus moves to the heading.
            onClick={() => connectAll.mutate(undefined, { onSuccess: () => heading.current?.focus() })}
          >
            <Box aria-hidden />
            {t('connectAll')}
          </Button>
        ) : null}
      </div>
      {publishingHealth}
      <TestNetworkNote />
      {accounts.data ? (
        groups.map(({ id, members }) => (
          <ChannelGroup
            key={id}
            title={t(`groups.${id}.title`)}
            description={t(`groups.${id}.text`)}
            manifests={members}
            accounts={items}
            mayManage={mayManage}
            isKeyless={isKeyless}
            renderScheduled={renderScheduled}
          />
        ))
      ) : accounts.isPending ? (
        <ChannelsSkeleton />
      ) : (
        <Card>
          <ErrorState
            title={t('failed')}
            reason={reasonOf(accounts.error)}
            retryLabel={common('retry')}
            retrying={accounts.isFetching}
            onRetry={() => void accounts.refetch()}
          />
        </Card>
      )}
    </div>
  )
}

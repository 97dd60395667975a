import { useRef } from 'react'
import { Redirect } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { useActiveBrand, useBrands } from '#core/brands/index.client.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { useUpdateWorkspace, useWorkspaceSettings } from '#core/settings/index.client.ts'
import type { WorkspaceDetails } from '#core/settings/workspace-settings.contract.ts'
import { screenNames, welcomeMessages } from '../i18n/index.ts'
import { BusinessStep } from './business-step.tsx'
import { LookStep } from './look-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { PostStep } from './post-step.tsx'
import { ReadyStep } from './ready-step.tsx'
import { type Question, useWelcomeSearchParams } from './use-welcome-search-params.ts'

/** Four short questions after sign-up, then a first post. Each answer is saved at once; all can be skipped. */
export function WelcomePage() {
  const { user } = useCurrentUser()
  const { campaignId } = useWelcomeSearchParams()
  useTitle(useText(screenNames)('/welcome'))
  // Members have no say in the details of the business.
  if (user?.role === 'member') return <Redirect to="/" replace />
  return (
    <div className="mx-auto w-full max-w-2xl pb-8">
      {campaignId ? <ReadyStep campaignId={campaignId} /> : <Questions />}
    </div>
  )
}

function Questions() {
  const t = useText(welcomeMessages)
  const common = useText(commonMessages)
  const { question, ask, show } = useWelcomeSearchParams()
  const opened = useRef(question)
  const hasMoved = useRef(false)
  if (question !== opened.current) hasMoved.current = true
  const workspace = useWorkspaceSettings()
  const brands = useBrands()
  const brand = useActiveBrand(brands.data?.items ?? [])
  const update = useUpdateWorkspace()

  const failed = workspace.error ?? brands.error
  if (failed)
    return (
      <ErrorState
        title={t('loadFailed')}
        reason={reasonOf(failed)}
        retryLabel={common('retry')}
        retrying={workspace.isFetching || brands.isFetching}
        onRetry={() => void Promise.all([workspace.refetch(), brands.refetch()])}
      />
    )
  if (!workspace.data || !brand) return <Skeleton className="h-96" />

  const { name, industry, timeZone, currency, country, locale, salesTarget } = workspace.data
  const details = { name, industry, timeZone, currency, country, locale, salesTarget }
  const isFocused = hasMoved.current
  const save = (next: Question) => (answers: Partial<WorkspaceDetails>) =>
    update.mutate(
      { ...details, ...answers },
      {
        onSuccess: () => ask(next),
        onError: (error) =>
          toast({ variant: 'destructive', title: t('saveFailed'), description: reasonOf(error) }),
      },
    )
  const shared = { workspace: workspace.data, isFocused, isSaving: update.isPending }
  switch (question) {
    case 'business':
      return (
        <BusinessStep
          {...shared}
          onSave={save('place')}
          onBack={() => undefined}
          onSkip={() => ask('place')}
        />
      )
    case 'place':
      return (
        <PlaceStep
          {...shared}
          onSave={save('look')}
          onBack={() => ask('business')}
          onSkip={() => ask('look')}
        />
      )
    case 'look':
      return (
        <LookStep
          brand={brand}
          isFocused={isFocused}
          onBack={() => ask('place')}
          onDone={() => ask('post')}
        />
      )
    case 'post':
      return (
        <PostStep
          industry={industry}
          brandId={brand.id}
          isFocused={isFocused}
          onBack={() => ask('look')}
          onWritten={show}
        />
      )
  }
}

import { lazy, Suspense, useState } from 'react'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { useText } from '#client/i18n/use-text.ts'
import { fromDatetimeLocal } from '#client/time/datetime-local.ts'
import { useNow } from '#client/time/use-now.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { loadVideoGeneratorCard } from '#features/videos/index.client.ts'
import type { Video } from '#features/videos/videos.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import type { PlatformConfig } from '../platform-config.ts'
import { useCreate } from './creator.queries.ts'
import { GenerateBar } from './generate-bar.tsx'
import { IdeaCard } from './idea-card.tsx'
import { PlatformsCard } from './platforms-card.tsx'
import { SetupCard } from './setup-card.tsx'
import type { useCreatorDraft } from './use-creator-draft.ts'

const VideoGeneratorCard = lazy(async () => ({
  default: (await loadVideoGeneratorCard()).VideoGeneratorCard,
}))

const UseVideoAnywhere = lazy(async () => ({
  default: (await import('./use-video-anywhere.tsx')).UseVideoAnywhere,
}))

interface CreatorFormProps {
  creator: ReturnType<typeof useCreatorDraft>
  onCreated: (creationId: string) => void
}

export function CreatorForm({ creator: { draft, change }, onCreated }: CreatorFormProps) {
  const t = useText(creatorMessages)
  const { timeZone } = useWorkspace()
  const create = useCreate(({ id }) => onCreated(id))
  const [used, setUsed] = useState<Video | null>(null)
  const now = useNow()
  const when = fromDatetimeLocal(timeZone, draft.when)
  // The idea box cannot show an error about a time, so a past one is ignored.
  const ahead = when && when > now ? when : null
  const shared = { brandId: draft.brandId, imageId: draft.imageId }
  const generate = (platforms: PlatformConfig[]) =>
    create.mutate({ ...shared, ...draft.box, platforms, scheduledFor: ahead?.toISOString() ?? null })
  const generateFromSetup = () =>
    create.mutate({
      ...shared,
      ...draft.setup,
      platforms: draft.configs,
      scheduledFor: when?.toISOString() ?? null,
    })
  return (
    <div className="flex flex-col gap-6">
      <IdeaCard
        brief={draft.box}
        onBrief={(box) => change({ box })}
        brandId={draft.brandId}
        imageId={draft.imageId}
        onImage={(imageId) => change({ imageId })}
        configs={draft.configs}
        when={ahead}
        pending={create.isPending}
        onGenerate={generate}
      />
      <SetupCard draft={draft} when={when} onChange={change} />
      <PlatformsCard configs={draft.configs} onChange={(configs) => change({ configs })} />
      <Suspense fallback={<Skeleton className="h-64" />}>
        <VideoGeneratorCard onUse={setUsed} useLabel={t('video.use')} />
      </Suspense>
      {used ? (
        <Suspense fallback={null}>
          <UseVideoAnywhere video={used} onClose={() => setUsed(null)} />
        </Suspense>
      ) : null}
      <GenerateBar draft={draft} when={when} pending={create.isPending} onGenerate={generateFromSetup} />
      <p className="sr-only" aria-live="polite">
        {create.isPending ? t('generating.title') : ''}
      </p>
    </div>
  )
}

import { useEffect } from 'react'
import { useText } from '#client/i18n.ts'
import { creatorMessages } from '../creator.messages.ts'
import { CreationSkeleton } from './creation-skeleton.tsx'
import { CreationView } from './creation-view.tsx'
import { useLastCreation } from './creator.queries.ts'
import { CreatorForm } from './creator-form.tsx'
import { FromTheTop } from './from-the-top.tsx'
import type { useCreatorDraft } from './use-creator-draft.ts'
import type { useCreatorPlace } from './use-creator-place.ts'

interface CreatorTabProps {
  place: ReturnType<typeof useCreatorPlace>
  creator: ReturnType<typeof useCreatorDraft>
}

const isUnderWay = (status: string | undefined) => status === 'waiting' || status === 'running'

/** The form, or what became of it. Whoever left while it was being written finds it again. */
export function CreatorTab({ place, creator }: CreatorTabProps) {
  const t = useText(creatorMessages)
  const { creationId, resumeCreation } = place
  const last = useLastCreation(creationId === null)
  const [found] = last.data?.items ?? []
  const resumedId = creationId === null && found && isUnderWay(found.status) ? found.id : null
  useEffect(() => {
    if (resumedId) resumeCreation(resumedId)
  }, [resumedId, resumeCreation])
  const shownId = creationId ?? resumedId
  if (shownId)
    return (
      <FromTheTop key={shownId} label={t('results.region')}>
        <CreationView
          id={shownId}
          onRetried={place.resumeCreation}
          onChange={(input) => {
            creator.restore(input)
            place.closeCreation()
          }}
          onClose={place.closeCreation}
        />
      </FromTheTop>
    )
  if (last.isPending) return <CreationSkeleton label={t('loading')} />
  return <CreatorForm creator={creator} onCreated={place.openCreation} />
}

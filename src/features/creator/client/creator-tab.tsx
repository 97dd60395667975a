import { useEffect, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { creatorMessages } from '../i18n/index.ts'
import { CreationSkeleton } from './creation-skeleton.tsx'
import { CreationView } from './creation-view.tsx'
import { useLastCreation } from './creator.queries.ts'
import { CreatorForm } from './creator-form.tsx'
import { FocusOnMount } from './focus-on-mount.tsx'
import type { useCreatorDraft } from './use-creator-draft.ts'
import type { useCreatorSearchParams } from './use-creator-search-params.ts'

interface CreatorTabProps {
  place: ReturnType<typeof useCreatorSearchParams>
  creator: ReturnType<typeof useCreatorDraft>
}

const isUnderWay = (status: string) => status === 'waiting' || status === 'running'

/** The form, or what became of it. Whoever left while it was being written finds it again. */
export function CreatorTab({ place, creator }: CreatorTabProps) {
  const t = useText(creatorMessages)
  const { creationId, proposal, resumeCreation } = place
  // Only on arrival: what is begun in another tab later must not take the form from under somebody's hands. Whoever comes with
  // something new to make came for that.
  const [isArriving, setIsArriving] = useState(creationId === null && proposal === null)
  const last = useLastCreation(isArriving)
  const isKnown = !(last.isPending || last.isFetching)
  const [found] = last.data?.items ?? []
  useEffect(() => {
    if (!isArriving || !isKnown) return
    setIsArriving(false)
    if (found && isUnderWay(found.status)) resumeCreation(found.id)
  }, [isArriving, isKnown, found, resumeCreation])
  if (creationId)
    return (
      <FocusOnMount key={creationId} label={t('results.region')}>
        <CreationView
          id={creationId}
          onRetried={place.resumeCreation}
          onChange={(input) => {
            creator.restore(input)
            place.closeCreation()
          }}
          onClose={place.closeCreation}
        />
      </FocusOnMount>
    )
  if (isArriving) return <CreationSkeleton label={t('loading')} />
  return <CreatorForm creator={creator} onCreated={place.openCreation} />
}

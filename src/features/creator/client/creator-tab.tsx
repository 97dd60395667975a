import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { creatorMessages } from '../i18n/index.ts'
import { CreationSkeleton } from './creation-skeleton.tsx'
import { CreationView } from './creation-view.tsx'
import { useLastCreation } from './creator.queries.ts'
import { CreatorForm } from './creator-form.tsx'
import type { useCreatorDraft } from './use-creator-draft.ts'
import type { useCreatorSearchParams } from './use-creator-search-params.ts'

/** Focuses and scrolls to what replaces a long form. */
function FocusOnMount({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    region.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <section ref={region} tabIndex={-1} aria-label={label} className="outline-none">
      {children}
    </section>
  )
}

interface CreatorTabProps {
  place: ReturnType<typeof useCreatorSearchParams>
  creator: ReturnType<typeof useCreatorDraft>
}

const isUnderWay = (status: string) => status === 'waiting' || status === 'running'

/** The form, or its result. A creation in progress is found again. */
export function CreatorTab({ place, creator }: CreatorTabProps) {
  const t = useText(creatorMessages)
  const { creationId, proposal, resumeCreation } = place
  // Only on arrival: a creation started in another tab must not replace the form while the person types. A link with a
  // proposal opens the form.
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

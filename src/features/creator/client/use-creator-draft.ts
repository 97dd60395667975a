import { useState } from 'react'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { fromDatetimeLocal, toDatetimeLocal } from '#client/time/datetime-local.ts'
import { isPlatform } from '#connectors/social/platforms.ts'
import { useBrandFilter } from '#core/brands/index.client.ts'
import type { BriefDraft } from '#features/writing/edit-brief.ts'
import { clip } from '#platform/clip.ts'
import { type CreationInput, MAX_IDEA } from '../creator.contract.ts'
import type { Proposal } from '../creator-url.ts'
import type { PlatformConfig } from '../platform-config.ts'
import { suggested } from '../platform-rules.ts'

export type CreatorDraft = {
  /** The idea box. */
  box: BriefDraft
  /** The custom setup. */
  setup: BriefDraft & { text: string }
  /** In the shop's zone, as a datetime-local value: 2026-03-10T10:00; empty for no particular day. */
  when: string
  brandId: string | null
  /** An image of the media library for all posts. */
  imageId: string | null
  configs: PlatformConfig[]
}

/** Invalid values are ignored. */
function draftOf({ idea = '', platform = '', when = '' }: Proposal, timeZone: string) {
  const moment = fromDatetimeLocal(timeZone, when)
  return {
    box: { idea: clip(idea, MAX_IDEA) },
    setup: { idea: '', text: '' },
    when: moment ? toDatetimeLocal(timeZone, moment) : '',
    imageId: null,
    configs: isPlatform(platform) ? suggested([platform]) : [],
  }
}

/**
 * All input; kept by the page, so that a visit to the planner loses nothing. Starts with another screen's proposal, if
 * there is one.
 */
export function useCreatorDraft(proposal: Proposal | null) {
  const { timeZone } = useWorkspace()
  const shownBrand = useBrandFilter() ?? null
  const [draft, setDraft] = useState<Omit<CreatorDraft, 'brandId'> & { brandId?: string | null }>(() =>
    draftOf(proposal ?? {}, timeZone),
  )
  const change = (changes: Partial<CreatorDraft>) => setDraft((now) => ({ ...now, ...changes }))
  /** Restores the input of a creation, to change and retry. */
  const restore = ({ scheduledFor, brandId, imageId, platforms, ...input }: Omit<CreationInput, 'runs'>) => {
    const { idea, text, kind, asContent } = input
    change({
      ...(text ? { setup: { idea, text, kind, asContent } } : { box: { idea, kind, asContent } }),
      when: scheduledFor ? toDatetimeLocal(timeZone, new Date(scheduledFor)) : '',
      brandId: brandId ?? null,
      imageId: imageId ?? null,
      configs: platforms,
    })
  }
  const isUntouched = draft.brandId === undefined
  const whole: CreatorDraft = { ...draft, brandId: isUntouched ? shownBrand : (draft.brandId ?? null) }
  return { draft: whole, change, restore }
}

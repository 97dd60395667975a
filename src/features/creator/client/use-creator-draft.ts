import { useState } from 'react'
import { useWorkspace } from '#client/workspace-context.ts'
import { useBrandFilter } from '#features/brands/client/use-brand-filter.ts'
import type { CreationInput } from '../creator.contract.ts'
import type { PlatformConfig } from '../platform-config.ts'
import { toFieldTime } from './field-time.ts'

export type CreatorDraft = {
  /** What stands in the one box. */
  box: string
  idea: string
  text: string
  /** On the shop's clocks, as the browser's field has it: 2026-03-10T10:00; empty for no particular day. */
  when: string
  brandId: string | null
  configs: PlatformConfig[]
}

/** Everything that has been typed and chosen; kept by the page, so that a look at the planner loses nothing. */
export function useCreatorDraft() {
  const { timeZone } = useWorkspace()
  const shownBrand = useBrandFilter() ?? null
  const [draft, setDraft] = useState<Omit<CreatorDraft, 'brandId'> & { brandId?: string | null }>({
    box: '',
    idea: '',
    text: '',
    when: '',
    configs: [],
  })
  const change = (changes: Partial<CreatorDraft>) => setDraft((now) => ({ ...now, ...changes }))
  /** Puts back what a creation was made from, to be changed and tried again. */
  const restore = ({ idea, text, scheduledFor, brandId, platforms }: Omit<CreationInput, 'runs'>) =>
    change({
      ...(text ? { idea, text } : { box: idea }),
      when: scheduledFor ? toFieldTime(timeZone, new Date(scheduledFor)) : '',
      brandId: brandId ?? null,
      configs: platforms,
    })
  const isUntouched = draft.brandId === undefined
  const whole: CreatorDraft = { ...draft, brandId: isUntouched ? shownBrand : (draft.brandId ?? null) }
  return { draft: whole, change, restore }
}

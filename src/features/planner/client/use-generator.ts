import { useState } from 'react'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { forFirstPlan } from '#connectors/social/recommended-platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { useBrandFilter } from '#core/brands/index.client.ts'
import { useWorkspaceSettings } from '#core/settings/index.client.ts'
import type { Industry } from '#platform/industries.ts'
import type { Season } from '#writer/writer.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { useGeneratePlan } from './planner.queries.ts'
import { useConnected } from './use-connected.ts'
import { useToday } from './use-planner-years.ts'

type GeneratorValues = {
  industry: Industry | undefined
  products: string[]
  season: Season | null
  platforms: Platform[]
  month: number
  year: number
}

export type Generator = {
  values: GeneratorValues
  set: (changes: Partial<GeneratorValues>) => void
  isPending: boolean
  submit: () => void
}

/** The person's choices; defaults come from the shop's last plan. */
export function useGenerator(last: ContentPlan | undefined, onAsked: (id: string) => void): Generator {
  const [chosen, setChosen] = useState<Partial<GeneratorValues>>({})
  const { data: shop } = useWorkspaceSettings()
  const isConnected = useConnected()
  const brandId = useBrandFilter() ?? null
  const [year = 0, month = 0] = useToday().split('-').map(Number)
  const generate = useGeneratePlan(onAsked)

  const lastAnswers = last?.businessData
  const connected = allPlatforms.filter(
    (platform) => isConnected(platform) && manifestOf(platform).media.requires !== 'video',
  )
  const values: GeneratorValues = {
    industry: shop?.industry ?? lastAnswers?.industry ?? undefined,
    products: lastAnswers?.topProducts ?? [],
    season: lastAnswers?.seasonality ?? null,
    platforms: lastAnswers?.platforms ?? (connected.length > 0 ? connected : [...forFirstPlan]),
    month,
    year,
    ...chosen,
  }
  const { industry, products, season, platforms } = values

  return {
    values,
    set: (changes) => setChosen((before) => ({ ...before, ...changes })),
    isPending: generate.isPending,
    submit: () => {
      if (!industry) return
      generate.mutate({
        month: values.month,
        year: values.year,
        businessData: { industry, topProducts: products, seasonality: season },
        platforms,
        brandId,
      })
    },
  }
}

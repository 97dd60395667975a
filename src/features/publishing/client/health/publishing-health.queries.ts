import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { getPublishingHealth } from '#features/publishing/publishing-health.contract.ts'

/** Late posts and dead workers are not announced, so the screen polls. */
const LOOK_AGAIN_MS = 30_000

export const usePublishingHealth = () =>
  useQuery({
    ...read(getPublishingHealth, {}),
    refetchInterval: LOOK_AGAIN_MS,
  })

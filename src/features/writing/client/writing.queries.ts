import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { getLiveTexts, type LiveTexts, waitingTexts } from '../live-texts.contract.ts'
import { getWriter } from '../writing.contract.ts'

export const useWriter = () => useQuery(read(getWriter, {}))

/**
 * The texts that are being written under this id. Nothing is fetched at first: the server knows the id once the request
 * for them has arrived, and announces it then.
 */
export function useLiveTexts(id: string, platforms: readonly Platform[]): LiveTexts {
  const { data } = useQuery({
    ...read(getLiveTexts, { params: { id } }),
    initialData: () => ({ id, texts: waitingTexts(platforms) }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data.texts
}

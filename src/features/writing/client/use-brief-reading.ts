import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#client/data/api.ts'
import type { BriefDraft } from '../edit-brief.ts'
import { joinBrief } from '../join-brief.ts'
import { readBrief } from '../writing.contract.ts'

/** A pause this long means that the person has stopped typing. */
const PAUSE_MS = 400
const MIN_WORDS = 3
const RETRIES = 2
/** Readings of half-typed texts are not needed again. */
const KEPT_MS = 60_000

const isEnough = (brief: string) => brief.trim().split(/\s+/, MIN_WORDS).length === MIN_WORDS

/**
 * What the writer understands of a brief, read again after each pause. Until then the last reading stays. `readNow` does
 * not wait, for corrections that are complete at once.
 */
export function useBriefReading(
  { idea, text, kind, asContent }: BriefDraft,
  context: { brandId: string | null; scheduledFor: string | null },
) {
  const [settled, setSettled] = useState({ idea, text })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ idea, text }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [idea, text])
  const body = { ...settled, kind, asContent, ...context }
  const enabled = isEnough(joinBrief(settled))
  const query = useQuery({
    queryKey: [readBrief.path, body],
    queryFn: ({ signal }) => call(readBrief, { body }, signal),
    enabled,
    placeholderData: keepPreviousData,
    retry: RETRIES,
    gcTime: KEPT_MS,
  })
  const reading = enabled && !query.isError ? query.data : undefined
  const hasFailed = enabled && query.isError
  return {
    reading,
    hasFailed,
    isReading: isEnough(joinBrief({ idea, text })) && !reading && !hasFailed,
    retry: () => void query.refetch(),
    readNow: ({ idea, text }: BriefDraft) => setSettled({ idea, text }),
  }
}

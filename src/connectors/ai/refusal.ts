import * as z from 'zod'
import type { ErrorCode } from '#platform/errors.ts'
import { outsideLine } from '#server/outside-text.ts'

// Of what providers answer only the parts made for machines are read; their sentences change and may quote the key.
const detail = z.object({ reason: outsideLine.optional() })
const body = z.object({ error: z.object({ details: z.array(detail).max(1000).optional() }).or(outsideLine) })

function readBody(text: string | undefined): z.output<typeof body> | null {
  try {
    return body.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

/** What a provider's refusal means for the person. */
export function explainRefusal(status: number, text: string | undefined): ErrorCode {
  const said = readBody(text)
  const details = typeof said?.error === 'object' ? said.error.details : undefined
  // Google answers a wrong key with 400.
  if (details?.some(({ reason }) => reason === 'API_KEY_INVALID')) return 'ai_key_refused'
  if (status === 401 || status === 403) return 'ai_key_refused'
  // A provider explains that it has no such model; a place that knows nothing of models has no such page.
  if (status === 404) return said ? 'ai_model_unknown' : 'ai_unreadable'
  if (status === 402 || status === 429) return 'ai_quota'
  if (status >= 500) return 'ai_provider_failed'
  // A success that could not be read, and redirects, which lead elsewhere than to a model.
  return status >= 400 ? 'ai_refused' : 'ai_unreadable'
}

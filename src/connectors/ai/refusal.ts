import * as z from 'zod'
import type { ErrorCode } from '#platform/errors.ts'
import { outsideLine } from '#server/outside-text.ts'

// Only machine-readable fields are used, because error messages change and may quote the key.
const detail = z.object({ reason: outsideLine.optional() })
const body = z.object({ error: z.object({ details: z.array(detail).max(1000).optional() }).or(outsideLine) })

function readBody(text: string | undefined): z.output<typeof body> | null {
  try {
    return body.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

/** Maps a provider's error response to our error code. */
export function explainRefusal(status: number, text: string | undefined): ErrorCode {
  const said = readBody(text)
  const details = typeof said?.error === 'object' ? said.error.details : undefined
  // Google responds to an invalid key with 400.
  if (details?.some(({ reason }) => reason === 'API_KEY_INVALID')) return 'ai_key_refused'
  if (status === 401 || status === 403) return 'ai_key_refused'
  // Providers explain an unknown model in the body; a 404 without one means the URL is not a model API.
  if (status === 404) return said ? 'ai_model_unknown' : 'ai_unreadable'
  if (status === 402 || status === 429) return 'ai_quota'
  if (status >= 500) return 'ai_provider_failed'
  // Below 400, it is an unreadable success or a redirect.
  return status >= 400 ? 'ai_refused' : 'ai_unreadable'
}

import { useState } from 'react'
import type { CallInput, Definition, Output } from '#platform/endpoint.ts'
import { ApiError, call, callWithKey } from './api.ts'
import { queryClient } from './query.ts'

/** The keys of what was asked for and not answered yet, by content. */
type OpenKeys = Map<string, string>

/** Whether the server has said what became of it; a cut line, a failure of its own or "not yet" leave that open. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.body !== null &&
  error.body.code !== 'key_in_use' &&
  error.body.code !== 'rate_limited'

export async function callIdempotently<D extends Definition>(
  openKeys: OpenKeys,
  definition: D,
  input: CallInput<D>,
): Promise<Output<D>> {
  const content = JSON.stringify(input)
  const known = openKeys.get(content)
  const key = known ?? crypto.randomUUID()
  openKeys.set(content, key)
  const close = () => {
    if (openKeys.get(content) === key) openKeys.delete(content)
  }
  try {
    const answer = await callWithKey(definition, input, key)
    close()
    // It may be the answer of the first time, and the world has moved on since.
    if (known !== undefined) void queryClient.invalidateQueries()
    return answer
  } catch (error) {
    if (isAnswer(error)) close()
    throw error
  }
}

/**
 * Calls an endpoint for a form or a dialog, however often its button is pressed: as long as no answer has come, the same content
 * is the same wish and is done once. Other content, or the next time after an answer, is a new one.
 */
export function useIdempotentCall<D extends Definition>(
  definition: D,
): (input: CallInput<D>) => Promise<Output<D>> {
  const [openKeys] = useState<OpenKeys>(() => new Map())
  return (input) => (definition.idempotent ? callIdempotently(openKeys, definition, input) : call(definition, input))
}

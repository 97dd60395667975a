import { useState } from 'react'
import type { CallInput, Definition, Output } from '#platform/endpoint.ts'
import { ApiError, call, callWithKey } from './api.ts'
import { queryClient } from './query.ts'

/** Keys of unanswered calls, by content. */
type OpenKeys = Map<string, string>

/** Whether the server has given a final answer; a broken connection, a server error or "not yet" are not final. */
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
    // It may be a replayed answer, and data may have changed since.
    if (known !== undefined) void queryClient.invalidateQueries()
    return answer
  } catch (error) {
    if (isAnswer(error)) close()
    throw error
  }
}

/**
 * Calls an endpoint for a form, however often its button is clicked: until an answer arrives, the same content reuses
 * its key and runs once. Other content, or a call after an answer, gets a new key.
 */
export function useIdempotentCall<D extends Definition>(
  definition: D,
): (input: CallInput<D>) => Promise<Output<D>> {
  const [openKeys] = useState<OpenKeys>(() => new Map())
  return (input) =>
    definition.idempotent ? callIdempotently(openKeys, definition, input) : call(definition, input)
}

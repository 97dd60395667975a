import { useSyncExternalStore } from 'react'
import type { Output } from '#platform/endpoint.ts'
import type { suggestReply } from '../inbox.contract.ts'

export type Mode = 'reply' | 'note'

export type Suggestion = Omit<Output<typeof suggestReply>, 'text'>

export type Draft = {
  text: string
  /** Identifies this text to the server: sending twice, or again after a lost answer, sends it once. */
  reference: string
  /** Who suggested it and what it rests on, while parts of the suggestion may remain. */
  suggestion: Suggestion | null
}

const keyOf = (conversationId: string, mode: Mode) => `${mode} ${conversationId}`
const nothing: Draft = { text: '', reference: '', suggestion: null }

/** Drafts per conversation; kept in memory while the page is open. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

function keep(key: string, draft: Draft | null): void {
  if (draft) drafts.set(key, draft)
  else drafts.delete(key)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const draftOf = (conversationId: string, mode: Mode): Draft =>
  drafts.get(keyOf(conversationId, mode)) ?? nothing

/** Another text is another reply, so it gets its own reference. */
export function write(
  conversationId: string,
  mode: Mode,
  text: string,
  suggestion: Suggestion | null = null,
): void {
  keep(keyOf(conversationId, mode), text === '' ? null : { text, reference: crypto.randomUUID(), suggestion })
}

/** After it was sent; text written since then stays. */
export function forget(conversationId: string, mode: Mode, reference: string): void {
  if (draftOf(conversationId, mode).reference === reference) keep(keyOf(conversationId, mode), null)
}

export function useDraft(conversationId: string, mode: Mode): Draft {
  const current = () => draftOf(conversationId, mode)
  return useSyncExternalStore(subscribe, current, current)
}

import { useSyncExternalStore } from 'react'
import type { Output } from '#platform/endpoint.ts'
import type { suggestReply } from '../inbox.contract.ts'

export type Mode = 'reply' | 'note'

export type Draft = {
  text: string
  /** Names this very text to the server: pressing twice, or again after a lost answer, sends it once. */
  reference: string
  /** Who suggested it, as long as anything of it may be left. */
  suggestedBy: Output<typeof suggestReply>['writtenBy'] | null
}

const keyOf = (conversationId: string, mode: Mode) => `${mode} ${conversationId}`
const nothing: Draft = { text: '', reference: '', suggestedBy: null }

/** What is being written, conversation by conversation; it lasts as long as the page and is seen by nobody else. */
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

/** Another text is another answer, so it gets a reference of its own. */
export function write(
  conversationId: string,
  mode: Mode,
  text: string,
  suggestedBy: Draft['suggestedBy'] = null,
): void {
  keep(
    keyOf(conversationId, mode),
    text === '' ? null : { text, reference: crypto.randomUUID(), suggestedBy },
  )
}

/** After it was taken; what has been written since then stays. */
export function forget(conversationId: string, mode: Mode, reference: string): void {
  if (draftOf(conversationId, mode).reference === reference) keep(keyOf(conversationId, mode), null)
}

export const useDraft = (conversationId: string, mode: Mode): Draft =>
  useSyncExternalStore(subscribe, () => draftOf(conversationId, mode))

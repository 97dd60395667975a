import { clip } from '#platform/clip.ts'
import { retryAt } from '#server/outgoing/retry-after.ts'
import type { OutgoingPost, PublishOutcome } from '../adapter.ts'
import { reasonIn } from '../connect/oauth2.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import type { RejectionCode } from '../rejection.ts'
import * as api from './snapchat.api.ts'

const REASON_MAX = 500
const MAX_TITLE = 45

/** Where a post is shown: for a day, to people who don't follow, or on the profile for good. */
export type Place = 'story' | 'spotlight' | 'saved_story'

export const placeOf = ({ options }: Pick<OutgoingPost, 'options'>): Place =>
  options.place === 'spotlight' || options.place === 'saved_story' ? options.place : 'story'

/** A saved story has a name: the first line of the text. */
export const titleOf = ({ text }: Pick<OutgoingPost, 'text'>): string =>
  clip(text.trim().split('\n')[0]?.trim() || 'Story', MAX_TITLE)

const problemIn = (answer: Answer) =>
  answer.kind === 'answer' ? api.problemSchema.safeParse(answer.body).data : undefined

export function reasonOf(answer: Answer): string {
  const { display_message, debug_message, error_code } = problemIn(answer) ?? {}
  return clip(display_message || debug_message || error_code || reasonIn(answer), REASON_MAX)
}

const hasCode = (answer: Answer, code: string) =>
  answer.kind === 'answer' &&
  answer.status >= 400 &&
  answer.status < 500 &&
  problemIn(answer)?.error_code === code

/** It is still being converted, so nothing was posted. */
export const isProcessing = (answer: Answer) => hasCode(answer, 'MEDIA_PROCESSING')
/** A file is kept for a day. */
export const isExpired = (answer: Answer) => hasCode(answer, 'MEDIA_EXPIRED')
/** It was asked for before, and what became of that is not known. */
const isUnderWay = (answer: Answer) => hasCode(answer, 'MEDIA_POSTING_ALREADY_IN_PROGRESS')

function codeOf({ status }: Extract<Answer, { kind: 'answer' }>): RejectionCode | undefined {
  if (status === 403) return 'app_not_approved'
  return status === 404 ? 'destination_gone' : undefined
}

/** A call that failed. `isVisible`: the one that makes the post visible; before it nothing can have been accepted. */
export function failureOf(answer: Answer, now: Date, isVisible: boolean): PublishOutcome {
  const reason = reasonOf(answer)
  if (answer.kind === 'not-connected') return { kind: 'not-sent', reason }
  const unclear: PublishOutcome = isVisible ? { kind: 'unknown', reason } : { kind: 'not-sent', reason }
  if (answer.kind === 'lost' || isUnderWay(answer)) return unclear
  const { status, header } = answer
  if (status === 401) return { kind: 'token-expired' }
  if (status === 429) return { kind: 'rate-limited', retryAt: retryAt(header('retry-after'), now) }
  if (status < 400 || status >= 500) return unclear
  const code = codeOf(answer)
  return { kind: 'rejected', reason, ...(code && { code }) }
}

/** What was posted; its file's id if the answer names nothing else. Null if nothing was. */
export function postedIn(answer: Answer, mediaId: string): string | null {
  const { data } = api.postedSchema.safeParse(bodyOf(answer))
  if (!data) return null
  const { story_id, spotlight_id, saved_story_id, story, spotlight, saved_stories } = data
  const inside = story ?? spotlight ?? saved_stories?.[0]?.saved_story
  return story_id ?? spotlight_id ?? saved_story_id ?? inside?.id ?? mediaId
}

/** Posts have no page that the API names; the profile shows them. */
export const profileUrl = (username: string) =>
  username === ''
    ? 'https://www.snapchat.com/'
    : `https://www.snapchat.com/add/${encodeURIComponent(username)}`

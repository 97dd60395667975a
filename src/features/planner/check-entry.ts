import { checkPost, type Problem } from '#channels/check-post.ts'
import { manifestOf } from '#channels/registry.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { PlanEntry } from './planner.contract.ts'
import { postProblemMessages } from './post-problems.messages.ts'

type Checked = Pick<PlanEntry, 'platform' | 'title' | 'text'>
type WordProblem = Problem & { field: 'title' | 'text' }

/** What the network would refuse about the words; its picture is drawn when it goes onto the calendar. */
export const checkEntry = ({ platform, title, text }: Checked): WordProblem[] =>
  checkPost({ platform, title, text, pictures: 1, videos: 0 }).filter(
    (problem): problem is WordProblem => problem.field !== 'media',
  )

export function problemText({ platform, field, rule, limit }: WordProblem, locale: Locale): string {
  const values = { platform: manifestOf(platform).label[locale], limit }
  // Every rule about words has a text under its field.
  const say = textOf(postProblemMessages, locale) as unknown as (key: string, values: object) => string
  return say(`${field}.${rule}`, values)
}

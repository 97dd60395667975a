import { isSameText } from '../ai/same-text.ts'
import { createDealer } from '../built-in/dealer.ts'
import { remember } from '../copywriting/draft-copy.ts'
import type { DayBrief, WrittenPost } from '../writer.ts'
import { topicOf } from './day-reason.ts'
import { type Month, openMonth } from './month.ts'
import { writeFirst } from './write-first.ts'

const TRIES = 8

/** What the month has said: everything at first; if nothing is left to say, only what stands there now. */
function fillUsed(month: Month, texts: readonly string[]): void {
  month.used.clear()
  for (const text of texts) remember(month.used, text)
}

/** Another text for the same day, occasion or product. */
export async function rewriteDay({ plan, entry, others, seed }: DayBrief): Promise<WrittenPost | null> {
  const month = await openMonth(plan)
  const topic = topicOf(entry, month, plan.shop.prices?.[entry.reasonDetail] ?? null)
  if (!topic) return null
  for (const { title } of [entry, ...others]) month.titles.add(title)
  for (const texts of [[entry.text, ...others.map(({ text }) => text)], [entry.text]])
    for (let attempt = 0; attempt < TRIES; attempt++) {
      fillUsed(month, texts)
      const source = {
        month,
        seed: `${seed} ${entry.day} ${attempt}`,
        dealer: createDealer(`${seed} ${attempt}`),
      }
      const post = writeFirst([topic], entry.platform, source)?.post
      if (post && !isSameText(post.text, entry.text)) return post
    }
  return null
}

import type { Platform } from '#connectors/social/platforms.ts'
import type { Dealer } from '../built-in/dealer.ts'
import type { WrittenPost } from '../writer.ts'
import { contentOf, type DayContent, type DayTopic } from './day-content.ts'
import type { Month } from './month.ts'
import { writeDay } from './write-day.ts'

type Written = { topic: DayTopic; content: DayContent; post: WrittenPost }

/** The first of the topics on which the month has something left to say. */
export function writeFirst(
  topics: readonly DayTopic[],
  platform: Platform,
  { month, seed, dealer }: { month: Month; seed: string; dealer: Dealer },
): Written | null {
  for (const topic of topics) {
    const content = contentOf(topic, month, dealer)
    const post = content && writeDay(content, platform, { topic, seed, month })
    if (content && post) return { topic, content, post }
  }
  return null
}

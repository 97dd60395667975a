import type { PlanReason } from '../writer.ts'
import { type DayTopic, filled } from './day-content.ts'
import type { Month } from './month.ts'
import { themes } from './themes.ts'

/** Why a day has its post, as people read it. */
export function reasonOf(topic: DayTopic, { words, bank, seasonName }: Month): [PlanReason, string] {
  switch (topic.theme) {
    case 'occasion':
      return ['holiday', filled(words.arcReasons[topic.arc.step], { name: topic.occasion.name })]
    case 'product':
      return ['product', topic.product ?? '']
    case 'season':
      return ['season', seasonName]
    default:
      return ['habit', bank.plan.habits[topic.theme]]
  }
}

type Reason = { reason: PlanReason; reasonDetail: string }

/** What a day of a plan is about, told from its reason; null if the month no longer has it. */
export function topicOf(
  { reason, reasonDetail }: Reason,
  month: Month,
  price: string | null,
): DayTopic | null {
  const isIt = (topic: DayTopic) => reasonOf(topic, month).join() === [reason, reasonDetail].join()
  if (reason === 'product') return { theme: 'product', product: reasonDetail, price }
  if (reason === 'holiday') {
    const topics = [...month.arcs.values()].map((arc): DayTopic => {
      const [product = null] = month.products
      return { theme: 'occasion', arc, occasion: month.occasionOf(arc), product }
    })
    return topics.find(isIt) ?? null
  }
  const topics = themes.map((theme): DayTopic => ({ theme, product: null, price: null }))
  return topics.find(isIt) ?? null
}

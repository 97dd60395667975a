import * as z from 'zod'

const MAX_TITLE = 58

const day = z.strictObject({
  year: z.int().min(2000).max(9999),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
})
const time = z.strictObject({ hours: z.int().min(0).max(23), minutes: z.int().min(0).max(59) })
const eventSchema = z.strictObject({
  title: z.string().min(1).max(MAX_TITLE),
  schedule: z.strictObject({ startDate: day, startTime: time, endDate: day, endTime: time }),
})
const offerSchema = z.strictObject({
  couponCode: z.string().min(1).max(MAX_TITLE).optional(),
  redeemOnlineUrl: z.url().optional(),
  termsConditions: z.string().min(1).optional(),
})

const at = ({ year, month, day: of }: z.infer<typeof day>, { hours, minutes }: z.infer<typeof time>) =>
  Date.UTC(year, month - 1, of, hours, minutes)

/** What Google would not take of an update, an event or an offer. */
export function flawInTopic(post: {
  topicType: string | undefined
  event: unknown
  offer: unknown
  hasButton: boolean
}): string | null {
  const { topicType, hasButton } = post
  if (topicType === 'STANDARD') return post.event || post.offer ? 'event' : null
  if (topicType !== 'EVENT' && topicType !== 'OFFER') return 'topicType'
  const event = eventSchema.safeParse(post.event).data
  if (!event) return 'event'
  const { startDate, startTime, endDate, endTime } = event.schedule
  if (at(endDate, endTime) <= at(startDate, startTime)) return 'event.schedule'
  if (topicType === 'EVENT') return post.offer ? 'offer' : null
  // Google ignores the button of an offer, so one of ours would be a mistake.
  return offerSchema.safeParse(post.offer).success && !hasButton ? null : 'offer'
}

import { inPickerOrder } from '#connectors/social/platforms.ts'
import { brandsShownWith } from '#core/brands/index.server.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import {
  countDatedPosts,
  countFullDays,
  hasDatedPosts,
  listDatedPosts,
} from '#features/campaigns/index.server.ts'
import { hasEntries, listOpenEntries } from '#features/planner/index.server.ts'
import { weekAround } from '#platform/calendar-days.ts'
import { dayIn } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import {
  type CalendarItem,
  type CalendarQuery,
  type CalendarStatus,
  MAX_PER_DAY,
  type Week,
} from '../calendar.contract.ts'
import { addPreviews } from './add-previews.ts'
import { statusOf, toPlanItem, toPostItem } from './calendar-items.ts'
import { sampleCalendar, sampleWeek } from './calendar-sample.ts'
import { daysToMoments } from './days-to-moments.ts'

/** A hundred posts on each day of two months. */
const MAX_ITEMS = 6000

const statesOf = (status: CalendarStatus) =>
  (Object.keys(statusOf) as PostState[]).filter((state) => statusOf[state] === status)

type Needed = Pick<Deps, 'db' | 'clock'>

const hasOwn = async (db: Db, { workspaceId }: Actor) =>
  (await hasDatedPosts(db, workspaceId)) || (await hasEntries(db, workspaceId))

const brandsShown = (db: Db, actor: Actor, brandId: string | undefined) =>
  brandId === undefined ? undefined : brandsShownWith(db, actor, brandId)

export async function getItems({ db, clock }: Needed, actor: Actor, query: CalendarQuery, locale: Locale) {
  const listed = await listItems(db, actor, query)
  // What is listed is the shop's own; only an empty list needs the look-up.
  const live = listed.items.length > 0 || (await hasOwn(db, actor)) ? listed : null
  const { isSample, figures } = liveOrSample(live, live ?? sampleOf(query, locale, actor, clock.now()))
  return { isSample, ...figures }
}

function sampleOf({ from, to, platform, status }: CalendarQuery, locale: Locale, actor: Actor, now: Date) {
  const items = sampleCalendar(locale, actor.timeZone, now).filter(
    (item) =>
      item.day >= from &&
      item.day <= to &&
      (platform ?? item.platform) === item.platform &&
      (status ?? item.status) === item.status,
  )
  return { items, leftOff: [] }
}

/** By time; at one time by title, and the posts of a campaign as in the picker. */
const inOrder = (a: CalendarItem, b: CalendarItem) =>
  a.scheduledFor.localeCompare(b.scheduledFor) ||
  a.title.localeCompare(b.title) ||
  inPickerOrder(a.platform, b.platform) ||
  a.id.localeCompare(b.id)

async function listItems(db: Db, actor: Actor, query: CalendarQuery) {
  const { from, to, platform, status, brandId } = query
  const { timeZone, workspaceId } = actor
  const brandIds = await brandsShown(db, actor, brandId)
  const states = status && statesOf(status)
  const dated = { ...daysToMoments(timeZone, from, to), platform, states, brandIds }
  const daily = from === to ? undefined : { timeZone, perDay: MAX_PER_DAY }
  const isDraftWanted = status === undefined || status === 'draft'
  const [posts, entries] = await Promise.all([
    listDatedPosts(db, workspaceId, dated, MAX_ITEMS, daily),
    // A day of a plan is a draft until it is scheduled.
    isDraftWanted ? listOpenEntries(db, workspaceId, { from, to, platform, brandIds }, MAX_ITEMS) : [],
  ])
  const items = [
    ...posts.flatMap((post) => toPostItem(post, timeZone)),
    ...entries.map((entry) => toPlanItem(entry, timeZone)),
  ].sort(inOrder)
  const pictureUrls = new Map([
    ...posts.map(({ id, pictureUrl }) => [id, pictureUrl] as const),
    ...entries.map(({ id, picture }) => [id, picture?.url ?? null] as const),
  ])
  const byDay = Object.groupBy(posts, ({ scheduledFor }) =>
    scheduledFor ? dayIn(timeZone, scheduledFor) : '',
  )
  const mayHaveMore = Object.values(byDay).some((ofDay) => ofDay && ofDay.length >= MAX_PER_DAY)
  const [pictured, full] = await Promise.all([
    addPreviews(db, workspaceId, items, pictureUrls),
    daily && mayHaveMore ? countFullDays(db, workspaceId, dated, daily) : [],
  ])
  return {
    items: pictured,
    leftOff: full.map(({ day, posts }) => ({ day, posts: posts - MAX_PER_DAY })),
  }
}

export async function getWeek({ db, clock }: Needed, actor: Actor, brandId: string | undefined) {
  const live = (await hasOwn(db, actor)) ? await countWeek(db, actor, clock.now(), brandId) : null
  return liveOrSample(live, sampleWeek)
}

async function countWeek(db: Db, actor: Actor, now: Date, brandId: string | undefined): Promise<Week> {
  const { timeZone, workspaceId } = actor
  const { from, to } = weekAround(dayIn(timeZone, now))
  const brandIds = await brandsShown(db, actor, brandId)
  const counted = await countDatedPosts(db, workspaceId, { ...daysToMoments(timeZone, from, to), brandIds })
  const entries = await listOpenEntries(db, workspaceId, { from, to, brandIds }, MAX_ITEMS)
  const week: Week = { scheduled: 0, published: 0, draft: entries.length }
  for (const { state, posts } of counted) {
    const status = statusOf[state]
    if (status !== 'failed') week[status] += posts
  }
  return week
}

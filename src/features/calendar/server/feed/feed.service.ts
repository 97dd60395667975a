import { createHash } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { platformName } from '#connectors/social/platform-name.ts'
import { feedPath } from '#features/calendar/calendar.contract.ts'
import { feedMessages } from '#features/calendar/i18n/index.ts'
import { listFeedPosts } from '#features/campaigns/index.server.ts'
import { notFound } from '#platform/errors.ts'
import { textOf } from '#platform/messages.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { publicUrl } from '#server/public-url.ts'
import { type Actor, hashToken, newToken } from '#server/tenancy/actor.ts'
import * as repository from './calendar-feeds.repository.ts'
import { writeIcalendar } from './write-icalendar.ts'

const DAYS_BACK = 90
const DAYS_AHEAD = 366
const MAX_POSTS = 2000
const EVENT_MINUTES = 15

export async function getFeed({ db }: Pick<Deps, 'db'>, actor: Actor) {
  const feed = await repository.find(db, actor)
  return { createdAt: feed?.createdAt.toISOString() ?? null }
}

/** A new link for this person; an older one stops. It is shown only now: the database has its hash. */
export async function createFeed({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor) {
  const token = newToken()
  const createdAt = clock.now()
  await db.transaction(async (db) => {
    await repository.upsert(db, actor, { tokenHash: hashToken(token), createdAt })
    await announce(db, actor, 'calendar-feed')
  })
  return { path: feedPath(token), createdAt: createdAt.toISOString() }
}

export const removeFeed = ({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<void> =>
  db.transaction(async (db) => {
    await repository.remove(db, actor)
    await announce(db, actor, 'calendar-feed')
  })

/** The file behind a link, with its ETag. */
export async function readFeed({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>, token: string) {
  const feed = await repository.findByToken(db, hashToken(token))
  if (!feed) throw notFound()
  const { workspaceId, name, locale } = feed
  const t = textOf(feedMessages, locale)
  const now = clock.now()
  const span = { from: addDays(now, -DAYS_BACK), until: addDays(now, DAYS_AHEAD) }
  const posts = await listFeedPosts(db, workspaceId, span, MAX_POSTS)
  const site = publicUrl(env)
  const events = posts.flatMap(
    ({ id, campaignId, title, platform, accountName, scheduledFor, updatedAt, state, text }) => {
      if (!scheduledFor) return []
      const url = `${site}/campaigns/${campaignId}?post=${id}`
      const network = platformName(platform, locale)
      const status = t(`states.${state === 'published' ? 'published' : 'scheduled'}`)
      return {
        uid: `${id}@campaigner`,
        start: scheduledFor,
        minutes: EVENT_MINUTES,
        modified: updatedAt,
        summary: `${[network, accountName].filter(Boolean).join(' · ')}: ${title}`,
        description: [status, text, url].filter(Boolean).join('\n\n'),
        url,
        category: network,
      }
    },
  )
  const body = writeIcalendar(t('name', { shop: name }), events)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

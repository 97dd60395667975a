import type * as z from 'zod'
import { brandsShownWith } from '#core/brands/index.server.ts'
import { addDays } from '#platform/day.ts'
import { notFound } from '#platform/errors.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Message, messageFilters, Priority } from '../inbox.contract.ts'
import { announceInbox } from './announce-inbox.ts'
import * as repository from './inbox.repository.ts'
import { inboxFigures } from './inbox-figures.service.ts'

export type MessageQuery = z.output<z.ZodObject<typeof messageFilters>>
type Page = { limit: number; cursor?: string | undefined }

const SAMPLE = { total: 24, unread: 12, urgent: 3, averageResponseHours: 2.5 }

const messageAnswer = ({ platform, ...row }: repository.MessageRow): Message => ({
  ...row,
  socialAccount: { platform },
})

/** There are no messages outside this range, and not every calendar goes that far. */
const [FIRST_DAY, LAST_DAY] = ['1970-01-02', '9000-01-01']

/** From midnight to midnight in the workspace's zone. */
function spanOf(wanted: string, timeZone: string) {
  const day = wanted < FIRST_DAY ? FIRST_DAY : wanted > LAST_DAY ? LAST_DAY : wanted
  return { from: instantAt(timeZone, day, '00:00'), until: instantAt(timeZone, addDays(day, 1), '00:00') }
}

export async function filtersOf(
  db: Db,
  actor: Pick<Actor, 'workspaceId' | 'timeZone'>,
  { brandId, unread, important, day, ...query }: MessageQuery,
): Promise<repository.Filters> {
  return {
    ...query,
    isUnread: unread,
    isImportant: important,
    between: day === undefined ? undefined : spanOf(day, actor.timeZone),
    brandIds: brandId ? await brandsShownWith(db, actor, brandId) : undefined,
  }
}

/** Chooses the query for the filters: each has its own index. */
export function read(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  { brandIds, ...filters }: repository.Filters,
  after: repository.Position | null,
  limit: number,
): Promise<repository.MessageRow[]> {
  if (Object.values(filters).some(Boolean))
    return repository.filter(db, workspaceId, { ...filters, brandIds }, after, limit)
  if (brandIds) return repository.listOfBrands(db, workspaceId, brandIds, after, limit)
  return repository.list(db, workspaceId, after, limit)
}

export async function list(
  db: Db,
  actor: Pick<Actor, 'workspaceId' | 'timeZone'>,
  { limit, cursor, ...query }: MessageQuery & Page,
) {
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await read(db, actor, await filtersOf(db, actor, query), after, limit + 1)
  const page = toPage(rows, limit, (row) => [row.createdAt, row.id])
  return { ...page, items: page.items.map(messageAnswer) }
}

export const summarize = async (db: Db, actor: Pick<Actor, 'workspaceId'>, brandId?: string) =>
  liveOrSample(await inboxFigures(db, actor.workspaceId, brandId), SAMPLE)

export const markRead = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    if (await repository.markRead(db, actor.workspaceId, id)) await announceInbox(db, actor)
    else if (!(await repository.find(db, actor.workspaceId, id))) throw notFound()
  })

/** As many as the triggers for totals handle in one statement without a noticeable delay. */
const AT_ONCE = 2000

export async function markAllRead(db: Db, actor: Actor, brandId?: string): Promise<void> {
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  let marked: number
  do {
    marked = await db.transaction(async (db) => {
      const some = await repository.markSomeRead(db, actor.workspaceId, brandIds, AT_ONCE)
      if (some > 0) await announceInbox(db, actor)
      return some
    })
  } while (marked === AT_ONCE)
}

export const setPriority = (db: Db, actor: Actor, id: string, priority: Priority): Promise<Message> =>
  db.transaction(async (db) => {
    const changed = await repository.setPriority(db, actor.workspaceId, id, priority)
    if (!changed) throw notFound()
    await announceInbox(db, actor)
    return messageAnswer(changed)
  })

import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import { announce } from '#server/events/announce.ts'
import { hashedId } from '#server/hashed-id.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { activityMessages } from '../i18n/index.ts'
import * as repository from './activity.repository.ts'

type Kinds = typeof activityMessages.en.kinds
type ActivityKind = keyof Kinds

/** The placeholders of a kind's text, as a type. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name},${string}` ? Name : Inside) | NamesIn<Rest>
  : never
type ValuesOf<Kind extends ActivityKind> = Record<Exclude<NamesIn<Kinds[Kind]>, `# ${string}`>, string>

export type Happening = {
  [Kind in ActivityKind]: {
    kind: Kind
    values: ValuesOf<Kind>
    link?: string
    at?: Date
    isDemo?: boolean
    once?: string
  }
}[ActivityKind]

/** Who did it and where; no user for actions of the system. */
export type Doer = Pick<Actor, 'workspaceId' | 'clientId'> & { userId?: string | undefined }

const entryOf = (doer: Doer, { kind, values, link, at, isDemo = false, once }: Happening) => ({
  userId: doer.userId ?? null,
  kind,
  values,
  link: link ?? null,
  isDemo,
  ...(at && { createdAt: at }),
  ...(once !== undefined && { id: hashedId(`${doer.workspaceId} ${once}`) }),
})

/** Records activities in the transaction of the change; one with a known `once` is skipped. */
export async function recordActivities(db: Db, doer: Doer, happenings: Happening[]): Promise<void> {
  if (happenings.length === 0) return
  await repository.insert(
    db,
    doer.workspaceId,
    happenings.map((happening) => entryOf(doer, happening)),
  )
  await announce(db, doer, 'activity')
}

export const recordActivity = (db: Db, doer: Doer, happening: Happening): Promise<void> =>
  recordActivities(db, doer, [happening])

/** Whether the demo data is present: it always includes activities. */
export const hasDemoActivity = (db: Db, workspaceId: WorkspaceId) => repository.hasAny(db, workspaceId, true)

export const hasActivity = (db: Db, workspaceId: WorkspaceId) => repository.hasAny(db, workspaceId)

export async function list(
  db: Db,
  actor: Pick<Actor, 'workspaceId'>,
  locale: Locale,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.list(db, actor.workspaceId, after, limit + 1)
  const page = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  // The stored values match the kind: both come from one Happening.
  const say = textOf(activityMessages, locale) as unknown as (key: string, values: object) => string
  const items = page.items.map((row) => ({
    ...row,
    who: row.actorName,
    what: say(`kinds.${row.kind}`, row.values),
    createdAt: row.createdAt.toISOString(),
  }))
  return { ...page, items }
}

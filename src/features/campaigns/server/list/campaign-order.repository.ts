import { and, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { CampaignSort } from '#features/campaigns/campaigns.contract.ts'
import { decodeCursor, isInstant, isUuid, refuseCursor } from '#server/db/keyset.ts'

/** The table itself, or another name it goes by in a statement. */
export type Campaigns = Record<Key | 'id', AnyPgColumn>
type Key = 'createdAt' | 'scheduledFor' | 'reach' | 'titleKey'
export type Keyed = {
  id: string
  createdAt: string
  scheduledFor: string | null
  reach: number
  titleKey?: string
}

/** A part of a list that one index has in its order, from one end to the other. */
export type Stretch = {
  by: readonly Key[]
  isDown: boolean
  /** Where it begins, seen from a moment; once a row of it is known, the next ones come after that. */
  begins?: (table: Campaigns, moment: string) => SQL
  /** Empty in all of this part. */
  without?: Key
}

export const byAge = {
  newest: { by: ['createdAt'], isDown: true },
  oldest: { by: ['createdAt'], isDown: false },
} as const satisfies Record<string, Stretch>

export const stretches: Record<CampaignSort, readonly Stretch[]> = {
  newest: [byAge.newest],
  oldest: [byAge.oldest],
  planned: [
    {
      by: ['scheduledFor', 'createdAt'],
      isDown: false,
      begins: ({ scheduledFor }, moment) => sql`${scheduledFor} >= ${moment}::timestamptz`,
    },
    {
      by: ['scheduledFor', 'createdAt'],
      isDown: true,
      begins: ({ scheduledFor }, moment) => sql`${scheduledFor} < ${moment}::timestamptz`,
    },
    { by: ['createdAt'], isDown: true, without: 'scheduledFor' },
  ],
  reach: [{ by: ['reach', 'createdAt'], isDown: true }],
  title: [{ by: ['titleKey', 'createdAt'], isDown: false }],
}

const types = {
  createdAt: 'timestamptz',
  scheduledFor: 'timestamptz',
  reach: 'bigint',
  titleKey: 'text',
} as const

const isValid: Record<(typeof types)[Key], (text: string) => boolean> = {
  timestamptz: isInstant,
  bigint: (text) => /^\d{1,18}$/.test(text),
  text: () => true,
}

/** The keys and the id of the row that a page comes after. */
export type After = readonly (string | Placeholder)[]

/** From where a page is read: in which stretch, seen from which moment, and after which row. */
export type Start = { stretch: number; moment: string; after: readonly string[] | null }

/** All pages of a list are seen from the moment of the first, or what goes out meanwhile would be listed twice. */
export const cursorAfter = (sort: CampaignSort, stretch: number, moment: string, row: Keyed): string[] => [
  sort,
  String(stretch),
  moment,
  ...(stretches[sort][stretch]?.by ?? []).map((key) => String(row[key])),
  row.id,
]

export function startAt(sort: CampaignSort, cursor: string | undefined, now: Date): Start {
  if (cursor === undefined) return { stretch: 0, moment: now.toISOString(), after: null }
  const [ofSort, number = '', moment = '', ...after] = decodeCursor(cursor)
  const stretch = stretches[sort].findIndex((_, index) => String(index) === number)
  const keys = stretches[sort][stretch]?.by
  const isOurs =
    ofSort === sort &&
    keys !== undefined &&
    isInstant(moment) &&
    after.length === keys.length + 1 &&
    keys.every((key, index) => isValid[types[key]](after[index] ?? '')) &&
    isUuid(after.at(-1) ?? '')
  if (!isOurs) throw refuseCursor()
  return { stretch, moment, after }
}

/** What is empty is named too, or the planner sorts instead of reading the index. */
export function inOrder(table: Campaigns, { by, isDown, without }: Stretch): SQL[] {
  const columns = [...(without ? [table[without]] : []), ...by.map((key) => table[key]), table.id]
  return columns.map((column) => (isDown ? sql`${column} desc` : sql`${column} asc`))
}

/** A row that is known takes the place of the beginning: of two such conditions the database would walk from the farther one. */
export const isInStretch = (table: Campaigns, stretch: Stretch, moment: string, after: After | null) =>
  and(
    stretch.without ? isNull(table[stretch.without]) : undefined,
    after ? comesAfter(table, stretch, after) : stretch.begins?.(table, moment),
  )

export function comesAfter(table: Campaigns, { by, isDown }: Stretch, after: After): SQL {
  const columns = sql.join(
    [...by.map((key) => table[key]), table.id].map((column) => sql`${column}`),
    sql`, `,
  )
  const values = sql.join(
    after.map((value, index) => {
      const key = by[index]
      return sql`${value}::${sql.raw(key ? types[key] : 'uuid')}`
    }),
    sql`, `,
  )
  return isDown ? sql`(${columns}) < (${values})` : sql`(${columns}) > (${values})`
}

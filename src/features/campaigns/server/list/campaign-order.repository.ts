import { and, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { CampaignSort } from '#features/campaigns/campaigns.contract.ts'
import { decodeCursor, isInstant, isUuid, refuseCursor } from '#server/db/keyset.ts'

/** The table or an alias of it. */
export type Campaigns = Record<Key | 'id', AnyPgColumn>
type Key = 'createdAt' | 'scheduledFor' | 'reach' | 'titleKey'
export type Keyed = {
  id: string
  createdAt: string
  scheduledFor: string | null
  reach: number
  titleKey?: string
}

/** A section of a list that one index keeps in order. */
export type Section = {
  by: readonly Key[]
  isDown: boolean
  /** Where the section starts at a moment. Once a row of it is known, the next page continues after that row. */
  begins?: (table: Campaigns, moment: string) => SQL
  /** Null in the whole section. */
  without?: Key
}

export const byAge = {
  newest: { by: ['createdAt'], isDown: true },
  oldest: { by: ['createdAt'], isDown: false },
} as const satisfies Record<string, Section>

export const sections: Record<CampaignSort, readonly Section[]> = {
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

/** Keys and id of the last row of the previous page. */
export type After = readonly (string | Placeholder)[]

/** Where a page starts: section, moment, and the row before it. */
export type Start = { section: number; moment: string; after: readonly string[] | null }

/** All pages use the moment of the first page. Otherwise posts that go out meanwhile would be listed twice. */
export const cursorAfter = (sort: CampaignSort, section: number, moment: string, row: Keyed): string[] => [
  sort,
  String(section),
  moment,
  ...(sections[sort][section]?.by ?? []).map((key) => String(row[key])),
  row.id,
]

export function startAt(sort: CampaignSort, cursor: string | undefined, now: Date): Start {
  if (cursor === undefined) return { section: 0, moment: now.toISOString(), after: null }
  const [ofSort, number = '', moment = '', ...after] = decodeCursor(cursor)
  const section = sections[sort].findIndex((_, index) => String(index) === number)
  const keys = sections[sort][section]?.by
  const isOurs =
    ofSort === sort &&
    keys !== undefined &&
    isInstant(moment) &&
    after.length === keys.length + 1 &&
    keys.every((key, index) => isValid[types[key]](after[index] ?? '')) &&
    isUuid(after.at(-1) ?? '')
  if (!isOurs) throw refuseCursor()
  return { section, moment, after }
}

/** Null columns are named too, otherwise the planner sorts instead of reading the index. */
export function inOrder(table: Campaigns, { by, isDown, without }: Section): SQL[] {
  const columns = [...(without ? [table[without]] : []), ...by.map((key) => table[key]), table.id]
  return columns.map((column) => (isDown ? sql`${column} desc` : sql`${column} asc`))
}

/** A known row replaces the start condition: with both, the database would scan from the farther one. */
export const isInSection = (table: Campaigns, section: Section, moment: string, after: After | null) =>
  and(
    section.without ? isNull(table[section.without]) : undefined,
    after ? comesAfter(table, section, after) : section.begins?.(table, moment),
  )

export function comesAfter(table: Campaigns, { by, isDown }: Section, after: After): SQL {
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

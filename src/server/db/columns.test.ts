import { drizzle } from 'drizzle-orm/node-postgres'
import { pgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { instant, isoText } from './columns.ts'

const moments = pgTable('moments', { at: instant('at').notNull() })

test.each(['UTC', 'Asia/Kolkata'])(
  'an instant round-trips as Date and as text, on a server in %s',
  async (zone) => {
    const client = new pg.Client({ ...inject('postgres'), options: `-c TimeZone=${zone}` })
    await client.connect()
    await client.query('create temporary table moments (at timestamptz(3) not null)')
    const db = drizzle({ client })
    const texts = ['2026-03-10T12:00:00.000Z', '2026-03-10T12:00:00.120Z', '1999-12-31T23:59:59.999Z']
    await db.insert(moments).values(texts.map((text) => ({ at: new Date(text) })))
    expect((await db.select().from(moments)).map(({ at }) => at.toISOString())).toEqual(texts)
    expect((await db.select({ at: isoText(moments.at) }).from(moments)).map(({ at }) => at)).toEqual(texts)
    await client.end()
  },
)

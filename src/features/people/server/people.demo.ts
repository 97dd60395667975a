import { and, eq, inArray } from 'drizzle-orm'
import type { Role } from '#platform/endpoint.ts'
import type { Locale } from '#platform/locale.ts'
import type { DemoPart, DemoShop } from '#server/demo/demo-part.ts'
import { demoPeople } from '#server/demo/demo-people.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { users } from '#server/tenancy/users.table.ts'

type Place = {
  key: keyof typeof demoPeople
  role: Role
  canApprove: boolean
  reportsTo: keyof typeof demoPeople | null
  days: number
  locale: Locale
}

const team: Place[] = [
  { key: 'marta', role: 'manager', canApprove: true, reportsTo: null, days: 88, locale: 'es' },
  { key: 'diego', role: 'member', canApprove: false, reportsTo: 'marta', days: 80, locale: 'es' },
  { key: 'lucy', role: 'member', canApprove: false, reportsTo: 'marta', days: 61, locale: 'en' },
  { key: 'omar', role: 'member', canApprove: false, reportsTo: 'diego', days: 23, locale: 'en' },
]

// Short enough to read, long enough that no two workspaces share it.
const ENOUGH_OF_THE_ID = 13

/** Undeliverable addresses, unique per workspace because an address is one account. */
const addressOf = (shop: DemoShop, firstName: string) =>
  `${firstName.toLowerCase()}@${shop.workspaceId.slice(0, ENOUGH_OF_THE_ID)}.example`

/** A manager and three team members. They have no password, so they cannot sign in. */
export const peopleDemo: DemoPart = {
  name: 'people',
  fill: async (db, shop) => {
    const people = team.map(({ key, locale, days }) => ({
      ...demoPeople[key],
      id: shop.id(key),
      email: addressOf(shop, demoPeople[key].firstName),
      passwordHash: null,
      locale,
      isDemo: true,
      createdAt: shop.daysAgo(days),
    }))
    await db.insert(users).values(people).onConflictDoNothing()
    const places = team.map(({ key, role, canApprove, reportsTo, days }) => ({
      workspaceId: shop.workspaceId,
      userId: shop.id(key),
      role,
      canApprove,
      managerId: reportsTo ? shop.id(reportsTo) : shop.userId,
      createdAt: shop.daysAgo(days),
    }))
    await db.insert(memberships).values(places).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    const members = db
      .select({ id: memberships.userId })
      .from(memberships)
      .where(eq(memberships.workspaceId, workspaceId))
    await db.delete(users).where(and(eq(users.isDemo, true), inArray(users.id, members)))
  },
}

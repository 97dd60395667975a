import { and, eq, isNotNull } from 'drizzle-orm'
import { keepBrandsForGood } from '#core/brands/index.server.ts'
import { demoBrandKey } from '#server/demo/demo-brands.ts'
import { demoCustomerEmail, demoCustomerKey, demoCustomers } from '#server/demo/demo-customers.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { fillConsents } from './consent/consent.demo.ts'
import { customers } from './customers.table.ts'

const phoneOf = (place: number) => `+34 6${String(12_345_678 + place * 1_734_891).padStart(8, '0')}`

export const customersDemo: DemoPart = {
  name: 'customers',
  fill: async (db, shop) => {
    const rows = demoCustomers.map(({ name, company, language, status, brand, city, notes }, place) => ({
      id: shop.id(demoCustomerKey(place)),
      workspaceId: shop.workspaceId,
      brandId: brand ? shop.id(demoBrandKey(brand)) : null,
      name,
      company: company ?? null,
      email: demoCustomerEmail(name),
      phone: phoneOf(place),
      address: city,
      notes: notes ?? null,
      status,
      language,
      isDemo: true,
      createdAt: shop.daysAgo(90 - place, '10:30'),
      updatedAt: shop.daysAgo(90 - place, '10:30'),
    }))
    await db.insert(customers).values(rows).onConflictDoNothing()
    await fillConsents(db, shop)
  },
  clear: async (db, workspaceId) => {
    await db.delete(customers).where(and(eq(customers.workspaceId, workspaceId), eq(customers.isDemo, true)))
    const kept = await db
      .selectDistinct({ brandId: customers.brandId })
      .from(customers)
      .where(and(eq(customers.workspaceId, workspaceId), isNotNull(customers.brandId)))
    await keepBrandsForGood(
      db,
      workspaceId,
      kept.flatMap(({ brandId }) => brandId ?? []),
    )
  },
}

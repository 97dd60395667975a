import { and, eq } from 'drizzle-orm'
import { demoCustomerKey, demoCustomers } from '#server/demo/demo-customers.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { customers } from './customers.table.ts'

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')

const phoneOf = (place: number) => `+34 6${String(12_345_678 + place * 1_734_891).padStart(8, '0')}`

export const customersDemo: DemoPart = {
  name: 'customers',
  fill: async (db, shop) => {
    const rows = demoCustomers.map(({ name, company, language, status, city, notes }, place) => ({
      id: shop.id(demoCustomerKey(place)),
      workspaceId: shop.workspaceId,
      name,
      company: company ?? null,
      email: `${plain(name)}@shop.example`,
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
  },
  clear: async (db, workspaceId) => {
    await db.delete(customers).where(and(eq(customers.workspaceId, workspaceId), eq(customers.isDemo, true)))
  },
}

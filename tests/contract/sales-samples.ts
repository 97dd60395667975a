import { randomUUID } from 'node:crypto'
import { connect, useFakePos } from '#features/integrations/server/integrations.fixture.ts'
import type { Person } from '#tests/person.ts'
import type { Build } from './sample.ts'

const newKeys = { provider: 'stripe', storeName: 'Corner Shop', secretKey: 'sk_test_new' }

/** Each is an account of its own, whose key can be replaced. */
const integration = async (owner: Person): Promise<{ id: string }> => {
  useFakePos().account = randomUUID()
  return { id: await connect(owner) }
}

export const salesSamples: Record<string, Build> = {
  'POST /api/pos-integrations': () => {
    useFakePos()
    return { body: newKeys }
  },
  'PUT /api/pos-integrations/:id': async (owner) => ({ params: await integration(owner), body: newKeys }),
  'PATCH /api/pos-integrations/:id': async (owner) => ({
    params: await integration(owner),
    body: { isActive: false },
  }),
  'DELETE /api/pos-integrations/:id': async (owner) => ({
    params: await integration(owner),
    query: { data: 'delete' },
  }),
  'POST /api/pos-integrations/:id/sync-products': async (owner) => ({ params: await integration(owner) }),
  'GET /api/pos-integrations/:id/syncs': async (owner) => ({ params: await integration(owner) }),
  'POST /api/products/import': () => ({ body: 'name,price\nCarrot cake,19.99\n' }),
  'POST /api/sales-transactions/import': () => ({ body: 'date,total\n2026-03-01,19.99\n' }),
}

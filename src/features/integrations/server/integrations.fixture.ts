import {
  type PosAdapter,
  PosFailure,
  type PosProblem,
  type PosProduct,
  type PosSale,
} from '#connectors/pos/pos.ts'
import { hashedId } from '#server/hashed-id.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { posTools } from './pos-tools.ts'
import { syncIntegration } from './sync-integration.job.ts'

export const aProduct = (n: number, changes: Partial<PosProduct> = {}): PosProduct => ({
  remoteId: `prod_${n}`,
  name: `Product ${n}`,
  sku: `SKU-${n}`,
  category: 'Cakes',
  price: 100 * n,
  currency: 'USD',
  stockQuantity: n,
  isActive: true,
  imageUrl: null,
  ...changes,
})

export const aSale = (n: number, changes: Partial<PosSale> = {}): PosSale => ({
  remoteId: `sale_${n}`,
  customerName: null,
  customerEmail: null,
  customerRemoteId: null,
  paymentMethod: 'card',
  soldAt: new Date(Date.UTC(2026, 2, 1, 10, n)),
  totalAmount: 1000 + n,
  refundedAmount: 0,
  currency: 'USD',
  status: 'completed',
  items: [{ name: `Product ${n % 3}`, quantity: 1, amount: 1000 + n }],
  ...changes,
})

/** An in-memory vendor: its rows can be changed, and it can be made to refuse. */
export type FakePos = {
  products: PosProduct[]
  sales: PosSale[]
  pageSize: number
  storeName: string | null
  /** The account of the keys; by default each key or URL is its own account. */
  account: string | null | undefined
  /** Thrown by the next calls until cleared. */
  problem: { problem: PosProblem; retryAt?: Date } | null
  /** The calls it got, oldest first. */
  calls: { what: 'check' | 'products' | 'sales'; cursor: string | null; since: Date | null }[]
  /** The keys it was called with. */
  keys: Record<string, string>[]
  /** Called before each answer; throwing here simulates a kill. */
  before: (() => void) | null
}

/** A provider identifies the account of a key by its own id, never by the key itself. */
function accountOf({ storeUrl, siteUrl, secretKey, accessToken }: Record<string, string>): string {
  const address = (storeUrl ?? siteUrl)?.toLowerCase().replace(/^https?:\/\/|\/$/g, '')
  return hashedId(address ?? secretKey ?? accessToken ?? '')
}

/** Replaces every vendor with an in-memory one. */
export function useFakePos(): FakePos {
  const pos: FakePos = {
    products: [],
    sales: [],
    pageSize: 2,
    storeName: 'Fake Shop',
    account: undefined,
    problem: null,
    calls: [],
    keys: [],
    before: null,
  }
  const answer = (call: FakePos['calls'][number]) => {
    pos.calls.push(call)
    pos.before?.()
    if (pos.problem) throw new PosFailure(pos.problem.problem, pos.problem.retryAt ?? null)
  }
  const page = <Row>(rows: Row[], cursor: string | null) => {
    const at = Number(cursor ?? 0)
    const next = at + pos.pageSize
    return { rows: rows.slice(at, next), skipped: 0, next: next < rows.length ? String(next) : null }
  }
  posTools.adapterFor = (_provider, keys): PosAdapter => {
    pos.keys.push(keys as Record<string, string>)
    return {
      async check() {
        answer({ what: 'check', cursor: null, since: null })
        const account = pos.account === undefined ? accountOf(keys as Record<string, string>) : pos.account
        return { storeName: pos.storeName, storeUrl: null, account }
      },
      async products(cursor) {
        answer({ what: 'products', cursor, since: null })
        return page(pos.products, cursor)
      },
      async sales(cursor, since) {
        answer({ what: 'sales', cursor, since })
        return page(pos.sales, cursor)
      },
    }
  }
  return pos
}

let connected = 0

/** Connects an integration; each one is another shop. */
export async function connect(person: Person, changes: Record<string, unknown> = {}): Promise<string> {
  connected++
  const body = { provider: 'stripe', storeName: 'Corner Shop', secretKey: `sk_test_${connected}`, ...changes }
  const answer = await person.post('/api/pos-integrations', body)
  if (answer.statusCode !== 201) throw new Error(`Connecting answered ${answer.statusCode}: ${answer.body}`)
  return answer.json().id
}

/** Runs the sync of an integration as the queue would, and answers how it ended. */
export async function runSync(at: TestApp, person: Person, id: string) {
  // Syncs are ordered by their start, so it must differ.
  at.clock.advance(1)
  const { id: syncId } = (await person.post(`/api/pos-integrations/${id}/sync-products`)).json<{
    id: string
  }>()
  const workspaceId = await workspaceOf(at, person)
  const result = await syncIntegration.run({ workspaceId, syncId }, at.deps)
  const [sync] = (await person.get(`/api/pos-integrations/${id}/syncs`)).json()
  return { result, sync }
}

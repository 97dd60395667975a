import type { SaleStatus } from './sale-status.ts'

/** A product as the POS reports it. */
export type PosProduct = {
  /** The provider's own name for it. */
  remoteId: string
  name: string
  sku: string
  category: string
  /** Smallest units of the currency. */
  price: number
  currency: string
  /** Null where the shop does not count it. */
  stockQuantity: number | null
  isActive: boolean
}

export type PosSale = {
  remoteId: string
  /** Null for guests. */
  customerName: string | null
  customerEmail: string | null
  /** The provider's own name for the customer; with the address it tells whether somebody came back. */
  customerRemoteId: string | null
  paymentMethod: string
  soldAt: Date
  totalAmount: number
  refundedAmount: number
  currency: string
  status: SaleStatus
  items: { name: string; quantity: number; amount: number }[]
}

/** One page of the provider. `next` is where the next one begins, null at the end; what could not be understood is counted, not guessed. */
export type PosPage<Row> = { rows: Row[]; skipped: number; next: string | null }

/** Why a provider could not be asked; each has words in both languages. */
export const posProblems = [
  'credentials_refused',
  'rights_missing',
  'not_found',
  'address_refused',
  'unreachable',
  'rate_limited',
  'unexpected_answer',
] as const
export type PosProblem = (typeof posProblems)[number]

export class PosFailure extends Error {
  readonly problem: PosProblem
  /** When it may be tried again, where the provider says so. */
  readonly retryAt: Date | null
  constructor(problem: PosProblem, retryAt: Date | null = null) {
    super(problem)
    this.name = 'PosFailure'
    this.problem = problem
    this.retryAt = retryAt
  }
}

export type PosStore = {
  storeName: string | null
  storeUrl: string | null
  /** The provider's own name for the account: the same whatever key it is asked with. Null where the key may not tell. */
  account: string | null
}

/** Reads one shop. Every call is one page within a deadline; whatever the vendor does, it throws only a PosFailure. */
export type PosAdapter = {
  /** Asks the provider whether the credentials work, and whose they are. */
  check(): Promise<PosStore>
  products(cursor: string | null): Promise<PosPage<PosProduct>>
  /** Sales that were made or changed since then, all of them without it. */
  sales(cursor: string | null, since: Date | null): Promise<PosPage<PosSale>>
}

import type { SaleStatus } from './sale-status.ts'

/** A product as the POS reports it. */
export type PosProduct = {
  /** The provider's id. */
  remoteId: string
  name: string
  sku: string
  category: string
  /** In minor units of the currency. */
  price: number
  currency: string
  /** Null if the shop does not track it. */
  stockQuantity: number | null
  isActive: boolean
  /** Where its image can be fetched; null if it has none. */
  imageUrl: string | null
}

export type PosSale = {
  remoteId: string
  /** Null for guests. */
  customerName: string | null
  customerEmail: string | null
  /** The provider's customer id; with the email address, it identifies returning customers. */
  customerRemoteId: string | null
  paymentMethod: string
  soldAt: Date
  totalAmount: number
  refundedAmount: number
  currency: string
  status: SaleStatus
  items: { name: string; quantity: number; amount: number }[]
}

/**
 * One page of rows. `next` is the cursor of the next page, null at the end; malformed rows are counted, not guessed.
 */
export type PosPage<Row> = { rows: Row[]; skipped: number; next: string | null }

/** Why a call to a provider failed; each has a text in both languages. */
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
  /** When to retry, if the provider says so. */
  readonly retryAt: Date | null
  constructor(problem: PosProblem, retryAt: Date | null = null) {
    super(problem)
    this.name = 'PosFailure'
    this.problem = problem
    this.retryAt = retryAt
  }
}

type PosStore = {
  storeName: string | null
  storeUrl: string | null
  /** The provider's account id, which is the same for all its keys. Null if the key may not read it. */
  account: string | null
}

/** Reads one shop. Each call fetches one page within a deadline, and throws nothing but PosFailure. */
export type PosAdapter = {
  /** Checks whether the credentials work, and which store they belong to. */
  check(): Promise<PosStore>
  products(cursor: string | null): Promise<PosPage<PosProduct>>
  /** Sales created or changed since the given time, or all of them. */
  sales(cursor: string | null, since: Date | null): Promise<PosPage<PosSale>>
}

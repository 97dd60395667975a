import { randomUUID } from 'node:crypto'
import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'
import { workspaceOf } from './workspace.ts'

export type Sale = {
  /** An instant. */
  at: string
  /** Cents. */
  amount: number
  refunded?: number
  currency?: string
  status?: string
  buyer?: string
  email?: string
  items?: { name: string; quantity: number; amount: number }[]
}

/** As if a POS had reported them. */
export async function sell(at: TestApp, person: Person, ...sales: Sale[]): Promise<void> {
  const workspaceId = await workspaceOf(at, person)
  for (const { refunded = 0, currency = 'USD', status = 'completed', items = [], ...sale } of sales) {
    const id = randomUUID()
    await at.query(
      `insert into sales_transactions
         (id, workspace_id, source, remote_id, buyer, customer_email, transaction_date, total_amount, refunded_amount, currency, status)
       values ($1::uuid, $2, 'csv', $1::text, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        workspaceId,
        sale.buyer ?? null,
        sale.email ?? null,
        sale.at,
        sale.amount,
        refunded,
        currency,
        status,
      ],
    )
    for (const [position, { name, quantity, amount }] of items.entries())
      await at.query(
        `insert into sales_items (workspace_id, transaction_id, position, name, quantity, amount)
         values ($1, $2, $3, $4, $5, $6)`,
        [workspaceId, id, position, name, quantity, amount],
      )
  }
}

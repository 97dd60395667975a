import type { Budget } from '#connectors/social/budget.ts'
import type { Prices } from '#connectors/social/price.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { notFound } from '#platform/errors.ts'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type AccountSpending, USUAL_MONTHLY_LIMIT } from '../social-accounts.contract.ts'
import * as accounts from './social-accounts.repository.ts'
import * as repository from './spending.repository.ts'

type Account = Pick<accounts.AccountRow, 'id' | 'workspaceId' | 'platform' | 'adapter'>
type Bank = Pick<Deps, 'db' | 'clock'>

/** What its network charges; undefined where nothing costs money. */
const pricesOf = ({ platform, adapter }: Account): Prices | undefined =>
  isTestAdapter(adapter) ? undefined : manifestOf(platform).prices

async function readSpending(
  db: Db,
  workspaceId: WorkspaceId,
  accountIds: readonly string[],
  now: Date,
): Promise<AccountSpending[]> {
  const limits = await repository.findLimits(db, workspaceId, accountIds)
  const sums = await repository.sumMonth(db, workspaceId, accountIds, now)
  return accountIds.map((accountId) => ({
    accountId,
    monthlyLimit: limits.get(accountId) ?? USUAL_MONTHLY_LIMIT,
    spent: sums.get(accountId) ?? 0,
  }))
}

/** One after the other for each account, so that two posts at once cannot pass the limit together. */
const changeSpending = <Result>(
  { db }: Bank,
  { workspaceId, id }: Account,
  change: (db: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (db) => {
    await lockUntilCommit(db, `spending ${id}`)
    const result = await change(db)
    await announce(db, { workspaceId }, 'social-accounts')
    return result
  })

async function spend(
  bank: Bank,
  account: Account,
  charge: repository.Charge,
  amount: number,
): Promise<boolean> {
  const now = bank.clock.now()
  return changeSpending(bank, account, async (db) => {
    if (await repository.isCharged(db, charge)) return true
    const [spending] = await readSpending(db, account.workspaceId, [account.id], now)
    if (!spending || spending.spent + amount > spending.monthlyLimit) return false
    await repository.addCharge(db, charge, amount, now)
    return true
  })
}

/** What publishing may cost; undefined where it costs nothing. `reference`: the post, or what else is published. */
export function budgetOf(bank: Bank, account: Account, reference: string): Budget | undefined {
  if (!pricesOf(account)) return undefined
  const { workspaceId, id: accountId } = account
  const chargeOf = (name: string) => ({ workspaceId, accountId, name: `${reference} ${name}` })
  return {
    spend: (name, amount) => spend(bank, account, chargeOf(name), amount),
    async refund(name) {
      await changeSpending(bank, account, (db) => repository.removeCharge(db, chargeOf(name)))
    },
  }
}

/** False if reading the results of that many posts would pass the limit. `reference`: this reading. */
export async function spendOnReading(
  bank: Bank,
  account: Account,
  count: number,
  reference: string,
): Promise<boolean> {
  const price = pricesOf(account)?.read ?? 0
  return price === 0 || (await budgetOf(bank, account, reference)?.spend('results', price * count)) !== false
}

/** The accounts whose networks charge, with what they have charged this month. */
export async function listSpending({ db, clock }: Bank, { workspaceId }: Actor) {
  const charged = (await accounts.list(db, workspaceId)).filter((account) => pricesOf(account) !== undefined)
  const ids = charged.map(({ id }) => id)
  return { items: await readSpending(db, workspaceId, ids, clock.now()), nextCursor: null }
}

export async function setMonthlyLimit(
  bank: Bank,
  actor: Actor,
  id: string,
  monthlyLimit: number,
): Promise<AccountSpending> {
  const { workspaceId } = actor
  const account = await accounts.find(bank.db, workspaceId, id)
  if (!account || !pricesOf(account)) throw notFound()
  return changeSpending(bank, account, async (db) => {
    await repository.setLimit(db, workspaceId, id, monthlyLimit)
    const [spending] = await readSpending(db, workspaceId, [id], bank.clock.now())
    if (!spending) throw notFound()
    return spending
  })
}

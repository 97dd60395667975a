import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { AiBudget, AiUsage } from '../ai-usage.contract.ts'
import * as repository from './ai-usage.repository.ts'

type Needed = Pick<Deps, 'db' | 'clock'>

const MILLION = 1_000_000
const MONTH_LENGTH = 7

const monthOf = ({ clock }: Needed) => clock.now().toISOString().slice(0, MONTH_LENGTH)

export async function getUsage(deps: Needed, workspaceId: WorkspaceId): Promise<AiUsage> {
  const budget = await repository.findBudget(deps.db, workspaceId)
  const tokens = await repository.findTokens(deps.db, workspaceId, monthOf(deps))
  const { monthlyTokens, inputPrice, outputPrice } = budget
  const { inputTokens, outputTokens } = tokens
  const hasPrices = inputPrice !== null || outputPrice !== null
  return {
    ...budget,
    ...tokens,
    cost: hasPrices ? (inputTokens * (inputPrice ?? 0) + outputTokens * (outputPrice ?? 0)) / MILLION : null,
    isAtLimit: monthlyTokens !== null && inputTokens + outputTokens >= monthlyTokens,
  }
}

/** Whether this month's tokens are used up; the built-in writer then writes. */
export const isAtLimit = async (deps: Needed, workspaceId: WorkspaceId): Promise<boolean> =>
  (await getUsage(deps, workspaceId)).isAtLimit

export async function recordTokens(
  deps: Needed,
  workspaceId: WorkspaceId,
  tokens: repository.Tokens,
): Promise<void> {
  if (tokens.inputTokens + tokens.outputTokens === 0) return
  await repository.add(deps.db, workspaceId, monthOf(deps), tokens)
  await announce(deps.db, { workspaceId, clientId: undefined }, 'ai-settings')
}

export async function saveBudget(deps: Needed, actor: Actor, budget: AiBudget): Promise<AiUsage> {
  await repository.saveBudget(deps.db, actor.workspaceId, budget)
  await announce(deps.db, actor, 'ai-settings')
  return getUsage(deps, actor.workspaceId)
}

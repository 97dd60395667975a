import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { AiBudget } from '../ai-usage.contract.ts'
import { aiBudgets, aiUsage } from './ai-usage.table.ts'

export type Tokens = { inputTokens: number; outputTokens: number }

export const add = (db: Db, workspaceId: WorkspaceId, month: string, tokens: Tokens) =>
  db
    .insert(aiUsage)
    .values({ workspaceId, month, ...tokens })
    .onConflictDoUpdate({
      target: [aiUsage.workspaceId, aiUsage.month],
      set: {
        inputTokens: sql`${aiUsage.inputTokens} + excluded.input_tokens`,
        outputTokens: sql`${aiUsage.outputTokens} + excluded.output_tokens`,
      },
    })

export async function findTokens(db: Db, workspaceId: WorkspaceId, month: string): Promise<Tokens> {
  const [row] = await db
    .select({ inputTokens: aiUsage.inputTokens, outputTokens: aiUsage.outputTokens })
    .from(aiUsage)
    .where(and(eq(aiUsage.workspaceId, workspaceId), eq(aiUsage.month, month)))
  return row ?? { inputTokens: 0, outputTokens: 0 }
}

export async function findBudget(db: Db, workspaceId: WorkspaceId): Promise<AiBudget> {
  const [row] = await db
    .select({
      monthlyTokens: aiBudgets.monthlyTokens,
      inputPrice: aiBudgets.inputPrice,
      outputPrice: aiBudgets.outputPrice,
    })
    .from(aiBudgets)
    .where(eq(aiBudgets.workspaceId, workspaceId))
  return row ?? { monthlyTokens: null, inputPrice: null, outputPrice: null }
}

export const saveBudget = (db: Db, workspaceId: WorkspaceId, budget: AiBudget) =>
  db
    .insert(aiBudgets)
    .values({ ...budget, workspaceId })
    .onConflictDoUpdate({ target: aiBudgets.workspaceId, set: budget })

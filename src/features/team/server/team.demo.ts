import { and, eq } from 'drizzle-orm'
import { fullName } from '#platform/full-name.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { Db } from '#server/db/database.ts'
import { demoConversationKey } from '#server/demo/demo-conversations.ts'
import type { DemoPart, DemoShop } from '#server/demo/demo-part.ts'
import { demoPeople } from '#server/demo/demo-people.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type DemoStep, type DemoTask, demoTasks, type Somebody } from './team-demo-tasks.ts'
import { taskEvents, teamTasks } from './team-tasks.table.ts'

type Team = { idOf(who: Somebody): string; nameOf(who: Somebody): string }

async function teamOf(db: Db, shop: DemoShop): Promise<Team> {
  const [me] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, shop.userId))
  return {
    idOf: (who) => (who === 'me' ? shop.userId : shop.id(who)),
    nameOf: (who) => fullName(who === 'me' ? (me ?? { firstName: '', lastName: '' }) : demoPeople[who]),
  }
}

const atOf = (shop: DemoShop, { days, time }: DemoStep) => shop.daysAgo(days, time)

/** The row after all its steps. */
function rowOf(shop: DemoShop, { idOf }: Team, task: DemoTask): typeof teamTasks.$inferInsert {
  const { key, title, description, by, to, priority, status, requiresProof = true, dueIn, steps } = task
  const last = steps.at(-1)
  const handedIn = last && (last.kind === 'submitted' || last.kind === 'completed') ? last : null
  const at = (kind: DemoStep['kind']) => (last?.kind === kind ? atOf(shop, last) : null)
  return {
    id: shop.id(key),
    workspaceId: shop.workspaceId,
    title,
    description,
    assignedBy: idOf(by),
    assignedTo: idOf(to),
    priority,
    status,
    requiresProof,
    conversationId: task.conversation === undefined ? null : shop.id(demoConversationKey(task.conversation)),
    dueDate: dueIn === undefined ? null : instantAt(shop.timeZone, shop.dayBefore(-dueIn), '12:00'),
    notes: handedIn?.text ?? null,
    proofFileUrl: handedIn?.proof ?? null,
    approverId: status === 'pending_approval' ? shop.userId : null,
    submittedAt: at('submitted'),
    completedAt: at('completed'),
    rejectionReason: last?.kind === 'rejected' ? (last.text ?? null) : null,
    isDemo: true,
    createdAt: steps[0] ? atOf(shop, steps[0]) : shop.now,
    updatedAt: last ? atOf(shop, last) : shop.now,
  }
}

const eventsOf = (shop: DemoShop, { idOf, nameOf }: Team, { key, to, steps }: DemoTask) =>
  steps.map((step, place): typeof taskEvents.$inferInsert => ({
    id: shop.id(`${key} step ${place}`),
    workspaceId: shop.workspaceId,
    taskId: shop.id(key),
    number: place + 1,
    kind: step.kind,
    userId: idOf(step.by),
    personName: nameOf(step.by),
    text: step.kind === 'created' ? nameOf(to) : (step.text ?? null),
    proofFileUrl: step.proof ?? null,
    createdAt: atOf(shop, step),
  }))

/** Tasks of the demo team in every state; two wait for approval. Deleting a task deletes its events. */
export const teamDemo: DemoPart = {
  name: 'team',
  fill: async (db, shop) => {
    const team = await teamOf(db, shop)
    const tasks = demoTasks(shop.locale)
    const rows = tasks.map((task) => rowOf(shop, team, task))
    await db.insert(teamTasks).values(rows).onConflictDoNothing()
    const events = tasks.flatMap((task) => eventsOf(shop, team, task))
    await db.insert(taskEvents).values(events).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db.delete(teamTasks).where(and(eq(teamTasks.workspaceId, workspaceId), eq(teamTasks.isDemo, true)))
  },
}

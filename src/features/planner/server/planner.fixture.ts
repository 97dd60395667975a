import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { generatePlan } from './generate-plan.job.ts'

export const wish = (changes: Record<string, unknown> = {}) => ({
  month: 5,
  year: 2026,
  businessData: { industry: 'beauty', topProducts: ['Balayage', 'Gift cards'], seasonality: 'q2' },
  ...changes,
})

/** Requests a plan through the API, without writing it. */
export async function askForPlan(
  person: Person,
  changes: Record<string, unknown> = {},
): Promise<ContentPlan> {
  const answer = await person.post('/api/content-plans/generate', wish(changes))
  if (answer.statusCode !== 202) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

/** Requests a plan and writes it. */
export async function writtenPlan(
  at: TestApp,
  person: Person,
  changes: Record<string, unknown> = {},
): Promise<ContentPlan> {
  const { id } = await askForPlan(person, changes)
  await generatePlan.run({ workspaceId: await workspaceOf(at, person), planId: id }, at.deps)
  return (await person.get(`/api/content-plans/${id}`)).json()
}

export async function approvedPlan(
  at: TestApp,
  person: Person,
  changes: Record<string, unknown> = {},
): Promise<ContentPlan> {
  const { id } = await writtenPlan(at, person, changes)
  return (await person.post(`/api/content-plans/${id}/approve`)).json()
}

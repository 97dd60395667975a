import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addCampaign } from './create/add-campaign.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const content = { content: 'Hello', variations: [], suggestedHashtags: [], visualSuggestions: [] }

async function someone(): Promise<Pick<Actor, 'workspaceId' | 'userId' | 'clientId'>> {
  const person = await at.person()
  const { rows } = await at.query('select workspace_id from memberships where user_id = $1', [person.user.id])
  return { workspaceId: rows[0]?.workspace_id as WorkspaceId, userId: person.user.id, clientId: undefined }
}

const totalsOf = async (workspaceId: string) =>
  (
    await at.query(
      'select brand_id, total, draft, scheduled, ai_generated from campaign_totals where workspace_id = $1 and total > 0 order by brand_id nulls first',
      [workspaceId],
    )
  ).rows

test('totals follow created, changed, moved and deleted campaigns', async () => {
  const actor = await someone()
  const add = (scheduledFor: Date | null, isWritten: boolean) =>
    addCampaign(at.deps.db, actor, {
      brandId: null,
      title: 'Spring',
      description: 'Spring',
      content,
      posts: [{ platform: 'x', title: '', text: 'Hello' }],
      writtenBy: isWritten ? { kind: 'built-in' } : null,
      scheduledFor,
    })
  const first = await add(null, true)
  await add(new Date('2030-01-01T10:00:00Z'), false)
  const none = { brand_id: null }
  expect(await totalsOf(actor.workspaceId)).toEqual([
    { ...none, total: 2, draft: 1, scheduled: 1, ai_generated: 1 },
  ])
  const { rows } = await at.query('select id from brands where workspace_id = $1', [actor.workspaceId])
  await at.query('update campaigns set brand_id = $1 where id = $2', [rows[0]?.id, first])
  expect(await totalsOf(actor.workspaceId)).toEqual([
    { ...none, total: 1, draft: 0, scheduled: 1, ai_generated: 0 },
    { brand_id: rows[0]?.id, total: 1, draft: 1, scheduled: 0, ai_generated: 1 },
  ])
  await at.query('delete from campaigns where id = $1', [first])
  expect(await totalsOf(actor.workspaceId)).toEqual([
    { ...none, total: 1, draft: 0, scheduled: 1, ai_generated: 0 },
  ])
})

import { randomUUID } from 'node:crypto'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { Creation, CreationDetails } from '../creator.contract.ts'
import { createCampaign } from './create-campaign.job.ts'

export const brief = {
  idea: 'Two coffees for the price of one on Friday',
  platforms: [
    { platform: 'instagram', selectedFormats: ['ig_feed_photo', 'ig_stories'], adType: 'both', budget: 250 },
    { platform: 'email', selectedFormats: [], adType: 'organic', budget: 100 },
  ],
}

/** Requests a creation without running it. */
export async function ask(person: Person, changes: object = {}): Promise<Creation> {
  const answer = await person.post('/api/creations', { key: randomUUID(), ...brief, ...changes })
  if (answer.statusCode !== 202) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

export const runJob = async (at: TestApp, person: Person, creationId: string) =>
  createCampaign.run({ workspaceId: await workspaceOf(at, person), creationId }, at.deps)

export const look = async (person: Person, id: string): Promise<CreationDetails> =>
  (await person.get(`/api/creations/${id}`)).json()

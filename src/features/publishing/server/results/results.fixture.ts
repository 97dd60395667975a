import type * as z from 'zod'
import type { JobDefinition } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { addDraft, postsOf, type Sender, send, senderOf } from '../publishing.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'

const platforms = ['x', 'threads'] as const

/** Connects what is not connected. */
export async function connectSandbox(person: Person): Promise<void> {
  for (const platform of platforms) await person.post('/api/social-accounts/sandbox', { platform })
}

/** A shop with channels in the sandbox. */
export async function openResultsShop(at: TestApp): Promise<{ ana: Person; sender: Sender }> {
  await at.listen()
  const ana = await at.person()
  await connectSandbox(ana)
  return { ana, sender: await senderOf(at, ana) }
}

/** A campaign that was published in the sandbox. */
export async function publishCampaign(at: TestApp, sender: Sender) {
  const id = await addDraft(at, sender, platforms)
  await publishNow(at.deps.db, sender, id)
  await send(at, id)
  const posts = await postsOf(at, id)
  const remoteIdOn = (platform: string) => posts.find((post) => post.platform === platform)?.remoteId
  return { id, posts, remoteIdOn }
}

export const react = (person: Person, remoteId: string | null | undefined, kind: string, text?: string) =>
  person.post(`/api/sandbox/posts/${remoteId}/reactions`, { kind, text })

/** Runs the queued jobs of this kind; answers how many there were. */
export async function runQueued<Payload extends z.ZodType>(
  at: TestApp,
  job: JobDefinition<Payload, Deps>,
): Promise<number> {
  const { rows } = await at.query('delete from pgboss.job where name = $1 returning data::text as data', [
    job.name,
  ])
  for (const { data } of rows) await job.run(job.payload.parse(JSON.parse(data ?? '')), at.deps)
  return rows.length
}

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { sandbox } from '#connectors/social/sandbox/sandbox.adapter.ts'
import { setState } from '#features/campaigns/server/campaigns.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { watchPublishing } from '../health/watch-publishing.job.ts'
import { followUp } from '../outcomes/follow-up.job.ts'
import { addDraft, onlyPost, postsOf, type Sender, send, senderOf } from '../publishing.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'
import { sendReminder } from './send-reminder.job.ts'

let at: TestApp
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  at.mails.length = 0
  ana = await at.person({ firstName: 'Ana' })
  sender = await senderOf(at, ana)
})

type Queued = { id: string; data: unknown }

/** Runs the waiting mails of the workspace as the queue does, and answers what each asked for. */
async function runMails() {
  const { rows } = await at.query(
    `select id, data from pgboss.job where name = 'publishing.send-reminder' and state = 'created'
      and data->>'workspaceId' = $1 order by created_on`,
    [sender.workspaceId],
  )
  const answers: string[] = []
  for (const { id, data } of rows as Queued[]) {
    const { status } = await sendReminder.run(sendReminder.payload.parse(data), at.deps)
    answers.push(status)
    if (status === 'done') await at.query('delete from pgboss.job where id = $1', [id])
  }
  return answers
}

async function publish(platforms: Platform[]) {
  const id = await addDraft(at, sender, platforms)
  await publishNow(at.deps.db, sender, id)
  await send(at, id)
  return id
}

const choose = (isEmailed: boolean, minutesBefore: number | null = null) =>
  ana.put('/api/publishing/reminders', { isEmailed, minutesBefore })

test('one mail names all posts of a campaign that wait, each with a link that opens it', async () => {
  const id = await publish(['reddit', 'snapchat'])
  expect(await runMails()).toEqual(['done'])
  const [mail, ...others] = at.mails
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: ana.user.email, subject: 'Ready to post: Spring (Reddit and Snapchat)' })
  expect(mail?.text).toContain('Hi Ana,')
  for (const { id: postId } of await postsOf(at, id)) {
    expect(mail?.text).toContain(`/ready-to-post?post=${postId}`)
    expect(mail?.html).toContain(`/ready-to-post?post=${postId}"`)
  }
})

test('it is sent once, however often the follow-up runs, and not after the post is out', async () => {
  const id = await publish(['reddit'])
  await followUp.run({ workspaceId: sender.workspaceId, campaignIds: [id] }, at.deps)
  await runMails()
  await followUp.run({ workspaceId: sender.workspaceId, campaignIds: [id] }, at.deps)
  await runMails()
  expect(at.mails).toHaveLength(1)

  const second = await publish(['reddit'])
  await ana.post(`/api/campaigns/${second}/posts/${(await onlyPost(at, second)).id}/confirm`, {})
  expect(await runMails()).toEqual(['done'])
  expect(at.mails).toHaveLength(1)
})

test('in the language of the person', async () => {
  await at.query("update users set locale = 'es' where id = $1", [ana.user.id])
  await publish(['reddit'])
  await runMails()
  expect(at.mails[0]?.subject).toBe('Lista para publicar: Spring (Reddit)')
  expect(at.mails[0]?.text).toContain('Hola, Ana:')
})

test('waits a moment for posts of the same time that are still on their way', async () => {
  const id = await publish(['reddit', 'snapchat'])
  const [first] = await postsOf(at, id)
  await setState(at, first?.id ?? '', 'sending')
  expect(await runMails()).toEqual(['again'])
  expect(at.mails).toEqual([])
  await setState(at, first?.id ?? '', 'needs_you')
  await runMails()
  expect(at.mails[0]?.subject).toContain('(Reddit and Snapchat)')
})

test('not by those who switched it off, and not without a mail server', async () => {
  expect((await ana.get('/api/publishing/reminders')).json()).toEqual({
    isEmailed: true,
    minutesBefore: null,
    canMail: true,
    pushKey: expect.stringMatching(/^[\w-]{87}$/),
    devices: [],
  })
  expect((await choose(false)).json()).toMatchObject({ isEmailed: false })
  await publish(['reddit'])
  expect(await runMails()).toEqual(['done'])
  expect(at.mails).toEqual([])
  expect((await choose(true)).statusCode).toBe(200)
  expect((await choose(true, 7)).statusCode).toBe(400)

  await publish(['reddit'])
  at.deps.mailer.isConfigured = false
  try {
    expect((await ana.get('/api/publishing/reminders')).json()).toMatchObject({ canMail: false })
    expect(await runMails()).toEqual(['done'])
  } finally {
    at.deps.mailer.isConfigured = true
  }
  expect(at.mails).toEqual([])
})

test('no mail about demo posts, nor about what the sandbox holds as a draft', async () => {
  const id = await publish(['reddit'])
  await at.query('update posts set is_demo = true where campaign_id = $1', [id])
  await runMails()
  await ana.post('/api/social-accounts/sandbox', { platform: 'x' })
  const created = vi.spyOn(sandbox, 'create').mockReturnValue({
    publish: async () => ({ kind: 'drafted' }),
    check: async () => 'ok',
  })
  const drafted = await publish(['x'])
  created.mockRestore()
  expect(await onlyPost(at, drafted)).toMatchObject({ state: 'needs_you', reason: 'finish_in_app' })
  expect(await runMails()).toEqual(['done'])
  expect(at.mails).toEqual([])
})

test('a reminder before the time comes once, only about what a person posts, and as early as chosen', async () => {
  await ana.post('/api/social-accounts/sandbox', { platform: 'x' })
  const id = await addDraft(at, sender, ['reddit', 'x'])
  const scheduledFor = new Date(Date.now() + 25 * 60_000).toISOString()
  expect((await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor })).statusCode).toBe(200)
  const watch = () => watchPublishing.run({}, at.deps)
  await watch()
  await choose(true, 10)
  await watch()
  expect(await runMails()).toEqual([])
  await choose(true, 30)
  await watch()
  await watch()
  await runMails()
  await watch()
  expect(await runMails()).toEqual([])
  expect(at.mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Coming up at .+: Spring \(Reddit\)$/),
  ])
  const notices = (await ana.get('/api/notifications')).json<{ type: string }[]>()
  expect(notices.filter(({ type }) => type === 'post_coming_up')).toHaveLength(1)
})

import { randomUUID } from 'node:crypto'
import { SIGNATURE_HEADER, signatureOf } from '#connectors/social/sandbox/sandbox.signature.ts'
import { secretOf } from '#connectors/social/whatsapp/whatsapp.account.ts'
import { connect, deliveryOf, oneMessage, tokenHashFor } from '#features/inbox/server/inbox.fixture.ts'
import { INTAKE_TOKEN_PURPOSE } from '#features/social-accounts/server/listen.ts'
import { grantPhone } from '#tests/messaging-shop.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { sandboxAccount } from './campaign-samples.ts'
import { type Build, workspaceOf } from './sample.ts'

const message = async (owner: Person, at: TestApp) => ({
  params: { id: (await oneMessage(at, owner)).id },
})

const conversation = async (owner: Person, at: TestApp) => ({
  params: { id: (await oneMessage(at, owner)).conversationId },
})

/** An answer that did not arrive. */
const failedReply = async (owner: Person, at: TestApp) => {
  const { conversationId } = await oneMessage(at, owner)
  const id = randomUUID()
  await at.query(
    `insert into messages (id, workspace_id, conversation_id, platform, direction, content, sender_name, delivery, failure)
     values ($1, $2, $3, 'x', 'out', 'Hello', 'Ana Ruiz', 'failed', 'not_sent')`,
    [id, await workspaceOf(owner, at), conversationId],
  )
  return { params: { id } }
}

const savedReply = async (owner: Person) => ({
  params: {
    id: (await owner.post('/api/saved-replies', { title: randomUUID(), text: 'Hello {name}' })).json().id,
  },
})

export const inboxSamples: Record<string, Build> = {
  'PATCH /api/messages/:id/read': message,
  'PATCH /api/messages/:id/priority': async (owner, at) => ({
    ...(await message(owner, at)),
    body: { priority: 'high' },
  }),
  'POST /api/messages/:id/retry': failedReply,
  'GET /api/conversations/:id': conversation,
  'GET /api/conversations/:id/entries': conversation,
  'POST /api/conversations/:id/reply': async (owner, at) => ({
    ...(await conversation(owner, at)),
    body: { text: 'Yes, from nine.', reference: randomUUID() },
  }),
  'POST /api/conversations/:id/notes': async (owner, at) => ({
    ...(await conversation(owner, at)),
    body: { text: 'Call her' },
  }),
  'POST /api/conversations/:id/suggestion': conversation,
  'PATCH /api/conversations/:id': async (owner, at) => ({
    ...(await conversation(owner, at)),
    body: { assigneeId: owner.user.id, status: 'closed' },
  }),
  'POST /api/conversations/:id/customer': conversation,
  'POST /api/saved-replies': () => ({ body: { title: randomUUID(), text: 'Hello {name}' } }),
  'PUT /api/saved-replies/:id': async (owner) => ({
    ...(await savedReply(owner)),
    body: { title: randomUUID(), text: 'Welcome to {business}' },
  }),
  'DELETE /api/saved-replies/:id': savedReply,
  'POST /api/intake/:id': async (owner, at) => {
    const { id } = await connect(owner)
    const raw = deliveryOf(at, {})
    const signature = signatureOf(await tokenHashFor(at, id), raw, at.clock.now())
    return { params: { id }, raw, ownHeaders: { [SIGNATURE_HEADER]: signature } }
  },
  'GET /api/intake/:id': async (owner, at) => {
    const sender = { userId: owner.user.id, workspaceId: await workspaceOf(owner, at) }
    const secret = secretOf({ token: 'none', businessId: '1', appId: '2', appSecret: 'none' })
    const id = await grantPhone(at, sender as Parameters<typeof grantPhone>[1], {
      ...{ remoteId: '3', site: '', secret },
    })
    const token = at.deps.secrets.sign(INTAKE_TOKEN_PURPOSE, id)
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '42' }
    return { params: { id }, query }
  },
  'POST /api/sandbox/messages': () => ({ body: { thread: 'Luz', text: 'Hello', reference: 'one' } }),
  'GET /api/sandbox/messages': () => ({ query: { reference: 'one' } }),
  'GET /api/sandbox/accounts/:id/messages': async (owner, at) => ({
    params: { id: await sandboxAccount(owner, at) },
  }),
  'POST /api/sandbox/accounts/:id/messages': async (owner, at) => ({
    params: { id: await sandboxAccount(owner, at) },
    body: { name: 'Luz', text: 'Do you open tomorrow?' },
  }),
}

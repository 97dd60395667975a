import { randomUUID } from 'node:crypto'
import type { Platform } from '#connectors/social/platforms.ts'
import type { SandboxDelivery } from '#connectors/social/sandbox/sandbox.incoming.ts'
import { SIGNATURE_HEADER, signatureOf, tokenHashOf } from '#connectors/social/sandbox/sandbox.signature.ts'
import { findAccountForIntake, openAccount } from '#features/social-accounts/index.server.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import type { Message } from '../inbox.contract.ts'
import { readDeliveries } from './read-deliveries.job.ts'

export const connect = async (person: Person, platform: Platform = 'x', brandId?: string) =>
  (await person.post('/api/social-accounts/sandbox', { platform, brandId })).json<SocialAccount>()

export async function tokenHashFor({ deps }: TestApp, accountId: string): Promise<string> {
  const row = await findAccountForIntake(deps.db, accountId)
  const opened = row && openAccount(deps.secrets, row)
  if (!opened) throw new Error('This account has no secret.')
  return tokenHashOf(opened.secret)
}

type Written = Partial<SandboxDelivery['messages'][number]>

export const deliveryOf = (at: Pick<TestApp, 'clock'>, ...written: Written[]): Buffer => {
  const messages = written.map((each) => ({
    id: randomUUID(),
    thread: 'lucia',
    name: 'Lucía Fernández',
    text: 'Do you open tomorrow?',
    sentAt: at.clock.now().toISOString(),
    ...each,
  }))
  return Buffer.from(JSON.stringify({ messages }))
}

/** Posts a webhook as the network does. */
export async function postWebhook(
  at: TestApp,
  accountId: string,
  body: Buffer,
  headers?: Record<string, string>,
) {
  const signature = signatureOf(await tokenHashFor(at, accountId), body, at.clock.now())
  return at.call({
    method: 'POST',
    url: `/api/intake/${accountId}`,
    payload: body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature, ...headers },
  })
}

export const readAll = (at: TestApp) => readDeliveries.run({}, at.deps)

export const inboxOf = async (person: Person, query = '') =>
  (await person.get(`/api/messages${query}`)).json<Message[]>()

/** Incoming messages, newest first. */
export async function receive(at: TestApp, person: Person, accountId: string, ...written: Written[]) {
  const answer = await postWebhook(at, accountId, deliveryOf(at, ...written))
  if (answer.statusCode !== 204) throw new Error(`The intake answered ${answer.statusCode}: ${answer.body}`)
  await readAll(at)
  return inboxOf(person, '?limit=200')
}

/** One message of a customer, with its own account. */
export async function oneMessage(at: TestApp, person: Person, written: Written = {}, platform?: Platform) {
  const { id: accountId } = await connect(person, platform)
  const [message] = await receive(at, person, accountId, written)
  if (!message) throw new Error('Nothing came in.')
  return { ...message, accountId }
}

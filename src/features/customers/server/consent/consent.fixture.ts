import type { CustomerConsents } from '#features/customers/consent.contract.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { sendConsentRequest } from './send-consent-request.job.ts'

/** A person whose business has a name, as asking needs it. */
export async function shopOwner(at: TestApp): Promise<Person> {
  const person = await at.person()
  await at.query('update workspaces set name = $2, is_named_after_owner = false where id = $1', [
    await workspaceOf(at, person),
    'Café Luna',
  ])
  return person
}

export const consentsOf = async (person: Person, id: string) =>
  (await person.get(`/api/customers/${id}/consents`)).json<CustomerConsents>()

export const recordConsent = (person: Person, id: string, change: Record<string, unknown> = {}) =>
  person.post(`/api/customers/${id}/consents`, {
    channel: 'email',
    state: 'granted',
    source: 'form',
    ...change,
  })

export const ask = (person: Person, ...customerIds: string[]) =>
  person.post('/api/consent/ask', { customerIds })

/** The links of the mail that asks this customer, as paths. */
export async function mailLinks(at: TestApp, workspaceId: string, customerId: string) {
  await sendConsentRequest.run({ workspaceId, customerId }, at.deps)
  const mail = at.mails.at(-1)
  if (!mail) throw new Error('No mail was sent.')
  const find = (path: string) => {
    const url = mail.text.match(/https?:\S+/g)?.find((each) => each.includes(path)) ?? ''
    return url.slice(url.indexOf('/api/'))
  }
  return { mail, confirm: find('/confirm'), unsubscribe: find('/unsubscribe') }
}

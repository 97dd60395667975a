import { randomUUID } from 'node:crypto'
import type { CurrentUser } from '#core/session/session.contract.ts'
import type { Role } from '#platform/endpoint.ts'
import { asPerson, type Person, sessionCookie } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import type { SentInvitation } from '../invitations.contract.ts'
import type { Person as Member } from '../people.contract.ts'

/** Invites through the API. */
export async function invite(
  inviter: Person,
  details: Record<string, unknown> = {},
): Promise<SentInvitation & { token: string }> {
  const answer = await inviter.post('/api/invitations', details)
  if (answer.statusCode !== 201) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  const invitation = answer.json<SentInvitation>()
  return { ...invitation, token: invitation.path?.split('#')[1] ?? '' }
}

export const accept = (at: TestApp, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  at.call({ method: 'POST', url: '/api/invitations/accept', payload: body, headers })

type Details = Partial<{
  firstName: string
  lastName: string
  email: string
  role: Role
  managerId: string
  canApprove: boolean
}>

/** A new member of the inviter's workspace, who joined by invitation and is signed in there. */
export async function teammate(at: TestApp, inviter: Person, details: Details = {}): Promise<Person> {
  const { firstName = 'Bo', lastName = 'Lind', email = `${randomUUID()}@example.com`, ...place } = details
  const { token } = await invite(inviter, place)
  const password = 'correct horse'
  const answer = await accept(at, { token, email, firstName, lastName, password })
  if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  const { user } = answer.json<{ user: CurrentUser }>()
  return asPerson(at.app, { user, email, password, cookie: sessionCookie(answer), language: 'en' })
}

export const membersOf = async (person: Person) => (await person.get('/api/users')).json<Member[]>()

export async function memberIn(person: Person, { user }: Person): Promise<Member | undefined> {
  return (await membersOf(person)).find(({ id }) => id === user.id)
}

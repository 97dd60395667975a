import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { CurrentUser } from '#core/session/session.contract.ts'

type Body = Record<string, unknown> | unknown[]
type Extra = Omit<InjectOptions, 'url' | 'method' | 'payload'>

/** A signed-in person who calls the API as their browser would. */
export type Person = {
  user: CurrentUser
  email: string
  password: string
  cookie: string
  get(url: string, extra?: Extra): Promise<LightMyRequestResponse>
  post(url: string, body?: Body, extra?: Extra): Promise<LightMyRequestResponse>
  put(url: string, body?: Body, extra?: Extra): Promise<LightMyRequestResponse>
  patch(url: string, body?: Body, extra?: Extra): Promise<LightMyRequestResponse>
  delete(url: string, extra?: Extra): Promise<LightMyRequestResponse>
  /** Any other call, with this person's session and language. */
  call(options: InjectOptions): Promise<LightMyRequestResponse>
}

type Overrides = Partial<{
  firstName: string
  lastName: string
  email: string
  password: string
  language: string
  timeZone: string
}>

export async function signUpPerson(app: FastifyInstance, overrides: Overrides): Promise<Person> {
  const { language = 'en', ...given } = overrides
  const details = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
    ...given,
  }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/signup',
    payload: details,
    headers: { 'accept-language': language },
  })
  if (answer.statusCode !== 200) throw new Error(`Sign-up answered ${answer.statusCode}: ${answer.body}`)
  const { user } = answer.json<{ user: CurrentUser }>()
  return asPerson(app, {
    user,
    email: details.email,
    password: details.password,
    cookie: sessionCookie(answer),
    language,
  })
}

/** The session cookie an answer sets, as a browser sends it back. */
export function sessionCookie(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name.endsWith('session'))
  if (!cookie) throw new Error('The answer sets no session cookie.')
  return `${cookie.name}=${cookie.value}`
}

type Identity = { user: CurrentUser; email: string; password: string; cookie: string; language: string }

export function asPerson(app: FastifyInstance, { language, ...identity }: Identity): Person {
  const call = (options: InjectOptions) =>
    app.inject({
      ...options,
      headers: { cookie: identity.cookie, 'accept-language': language, ...options.headers },
    })
  const withBody = (method: 'POST' | 'PUT' | 'PATCH') => (url: string, body?: Body, extra?: Extra) =>
    call({ ...extra, method, url, ...(body !== undefined && { payload: body }) })
  return {
    ...identity,
    call,
    get: (url, extra) => call({ ...extra, method: 'GET', url }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: (url, extra) => call({ ...extra, method: 'DELETE', url }),
  }
}

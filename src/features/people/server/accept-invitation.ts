import type * as z from 'zod'
import { recordActivity } from '#core/activity/index.server.ts'
import { notify } from '#core/notifications/index.server.ts'
import {
  type Account,
  type Device,
  findAccount,
  findAccountByEmail,
  isPasswordOf,
  lockAccount,
  type OpenedSession,
  openSession,
  prepareAccount,
} from '#features/auth/index.server.ts'
import { AppError } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { peopleRules } from '../i18n/index.ts'
import type { acceptInvitationSchema } from '../invitations.contract.ts'
import * as repository from './invitations.repository.ts'
import { announceInvitations, openLink } from './invitations.service.ts'
import * as people from './people.repository.ts'
import { announceChange } from './people.service.ts'
import type { TeamChangeHandler } from './team-change-handler.ts'

type Request = z.output<typeof acceptInvitationSchema> & { locale: Locale; device: Device }
type Opened = Awaited<ReturnType<typeof openLink>>
type Joining = { account: Account } | { create: (db: Db) => Promise<Account | null> }

const missing = ruleText(peopleRules, 'missing')

/** Joins the workspace and signs in: both or neither. */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'env'> & { handlers: readonly TeamChangeHandler[] },
  actor: Actor | null,
  request: Request,
): Promise<OpenedSession> {
  const invitation = await openLink(deps, request.token)
  const { workspaceId } = invitation
  const joining = await resolveJoiningAccount(deps, actor, invitation, request)
  const now = deps.clock.now()
  return deps.db.transaction(async (db) => {
    const members = await people.lock(db, workspaceId)
    const userId =
      'account' in joining && members.some(({ id }) => id === joining.account.id)
        ? await rejoin(db, invitation, joining.account)
        : await join(db, deps.handlers, members, invitation, joining, now)
    return openSession(db, userId, workspaceId, request.device, now)
  })
}

/** The signed-in person, unless the invitation or they themselves name another address; then its password decides. */
async function resolveJoiningAccount(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Actor | null,
  { email }: Opened,
  request: Request,
): Promise<Joining> {
  const self = actor && (await findAccount(db, actor.userId))
  const address = email ?? request.email ?? self?.email
  if (self && self.email === address) return { account: self }
  const { firstName, lastName, password, locale } = request
  if (!address || !password) throw incomplete({ email: address, password })
  const account = await findAccountByEmail(db, address)
  if (!account) {
    if (env.signUp === 'off') throw new AppError('signup_closed')
    if (!firstName || !lastName) throw incomplete({ firstName, lastName })
    return { create: await prepareAccount({ firstName, lastName, email: address, password }, locale) }
  }
  if (!(await isPasswordOf(db, account.id, password))) throw new AppError('invalid_credentials')
  return { account }
}

function incomplete(asked: Record<string, string | undefined>): AppError {
  const names = Object.keys(asked).filter((name) => !asked[name])
  return new AppError('invalid_input', { fields: Object.fromEntries(names.map((name) => [name, missing])) })
}

/** A member does not join twice, and an unnamed link stays for its recipient. */
async function rejoin(db: Db, { id, workspaceId, email }: Opened, account: Account): Promise<string> {
  if (email !== null) {
    await repository.remove(db, workspaceId, id)
    await announceInvitations(db, { workspaceId })
  }
  return account.id
}

async function join(
  db: Db,
  handlers: readonly TeamChangeHandler[],
  members: people.Member[],
  { id, workspaceId, expiresAt }: Opened,
  joining: Joining,
  now: Date,
): Promise<string> {
  const place = await repository.consume(db, workspaceId, id, expiresAt)
  if (!place) throw new AppError('invitation_invalid')
  const account = await lockAccountOf(db, joining)
  const { role, canApprove, invitedBy } = place
  const managerId = members.find((member) => member.id === place.managerId)?.id ?? null
  await people.insert(db, workspaceId, { userId: account.id, role, canApprove, managerId, createdAt: now })
  await recordActivity(db, { workspaceId, userId: account.id }, { kind: 'person_joined', values: {} })
  const notified = members.filter((member) => member.role === 'owner' || member.id === invitedBy)
  await notify(
    db,
    workspaceId,
    notified.map((member) => member.id),
    { type: 'person_joined', values: { name: fullName(account) }, link: '/settings?section=people' },
  )
  if (canApprove) for (const handler of handlers) await handler.afterApproversChanged?.(db, { workspaceId })
  await announceChange(db, { workspaceId })
  await announceInvitations(db, { workspaceId })
  return account.id
}

/** The current account: it may have been deleted, or its address taken, since it was read. */
async function lockAccountOf(db: Db, joining: Joining): Promise<Account> {
  const account = 'create' in joining ? await joining.create(db) : joining.account
  if (!account || !(await lockAccount(db, account.id))) throw new AppError('conflict')
  return account
}

import { addDays } from 'date-fns/addDays'
import { recordActivity } from '#core/activity/index.server.ts'
import { mailerFor } from '#core/settings/index.server.ts'
import { findAccountByEmail } from '#features/auth/index.server.ts'
import type { Role } from '#platform/endpoint.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { peopleRules } from '../i18n/index.ts'
import type { Invitation, NewInvitation, SentInvitation } from '../invitations.contract.ts'
import { decidesOver } from '../rights.ts'
import { isGenuine, linkPath, readToken } from './invitation-link.ts'
import * as repository from './invitations.repository.ts'
import * as people from './people.repository.ts'
import { sendInvitation } from './send-invitation.job.ts'
import { checkManager, selfIn } from './team-rules.ts'

const VALID_DAYS = 7

const alreadyHere = ruleText(peopleRules, 'alreadyHere')

type Reading = Pick<Deps, 'clock' | 'secrets'>
type Writing = Reading & Pick<Deps, 'db' | 'env' | 'queue' | 'mailer'>
type Row = NonNullable<Awaited<ReturnType<typeof repository.find>>>

function present({ clock, secrets }: Reading, reader: Role, row: Row): Invitation {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= clock.now(),
    path: decidesOver(reader, row.role) ? linkPath(secrets, row) : null,
  }
}

export async function list(deps: Reading & Pick<Deps, 'db'>, { workspaceId, role }: Actor) {
  const rows = await repository.list(deps.db, workspaceId)
  return { items: rows.map((row) => present(deps, role, row)), nextCursor: null }
}

export const invite = (deps: Writing, actor: Actor, invitation: NewInvitation): Promise<SentInvitation> =>
  deps.db.transaction(async (db) => {
    const { email, role, managerId } = invitation
    const members = await people.lock(db, actor.workspaceId)
    const self = selfIn(members, actor)
    if (!decidesOver(self.role, role)) throw new AppError('forbidden')
    if (members.some((member) => member.email === email))
      throw new AppError('already_member', { fields: { email: alreadyHere } })
    checkManager(members, { role }, managerId)
    const id = await write({ ...deps, db }, self, actor, invitation)
    await recordActivity(
      db,
      actor,
      email ? { kind: 'person_invited', values: { email } } : { kind: 'link_invited', values: {} },
    )
    return send({ ...deps, db }, actor, self.role, id)
  })

/** One invitation per address: a new one replaces the earlier one and its link. */
async function write(
  { db, clock }: Writing,
  self: people.Member,
  { workspaceId }: Actor,
  invitation: NewInvitation,
): Promise<string> {
  const now = clock.now()
  const details = { ...invitation, invitedBy: self.id, expiresAt: addDays(now, VALID_DAYS) }
  const earlier = invitation.email && (await repository.findByEmail(db, workspaceId, invitation.email))
  if (!earlier) return repository.insert(db, workspaceId, { ...details, createdAt: now })
  if (!decidesOver(self.role, earlier.role)) throw new AppError('forbidden')
  await repository.update(db, workspaceId, earlier.id, details)
  return earlier.id
}

async function send(deps: Writing, actor: Actor, reader: Role, id: string): Promise<SentInvitation> {
  const { db, queue } = deps
  const row = await repository.find(db, actor.workspaceId, id)
  if (!row) throw notFound()
  const mailer = await mailerFor(deps, actor.workspaceId)
  const mailed = mailer.isConfigured && row.email !== null
  const { workspaceId } = actor
  if (mailed) await queue.enqueue(db, sendInvitation, { workspaceId, invitationId: id })
  await announceInvitations(db, actor)
  return { ...present(deps, reader, row), mailed }
}

export const resend = (deps: Writing, actor: Actor, id: string): Promise<SentInvitation> =>
  deps.db.transaction(async (db) => {
    const role = await checkRight(db, actor, id)
    await repository.update(db, actor.workspaceId, id, { expiresAt: addDays(deps.clock.now(), VALID_DAYS) })
    return send({ ...deps, db }, actor, role, id)
  })

export const withdraw = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await checkRight(db, actor, id)
    await repository.remove(db, actor.workspaceId, id)
    await announceInvitations(db, actor)
  })

/** Answers the caller's role, after checking that they may manage this invitation. */
async function checkRight(db: Db, actor: Actor, id: string): Promise<Role> {
  const self = selfIn(await people.lock(db, actor.workspaceId), actor)
  const row = await repository.find(db, actor.workspaceId, id)
  if (!row) throw notFound()
  if (!decidesOver(self.role, row.role)) throw new AppError('forbidden')
  return self.role
}

export const announceInvitations = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>) =>
  announce(db, to, 'invitations')

/** The invitation of a link. Expired, used, withdrawn, forged and invented links get the same answer. */
export async function openLink({ db, clock, secrets }: Reading & Pick<Deps, 'db'>, token: string) {
  const read = readToken(token)
  const invitation = read && (await repository.findAnywhere(db, read.id))
  const isGood =
    invitation && isGenuine(secrets, invitation, read.signature) && invitation.expiresAt > clock.now()
  if (!isGood) throw new AppError('invitation_invalid')
  return invitation
}

export async function look(deps: Reading & Pick<Deps, 'db'>, token: string) {
  const invitation = await openLink(deps, token)
  const { email } = invitation
  return { ...invitation, hasAccount: email !== null && (await findAccountByEmail(deps.db, email)) !== null }
}

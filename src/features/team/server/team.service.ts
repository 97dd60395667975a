import { findContact } from '#features/inbox/index.server.ts'
import { subordinatesOf } from '#features/people/hierarchy.ts'
import { type Member, membersOf } from '#features/people/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { mayTake } from '../task-rules.ts'
import type { TeamTask, WholeTask } from '../team.contract.ts'
import * as repository from './team-tasks.repository.ts'

type PageQuery = { limit: number; cursor?: string | undefined }

/** The team screen with this task open. */
export const linkTo = (id: string) => `/team?task=${id}`

/** Task lists, their figures, and pending approvals. */
export const announceTasks = (db: Db, to: Pick<Actor, 'workspaceId' | 'clientId'>) =>
  announce(db, to, 'tasks')

/** The caller's current membership: rights may have changed since the request started. */
export function selfIn(people: readonly Member[], { userId }: Pick<Actor, 'userId'>): Member {
  const self = people.find(({ id }) => id === userId)
  if (!self) throw new AppError('unauthorized')
  return self
}

export async function list(
  db: Db,
  { workspaceId, userId }: Actor,
  { limit, cursor, assigned }: PageQuery & { assigned: boolean },
) {
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.list(db, workspaceId, { userId, assigned }, after, limit + 1)
  return toPage(rows, limit, (row) => [row.createdAt, row.id])
}

export async function summarize(db: Db, { workspaceId, userId }: Actor, assigned: boolean) {
  const [mine, given] = await Promise.all([
    repository.count(db, workspaceId, userId, true),
    repository.count(db, workspaceId, userId, false),
  ])
  const { completed, open } = assigned ? mine : given
  return { assignedToMe: mine.all, createdByMe: given.all, completed, pending: open }
}

/** Without a permission check: for the person who has just changed it. */
export async function read(db: Db, { workspaceId }: Actor, id: string): Promise<TeamTask> {
  const found = await repository.find(db, workspaceId, id)
  if (!found) throw notFound()
  return found
}

/** For its assignee, assigner and possible approvers. */
export async function get(db: Db, actor: Actor, id: string): Promise<WholeTask> {
  const { workspaceId } = actor
  const task = await repository.find(db, workspaceId, id)
  if (!task) throw notFound()
  const people = await membersOf(db, workspaceId)
  const self = selfIn(people, actor)
  const isParty = task.assignedTo === self.id || task.assignedBy === self.id
  if (!isParty && !mayTake('approve', task, self, people)) throw new AppError('forbidden')
  const { conversationId } = task
  return {
    ...task,
    conversation: conversationId === null ? null : await findContact(db, workspaceId, conversationId),
    events: await repository.events(db, workspaceId, id),
  }
}

export async function listPending(db: Db, actor: Actor, { limit, cursor }: PageQuery) {
  const { workspaceId, userId } = actor
  const people = await membersOf(db, workspaceId)
  const self = selfIn(people, actor)
  if (!self.canApprove) throw new AppError('forbidden')
  const below = subordinatesOf(people, userId).map(({ id }) => id)
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.listWaiting(db, workspaceId, { userId, below }, after, limit + 1)
  const page = toPage(rows, limit, (row) => [row.submittedAt, row.id])
  const items = page.items.map(({ submitterName, assignedToUser, ...task }) => ({
    ...task,
    status: 'pending_approval' as const,
    assignedUser: assignedToUser ?? { firstName: submitterName, lastName: '' },
  }))
  return { ...page, items }
}

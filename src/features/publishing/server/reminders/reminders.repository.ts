import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { campaigns, postAttempts, posts } from '#features/campaigns/index.server.ts'
import { leadTimes, type ReminderChoice } from '#features/publishing/reminders.contract.ts'
import type { Db } from '#server/db/database.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import { reminderChoices } from './reminder-choices.table.ts'

type Whose = { workspaceId: WorkspaceId; userId: string }

const ofPerson = ({ workspaceId, userId }: Whose) =>
  and(eq(reminderChoices.workspaceId, workspaceId), eq(reminderChoices.userId, userId))

const defaults: ReminderChoice = { isEmailed: true, minutesBefore: null }

export async function findChoice(db: Db, whose: Whose): Promise<ReminderChoice> {
  const [row] = await db
    .select({ isEmailed: reminderChoices.isEmailed, minutesBefore: reminderChoices.minutesBefore })
    .from(reminderChoices)
    .where(ofPerson(whose))
  return row ?? defaults
}

export const saveChoice = (db: Db, { workspaceId, userId }: Whose, choice: ReminderChoice) =>
  db
    .insert(reminderChoices)
    .values({ workspaceId, userId, ...choice })
    .onConflictDoUpdate({ target: [reminderChoices.workspaceId, reminderChoices.userId], set: choice })

/** A member, with what a mail to them needs; null once they have left. */
export async function findRecipient(db: Db, { workspaceId, userId }: Whose) {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      isDemo: users.isDemo,
      workspaceName: workspaces.name,
      timeZone: workspaces.timeZone,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
  return row ?? null
}

export async function findCampaign(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select({ title: campaigns.title, brandId: campaigns.brandId })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id)))
  return row ?? null
}

/** The posts of a campaign planned for one moment, without those of demo data. */
export const listPlannedFor = (db: Db, workspaceId: WorkspaceId, campaignId: string, at: Date) =>
  db
    .select({
      id: posts.id,
      platform: posts.platform,
      accountId: posts.accountId,
      accountName: posts.accountName,
      brandId: campaigns.brandId,
      state: posts.state,
      reason: posts.reason,
      /** Through which it was last sent. */
      adapter: sql<string | null>`(select ${postAttempts.adapter} from ${postAttempts}
        where ${postAttempts.postId} = ${posts.id} order by ${postAttempts.number} desc limit 1)`,
    })
    .from(posts)
    .innerJoin(campaigns, eq(campaigns.id, posts.campaignId))
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.campaignId, campaignId),
        eq(posts.scheduledFor, at),
        eq(posts.isDemo, false),
      ),
    )
    .orderBy(asc(posts.createdAt), asc(posts.id))

const longest = Math.max(...leadTimes)

/**
 * What is due soon in workspaces where somebody wants to know before. By the database clock, and for all workspaces:
 * each row has its own.
 */
export const listComingUp = (db: Db) =>
  db
    .selectDistinct({
      workspaceId: posts.workspaceId,
      campaignId: posts.campaignId,
      scheduledFor: posts.scheduledFor,
      title: campaigns.title,
      createdBy: campaigns.createdBy,
      minutesLeft: sql<number>`extract(epoch from ${posts.scheduledFor} - now())::float8 / 60`,
    })
    .from(posts)
    .innerJoin(campaigns, eq(campaigns.id, posts.campaignId))
    .innerJoin(reminderChoices, eq(reminderChoices.workspaceId, posts.workspaceId))
    .where(
      and(
        eq(posts.state, 'scheduled'),
        eq(posts.isDemo, false),
        isNotNull(reminderChoices.minutesBefore),
        gt(posts.dueAt, sql`now()`),
        lte(posts.dueAt, sql`now() + ${longest} * interval '1 minute'`),
        gt(posts.scheduledFor, sql`now()`),
      ),
    )

import * as z from 'zod'
import { letterheadOf } from '#core/brands/index.server.ts'
import { mailerFor } from '#core/settings/index.server.ts'
import { done } from '#platform/job.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { withLetterhead } from '#server/mail/with-letterhead.ts'
import { publicUrl } from '#server/public-url.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { composeReminder, gatherAgainAt } from './compose-reminder.ts'
import { reminderKinds } from './list-posts-for-person.ts'
import { findChoice } from './reminders.repository.ts'

/** Which posts a reminder is about. */
export const remindedSchema = z.object({
  workspaceId: z.uuid().transform((id) => id as WorkspaceId),
  userId: z.uuid(),
  campaignId: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(reminderKinds),
  /** Until then it waits for posts of the same moment, so that one reminder names all of them. */
  gatherUntil: z.iso.datetime(),
})

/** One mail about all posts of a campaign that a person publishes at one moment. */
export const sendReminder = defineJob({
  name: 'publishing.send-reminder',
  payload: remindedSchema,
  maxAttempts: 5,
  atOnce: 2,
  run: async ({ userId, at, gatherUntil, ...of }, deps) => {
    const { db, env } = deps
    const { workspaceId } = of
    const about = { ...of, at: new Date(at) }
    const { isEmailed } = await findChoice(db, { workspaceId, userId })
    const mailer = await mailerFor(deps, workspaceId)
    if (!isEmailed || !mailer.isConfigured) return done
    const after = await gatherAgainAt(deps, about, new Date(gatherUntil))
    if (after) return { status: 'again', after }
    const reminder = await composeReminder(db, about, userId)
    // Posted, rescheduled or deleted while the mail waited.
    if (!reminder) return done
    const { person, title, text, open, footer } = reminder
    const base = publicUrl(env)
    const links = reminder.links.map(({ platform, path }) => ({ platform, url: base + path, label: open }))
    const [first, ...more] = links
    if (!first) return done
    const mail = {
      to: person.email,
      subject: title,
      text: [
        text,
        first.url,
        ...more.map(({ platform, url }) => `${platform}: ${url}`),
        footer(`${base}/settings?section=notifications`),
      ].join('\n\n'),
    }
    const letterhead = await letterheadOf(deps, workspaceId, reminder.brandId)
    const head = { ...letterhead, name: letterhead.name || person.workspaceName }
    await mailer.send(withLetterhead(mail, head, first, ...more))
    return done
  },
})

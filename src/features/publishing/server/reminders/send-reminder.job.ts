import * as z from 'zod'
import { platformName } from '#connectors/social/platform-name.ts'
import { letterheadOf } from '#core/brands/index.server.ts'
import { mailerFor } from '#core/settings/index.server.ts'
import { reminderMailMessages } from '#features/publishing/i18n/index.ts'
import { done } from '#platform/job.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { formatTime } from '#platform/time-format.ts'
import { withZone } from '#platform/zone-name.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { withLetterhead } from '#server/mail/with-letterhead.ts'
import { publicUrl } from '#server/public-url.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import {
  hasPostsUnderway,
  listPostsForPerson,
  type ReminderKind,
  reminderKinds,
} from './list-posts-for-person.ts'
import { findCampaign, findChoice, findRecipient } from './reminders.repository.ts'

const PAUSE_MS = 10_000

type Listed = Awaited<ReturnType<typeof listPostsForPerson>>[number]

const pathOf = (kind: ReminderKind, campaignId: string, { id }: Listed) =>
  kind === 'due' ? `/ready-to-post?post=${id}` : `/campaigns/${campaignId}?post=${id}`

const labelOf = ({ platform, accountName }: Listed, locale: Locale) =>
  accountName ? `${platformName(platform, locale)} · ${accountName}` : platformName(platform, locale)

/** One mail about all posts of a campaign that a person publishes at one moment. */
export const sendReminder = defineJob({
  name: 'publishing.send-reminder',
  payload: z.object({
    workspaceId: z.uuid().transform((id) => id as WorkspaceId),
    userId: z.uuid(),
    campaignId: z.uuid(),
    at: z.iso.datetime(),
    kind: z.enum(reminderKinds),
    /** Until then it waits for posts of the same moment, so that one mail names all of them. */
    gatherUntil: z.iso.datetime(),
  }),
  maxAttempts: 5,
  atOnce: 2,
  run: async ({ workspaceId, userId, campaignId, at: planned, kind, gatherUntil }, deps) => {
    const { db, clock, env } = deps
    const at = new Date(planned)
    const about = { workspaceId, campaignId, at, kind }
    const { isEmailed } = await findChoice(db, { workspaceId, userId })
    const person = await findRecipient(db, { workspaceId, userId })
    const mailer = await mailerFor(deps, workspaceId)
    if (!isEmailed || !person || person.isDemo || !mailer.isConfigured) return done
    const now = clock.now()
    if (kind === 'due' && now < new Date(gatherUntil) && (await hasPostsUnderway(db, about)))
      return { status: 'again', after: new Date(now.getTime() + PAUSE_MS) }
    const posts = await listPostsForPerson(db, about)
    const campaign = await findCampaign(db, workspaceId, campaignId)
    const [first] = posts
    // Posted, rescheduled or deleted while the mail waited.
    if (!first || !campaign) return done
    const { locale, firstName } = person
    const t = textOf(reminderMailMessages, locale)
    const base = publicUrl(env)
    const links = posts.map((post) => ({
      platform: labelOf(post, locale),
      url: base + pathOf(kind, campaignId, post),
    }))
    const platforms = new Intl.ListFormat(locale).format(links.map(({ platform }) => platform))
    const time = withZone(formatTime(at, locale, person.timeZone), person.timeZone, locale)
    const values = { name: firstName, campaign: campaign.title, platforms, time }
    const [action, ...more] = links.map(({ url }) => ({ url, label: t(`${kind}.open`) }))
    if (!action) return done
    const mail = {
      to: person.email,
      subject: t(`${kind}.subject`, values),
      text: [
        t(`${kind}.text`, values),
        action.url,
        ...links.slice(1).map(({ platform, url }) => `${platform}: ${url}`),
        t('footer', { link: `${base}/settings?section=notifications` }),
      ].join('\n\n'),
    }
    const letterhead = await letterheadOf(deps, workspaceId, campaign.brandId)
    const head = { ...letterhead, name: letterhead.name || person.workspaceName }
    await mailer.send(withLetterhead(mail, head, action, ...more))
    return done
  },
})

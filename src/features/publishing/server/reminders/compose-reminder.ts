import { platformName } from '#connectors/social/platform-name.ts'
import { reminderMailMessages } from '#features/publishing/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { formatTime } from '#platform/time-format.ts'
import { withZone } from '#platform/zone-name.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { hasPostsUnderway, listPostsForPerson, type Reminded } from './list-posts-for-person.ts'
import { findCampaign, findRecipient } from './reminders.repository.ts'

const PAUSE_MS = 10_000

/** When to look again, because posts of the same moment are still on their way; null if nothing is. */
export async function gatherAgainAt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  about: Reminded,
  gatherUntil: Date,
): Promise<Date | null> {
  const now = clock.now()
  const waits = about.kind === 'due' && now < gatherUntil && (await hasPostsUnderway(db, about))
  return waits ? new Date(now.getTime() + PAUSE_MS) : null
}

/** What a reminder says, in the language of the person; null if nothing waits for them anymore. */
export async function composeReminder(db: Db, about: Reminded, userId: string) {
  const { workspaceId, campaignId, at, kind } = about
  const person = await findRecipient(db, { workspaceId, userId })
  const campaign = await findCampaign(db, workspaceId, campaignId)
  if (!person || person.isDemo || !campaign) return null
  const posts = await listPostsForPerson(db, about)
  if (posts.length === 0) return null
  const { locale, firstName, timeZone } = person
  const t = textOf(reminderMailMessages, locale)
  const links = posts.map(({ id, platform, accountName }) => {
    const name = platformName(platform, locale)
    return {
      platform: accountName ? `${name} · ${accountName}` : name,
      path: kind === 'due' ? `/ready-to-post?post=${id}` : `/campaigns/${campaignId}?post=${id}`,
    }
  })
  const platforms = new Intl.ListFormat(locale).format(links.map(({ platform }) => platform))
  const time = withZone(formatTime(at, locale, timeZone), timeZone, locale)
  const values = { name: firstName, campaign: campaign.title, platforms, time }
  return {
    person,
    brandId: campaign.brandId,
    title: t(`${kind}.subject`, values),
    text: t(`${kind}.text`, values),
    open: t(`${kind}.open`),
    footer: (link: string) => t('footer', { link }),
    links,
  }
}

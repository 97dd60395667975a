import { getWorkspaceSettings } from '#core/settings/index.server.ts'
import { dayWithWeekday } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { occasionsBetween } from '#writer/built-in/holidays.ts'
import type { Occasion } from '../calendar.contract.ts'
import { occasionMessages } from '../i18n/index.ts'

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The occasions of the shop's country, each with a brief that could be published as it is. */
export async function listOccasions(
  { db }: Pick<Deps, 'db'>,
  { workspaceId }: Actor,
  { from, to }: { from: string; to: string },
  locale: Locale,
): Promise<{ occasions: Occasion[] }> {
  const t = textOf(occasionMessages, locale)
  const { country } = await getWorkspaceSettings(db, workspaceId)
  const found = await occasionsBetween(country, locale, from, to)
  const occasions = found.map(({ day, name, the, wish }) => ({
    day,
    name,
    idea: wish
      ? t('wish', { wish })
      : t('announcement', { occasion: withCapital(the), date: dayWithWeekday(day, locale) }),
  }))
  return { occasions }
}

import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { dayIn } from '#platform/day.ts'
import { dateFormat } from '#platform/intl-formats.ts'
import { type Locale, languages } from '#platform/locale.ts'
import { bareText } from '../bare-text.ts'
import { briefChipsMessages } from '../i18n/index.ts'
import type { BriefDirection, BriefPart } from '../writing.contract.ts'

/** A label with its value, or a value that needs none. */
export type ChipWords = { label: string | null; value: string }

type DateOfPart = NonNullable<BriefPart['date']>

/** 2026-02-01 was a Sunday. */
const WEEKDAY_MONTH = '2026-02'
const weekdayOf = (weekday: number) => `${WEEKDAY_MONTH}-0${weekday + 1}`

const write = (locale: Locale, day: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** "Fri, Nov 20" / "vie, 20 nov", with the year if it is another one. */
const shortDay = (locale: Locale, day: string, thisYear: string) =>
  write(locale, day, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(day.startsWith(thisYear) ? {} : { year: 'numeric' }),
  })

const listOf = (locale: Locale, items: string[]) =>
  new Intl.ListFormat(languages[locale].listTag).format(items)

function dateWords(locale: Locale, { form, days, weekdays }: DateOfPart, thisYear: string): string {
  if (form === 'words') return ''
  if (form === 'month')
    return listOf(
      locale,
      days.map((day) => write(locale, day, { month: 'long' })),
    )
  if (form === 'every')
    return listOf(
      locale,
      weekdays.map((weekday) => write(locale, weekdayOf(weekday), { weekday: 'long' })),
    )
  const shown = days.map((day) => shortDay(locale, day, thisYear))
  return form === 'between' ? shown.join(' – ') : listOf(locale, shown)
}

/** The words of chips, in the language of the interface. */
export function useChipWords() {
  const t = useText(briefChipsMessages)
  const locale = useLocale()
  const format = useFormat()
  const thisYear = dayIn(useWorkspace().timeZone, useNow()).slice(0, 4)

  function ofPart({ type, text, date, time }: BriefPart): ChipWords {
    if (date) return { label: t(`dates.${date.form}`), value: dateWords(locale, date, thisYear) || text }
    if (time) {
      const ends = time.to === null ? [time.from] : [time.from, time.to]
      return { label: t(`times.${time.form}`), value: ends.map(format.clock).join(' – ') }
    }
    // Both have their own labels, above.
    if (type === 'date' || type === 'time') return { label: null, value: text }
    return { label: t(`labels.${type}`), value: bareText(text) }
  }

  function ofDirection({ wish, text }: BriefDirection): ChipWords {
    const plain = (value: string) => ({ label: null, value })
    switch (wish.type) {
      case 'tone':
        return { label: t('tone'), value: t(`tones.${wish.tone}`) }
      case 'length':
        return plain(t(`lengths.${wish.length}`))
      case 'omit':
        return { label: t('omit'), value: bareText(wish.words) || bareText(text) }
      case 'emoji':
        return plain(wish.isWanted ? t('emoji') : t('noEmoji'))
      case 'hashtags':
        return plain(wish.isWanted ? t('hashtags') : t('noHashtags'))
      case 'call':
        return { label: t('call'), value: wish.verb }
      case 'platform':
        return { label: t('platform'), value: wish.name }
      case 'language':
        return { label: t('language'), value: languages[wish.locale].name }
      case 'picture':
        return { label: t('picture'), value: wish.scene }
      case 'other':
        return { label: t('other'), value: bareText(text) }
    }
  }

  return { ofPart, ofDirection }
}

import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { NetworkFigure } from '../channel.ts'
import { figureMessages } from '../i18n/index.ts'
import { platformName } from '../platform-name.ts'
import type { Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import type { ResultName } from './result-names.ts'

/** `interactions`: likes, comments and shares. */
export type FigureName = ResultName | 'interactions'

const partsOf = (figure: FigureName): readonly ResultName[] =>
  figure === 'interactions' ? ['likes', 'comments', 'shares'] : [figure]

export const reportedFigures = (platform: Platform, figure: FigureName): NetworkFigure[] =>
  partsOf(figure).flatMap((part) => manifestOf(platform).figures?.[part] ?? [])

/** What the network calls a figure, as a list if it is made of several; empty if it does not report it. */
export const figureName = (platform: Platform, figure: FigureName, locale: Locale): string =>
  reportedFigures(platform, figure)
    .map(({ name }) => name[locale])
    .join(', ')

/** Each as a sentence, with what it counts if that is not quite what other networks count. */
export function explainFigure(platform: Platform, figure: FigureName, locale: Locale): string[] {
  const t = textOf(figureMessages, locale)
  return reportedFigures(platform, figure).map(({ name, counts }) => {
    const words = { platform: platformName(platform, locale), name: name[locale] }
    return counts ? t('calledFor', { ...words, counts: counts[locale] }) : t('called', words)
  })
}

/** Whether the network's figure is only roughly what other networks count. */
export const isRough = (platform: Platform, figure: FigureName): boolean =>
  reportedFigures(platform, figure).some(({ counts }) => counts !== undefined)

/** Why a figure of a post, or of `several`, is unknown. */
export function whyUnknown(
  platform: Platform,
  figure: FigureName,
  locale: Locale,
  { several = false } = {},
): string {
  const t = textOf(figureMessages, locale)
  const name = { platform: platformName(platform, locale) }
  if (reportedFigures(platform, figure).length === 0) return t('notReported', name)
  const note = manifestOf(platform).figuresNote?.[locale]
  return [several ? t('notInPeriod', name) : t('notForPost'), ...(note ? [note] : [])].join(' ')
}

import type { VideoProblem } from '#channels/check-video.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { campaignMessages } from './campaigns.messages.ts'

const MB = 1_000_000

/** Why a network does not take a video, in words. */
export function videoProblemWords(problem: VideoProblem, locale: Locale): string {
  const t = textOf(campaignMessages, locale)
  if (problem.rule === 'no-videos') return t('video.noVideos')
  if (problem.rule === 'too-heavy') return t('video.tooHeavy', { limit: Math.floor(problem.limit / MB) })
  return t(problem.rule === 'too-short' ? 'video.tooShort' : 'video.tooLong', { limit: problem.limit })
}

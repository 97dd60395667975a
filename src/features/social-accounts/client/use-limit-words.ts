import { useLocale, useText } from '#client/i18n/use-text.ts'
import type { Manifest } from '#connectors/social/channel.ts'
import { durationWords, fileSizeWords } from '#connectors/social/formats/format-words.ts'
import { channelMessages } from '../i18n/index.ts'

const inPerCent = (ratio: number) => Math.round(ratio * 100)

/** The limits of a network, as short lines. */
export function useLimitWords({ title, text, media, maxHashtags, maxMentions }: Manifest): string[] {
  const t = useText(channelMessages)
  const locale = useLocale()
  const lines: string[] = []
  if (title) lines.push(t('details.titleUpTo', { max: title.max }))
  lines.push(t('details.textUpTo', { max: text.max }))
  if (text.maxWithMedia) lines.push(t('details.textWithMedia', { max: text.maxWithMedia }))
  if (maxHashtags !== undefined) lines.push(t('details.hashtags', { max: maxHashtags }))
  if (maxMentions !== undefined) lines.push(t('details.mentions', { max: maxMentions }))
  const pictureSize = fileSizeWords(media.maxPictureBytes, locale)
  lines.push(t('details.pictures', { max: media.maxPictures, size: pictureSize }))
  if (media.ratio) {
    const { min, max } = media.ratio
    lines.push(t('details.shape', { least: inPerCent(min), most: inPerCent(max) }))
  }
  if (media.maxAlt !== undefined) lines.push(t('details.alt', { max: media.maxAlt }))
  if (media.video) {
    const { minSeconds, maxSeconds, maxBytes } = media.video
    const range = { shortest: durationWords(minSeconds), longest: durationWords(maxSeconds) }
    lines.push(t('details.video', { ...range, size: fileSizeWords(maxBytes, locale) }))
  }
  if (media.requires === 'video') lines.push(t('details.needsVideo'))
  if (media.requires === 'picture or video') lines.push(t('details.needsMedia'))
  return lines
}

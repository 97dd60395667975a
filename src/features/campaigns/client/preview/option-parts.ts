import type { Manifest, OptionPart } from '#connectors/social/channel.ts'
import { linkIn, shownParts, userNamesIn } from '#connectors/social/options/post-options.ts'
import { firstUrlIn } from '#connectors/social/text/find-addresses.ts'
import type { Locale } from '#platform/locale.ts'
import { readDatetimeLocal } from '#platform/read-datetime-local.ts'
import type { PreviewedPost } from './previewed-post.ts'

type TextPart = Exclude<OptionPart, 'collaborators' | 'end' | 'link' | 'poll-choice' | 'start'>
type Moment = { day: string; time: string }

/** What people see of the options of a post. */
export type OptionParts = Partial<Record<TextPart, string>> & {
  poll: readonly string[]
  collaborators: readonly string[]
  start?: Moment
  end?: Moment
  /** Where a link leads: the name of its site. */
  site?: string
}

export function optionParts(
  { options = {}, text, media }: Pick<PreviewedPost, 'options' | 'text' | 'media'>,
  manifest: Pick<Manifest, 'options'>,
  locale: Locale,
): OptionParts {
  const poll: string[] = []
  let parts: OptionParts = { poll, collaborators: [] }
  for (const { part, option, value } of shownParts(manifest, options, media.length > 0)) {
    if (option.kind === 'choice') {
      const choice = option.choices.find((each) => each.value === value)
      const isSeen = choice && !choice.isHidden && (!choice.needsLink || firstUrlIn(text) !== undefined)
      if (isSeen) parts = { ...parts, [part]: choice.label[locale] }
    } else if (part === 'poll-choice') poll.push(value)
    else if (part === 'collaborators') parts = { ...parts, collaborators: userNamesIn(value) }
    else if (option.kind === 'moment') {
      const read = readDatetimeLocal(value)
      if (read) parts = { ...parts, [part]: read }
    } else if (part === 'link') {
      const link = linkIn(value)
      if (link) parts = { ...parts, site: new URL(link).hostname.replace(/^www\./, '') }
    } else parts = { ...parts, [part]: value }
  }
  return parts
}

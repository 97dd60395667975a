import { oneLine } from '#platform/line-ends.ts'
import type { Manifest, OptionPart, PostOption } from '../channel.ts'
import { findAddresses } from '../text/find-addresses.ts'

type Chosen = Readonly<Record<string, string>>
type Options = Pick<Manifest, 'options'>

/** What counts for a post: what a person chose, otherwise what the network takes without a choice. */
export const optionValue = (option: PostOption, chosen: Chosen): string =>
  chosen[option.id] || (option.kind === 'choice' ? option.preset : '')

/** The options that mean something with what is chosen. */
export function shownOptions({ options = [] }: Options, chosen: Chosen, hasMedia: boolean): PostOption[] {
  return options.filter(({ shownWith, shownWithMedia = hasMedia }) => {
    const other = options.find(({ id }) => id === shownWith?.option)
    const isWanted = other !== undefined && shownWith?.values.includes(optionValue(other, chosen))
    return shownWithMedia === hasMedia && (!shownWith || isWanted)
  })
}

/** The names of an option, each once. */
export function namesIn(typed: string | undefined): string[] {
  const names = (typed ?? '').split(',').map(oneLine).filter(Boolean)
  return names.filter(
    (name, index) => names.findIndex((each) => each.toLowerCase() === name.toLowerCase()) === index,
  )
}

/** User names, without the sign that people write before them. */
export const userNamesIn = (typed: string | undefined): string[] =>
  namesIn(
    namesIn(typed)
      .map((name) => name.replace(/^@/, ''))
      .join(),
  )

/** The address of a page that a person typed, with or without https://; undefined if it is none. */
export function linkIn(typed: string | undefined): string | undefined {
  const text = (typed ?? '').trim()
  const [found, ...others] = findAddresses(text)
  if (found?.start !== 0 || found.end !== text.length || others.length > 0) return undefined
  return URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)?.href
}

/** What is chosen for the parts of a preview, in the order of the options. */
export function shownParts(
  manifest: Options,
  chosen: Chosen,
  hasMedia: boolean,
): { part: OptionPart; option: PostOption; value: string }[] {
  return shownOptions(manifest, chosen, hasMedia).flatMap((option) => {
    const value = optionValue(option, chosen).trim()
    return option.shows && value !== '' ? [{ part: option.shows, option, value }] : []
  })
}

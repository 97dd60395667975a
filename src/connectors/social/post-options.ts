import type { Manifest, PostOption } from './channel.ts'

type Chosen = Readonly<Record<string, string>>

/** What counts for a post: what a person chose, otherwise what the network takes without a choice. */
export const optionValue = (option: PostOption, chosen: Chosen): string =>
  chosen[option.id] || (option.kind === 'choice' ? option.preset : '')

/** The options that mean something with what is chosen. */
export function shownOptions({ options = [] }: Pick<Manifest, 'options'>, chosen: Chosen): PostOption[] {
  return options.filter(({ shownWith }) => {
    const other = options.find(({ id }) => id === shownWith?.option)
    return !shownWith || (other !== undefined && optionValue(other, chosen) === shownWith.value)
  })
}

import type { OutgoingPost } from '../adapter.ts'
import type { PostOption } from '../channel.ts'
import { sharedWords } from '../shared-words.ts'

const { poll } = sharedWords

const shownWith = { option: 'poll', values: ['yes'] }
const labels = [poll.choices.first, poll.choices.second, poll.choices.third, poll.choices.fourth]
const NEEDED = 2
const MAX_CHOICE = 25

/** A poll of two to four choices, which goes without media. `hasLength`: a person decides how long it lasts. */
export const pollOptions = (hasLength: boolean): readonly PostOption[] => [
  {
    id: 'poll',
    kind: 'choice',
    label: poll.label,
    choices: [
      { value: 'no', label: poll.no },
      { value: 'yes', label: poll.yes, excludesMedia: true },
    ],
    preset: 'no',
  },
  ...labels.map(
    (label, place): PostOption => ({
      id: `choice${place + 1}`,
      kind: 'text',
      max: MAX_CHOICE,
      label,
      shownWith,
      shows: 'poll-choice',
      ...(place < NEEDED && { isRequired: true }),
    }),
  ),
  ...(hasLength
    ? [
        {
          id: 'pollMinutes',
          kind: 'choice',
          label: poll.length.label,
          choices: [
            { value: '60', label: poll.length.hour },
            { value: '1440', label: poll.length.day },
            { value: '4320', label: poll.length.days },
            { value: '10080', label: poll.length.week },
          ],
          preset: '1440',
          shownWith,
        } satisfies PostOption,
      ]
    : []),
]

/** The choices of a post's poll; null if it has none. */
export function pollIn({ options, media }: Pick<OutgoingPost, 'options' | 'media'>): string[] | null {
  if (options.poll !== 'yes' || media.length > 0) return null
  const choices = labels.map((_, place) => options[`choice${place + 1}`]?.trim() ?? '').filter(Boolean)
  return choices.length >= NEEDED ? choices : null
}

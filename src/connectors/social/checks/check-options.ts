import { readDatetimeLocal } from '#platform/read-datetime-local.ts'
import type { Manifest, PostOption } from '../channel.ts'
import { linkIn, optionValue, shownOptions, userNamesIn } from '../options/post-options.ts'
import type { Platform } from '../platforms.ts'
import type { Problem, ProblemRule } from './problem.ts'

type Chosen = Readonly<Record<string, string>>

type Broken = { rule: ProblemRule; limit: number; value: number }

const broken = (rule: ProblemRule, limit = 1, value = 0): Broken => ({ rule, limit, value })

function checkValue(option: PostOption, value: string, chosen: Chosen, hasMedia: boolean): Broken | null {
  if (option.kind !== 'choice' && option.kind !== 'moment' && value.length > option.max)
    return broken('too-long', option.max, value.length)
  switch (option.kind) {
    case 'choice': {
      const choice = option.choices.find((each) => each.value === value)
      return choice?.excludesMedia && hasMedia ? broken('excludes-media') : null
    }
    case 'text':
      return [...(option.refuses ?? '')].some((sign) => value.includes(sign)) ? broken('unfit-sign') : null
    case 'link':
      return linkIn(value) === undefined ? broken('not-a-link') : null
    case 'moment': {
      if (readDatetimeLocal(value) === null) return broken('not-a-time')
      // Moments on the same clocks sort as their texts do.
      const earliest = option.after === undefined ? '' : (chosen[option.after] ?? '')
      return readDatetimeLocal(earliest) !== null && value <= earliest ? broken('not-later') : null
    }
    case 'names': {
      const names = userNamesIn(value)
      const { most = names.length, pattern } = option
      if (names.length > most) return broken('too-many', most, names.length)
      return pattern && !names.every((name) => pattern.test(name)) ? broken('not-a-name') : null
    }
  }
}

/** Rules that the options of a post break, of those that mean something. */
export function checkOptions({
  platform,
  options: chosen = {},
  pictures,
  videos,
  manifest,
}: {
  platform: Platform
  options?: Chosen
  pictures: number
  videos: number
  manifest: Manifest
}): Problem[] {
  const hasMedia = pictures + videos > 0
  return shownOptions(manifest, chosen, hasMedia).flatMap((option): Problem[] => {
    const value = optionValue(option, chosen).trim()
    const found =
      value === ''
        ? option.isRequired
          ? broken('required')
          : null
        : checkValue(option, value, chosen, hasMedia)
    return found ? [{ platform, field: 'options', option: option.id, ...found }] : []
  })
}

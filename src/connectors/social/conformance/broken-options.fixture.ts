import type { PostOption } from '../channel.ts'
import type { ProblemRule } from '../checks/problem.ts'
import type { Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'

type Broken = { rule: ProblemRule; options: Record<string, string>; hasMedia?: boolean }

function soundValue(option: PostOption): string {
  switch (option.kind) {
    case 'choice':
      return option.preset
    case 'text':
      return 'Luna'
    case 'moment':
      return option.after === undefined ? '2030-05-01T10:00' : '2030-05-01T10:01'
    case 'link':
      return 'luna.example'
    case 'names':
      return '@luna, sol'
  }
}

/** One choice per rule of an option that can be broken. */
function breaking(option: PostOption): [ProblemRule, string][] {
  const broken: [ProblemRule, string][] = option.isRequired ? [['required', ' ']] : []
  if (option.kind === 'choice') {
    const excluding = option.choices.find(({ excludesMedia }) => excludesMedia)
    return excluding ? [...broken, ['excludes-media', excluding.value]] : broken
  }
  if (option.kind === 'moment') {
    broken.push(['not-a-time', '0203-05-01T10:00'])
    if (option.after !== undefined) broken.push(['not-later', '2030-05-01T10:00'])
    return broken
  }
  broken.push(['too-long', 'a'.repeat(option.max + 1)])
  if (option.kind === 'link') broken.push(['not-a-link', 'our menu'])
  if (option.kind === 'text' && option.refuses) broken.push(['unfit-sign', `a${option.refuses[0]}b`])
  if (option.kind === 'names') {
    const { most, pattern } = option
    if (most !== undefined)
      broken.push(['too-many', Array.from({ length: most + 1 }, (_, place) => `luna${place}`).join()])
    if (pattern) broken.push(['not-a-name', 'luna, the bakery!'])
  }
  return broken
}

/** Posts whose options break one rule each. */
export function brokenOptions(platform: Platform): Broken[] {
  const { options = [] } = manifestOf(platform)
  const ofAll = Object.fromEntries(options.map((option) => [option.id, soundValue(option)]))
  return options.flatMap((option) => {
    const { shownWith, shownWithMedia } = option
    const sound = { ...ofAll, ...(shownWith && { [shownWith.option]: shownWith.values[0] ?? '' }) }
    return breaking(option).map(([rule, value]) => {
      const hasMedia = rule === 'excludes-media' ? true : shownWithMedia
      return { rule, options: { ...sound, [option.id]: value }, ...(hasMedia !== undefined && { hasMedia }) }
    })
  })
}

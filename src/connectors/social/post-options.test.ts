import { expect, test } from 'vitest'
import { manifests } from './manifests.ts'
import { optionValue, shownOptions } from './post-options.ts'
import { tiktok } from './tiktok/tiktok.manifest.ts'

const idsShown = (chosen: Record<string, string>) => shownOptions(tiktok, chosen).map(({ id }) => id)

test('what means something only for direct posts is shown only for them', () => {
  expect(idsShown({})).toEqual(['destination'])
  expect(idsShown({ destination: 'draft', audience: 'SELF_ONLY' })).toEqual(['destination'])
  expect(idsShown({ destination: 'direct' })).toEqual([
    'destination',
    'audience',
    'comments',
    'reuse',
    'disclosure',
  ])
})

test('without a choice, the preset counts', () => {
  const [destination] = tiktok.options ?? []
  if (!destination) throw new Error('TikTok has options.')
  expect(optionValue(destination, {})).toBe('draft')
  expect(optionValue(destination, { destination: '' })).toBe('draft')
  expect(optionValue(destination, { destination: 'direct' })).toBe('direct')
})

test('each option that depends on another names one of its values', () => {
  for (const { options = [] } of Object.values(manifests))
    for (const { shownWith } of options) {
      const other = options.find(({ id }) => id === shownWith?.option)
      if (shownWith && other?.kind === 'choice')
        expect(other.choices.map(({ value }) => value)).toContain(shownWith.value)
      else expect(shownWith).toBeUndefined()
    }
})

import { expect, test } from 'vitest'
import { manifests } from '../manifests.ts'
import { tiktok } from '../tiktok/tiktok.manifest.ts'
import { linkIn, namesIn, optionValue, shownOptions, userNamesIn } from './post-options.ts'

const idsShown = (chosen: Record<string, string>) => shownOptions(tiktok, chosen, true).map(({ id }) => id)

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
        expect(other.choices.map(({ value }) => value)).toEqual(expect.arrayContaining([...shownWith.values]))
      else expect(shownWith).toBeUndefined()
    }
})

test('each moment that has to be later than another names one', () => {
  for (const { options = [] } of Object.values(manifests))
    for (const option of options)
      if (option.kind === 'moment' && option.after !== undefined)
        expect(options.find(({ id }) => id === option.after)?.kind).toBe('moment')
})

test.each([
  ['https://luna.example/menu', 'https://luna.example/menu'],
  [' luna.example/menu ', 'https://luna.example/menu'],
  ['http://luna.example', 'http://luna.example/'],
  ['', undefined],
  ['our menu', undefined],
  ['luna.example and more', undefined],
  ['luna.example luna.example', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://luna.example', undefined],
])('the link in "%s" is %s', (typed, link) => {
  expect(linkIn(typed)).toBe(link)
})

test('names are separated by commas, and each counts once', () => {
  expect(namesIn(' Bread &  rolls, bread & rolls ,, Eight ')).toEqual(['Bread & rolls', 'Eight'])
  expect(userNamesIn('@luna, luna , @sol')).toEqual(['luna', 'sol'])
})

import { expect, test } from 'vitest'
import { manifestOf } from '#connectors/social/registry.ts'
import { optionParts } from './option-parts.ts'

const partsOf = (
  platform: Parameters<typeof manifestOf>[0],
  options: Record<string, string>,
  text = 'Come in.',
) => optionParts({ options, text, media: [] }, manifestOf(platform), 'en')

const dates = { title: 'Bread day', start: '2030-12-05T09:00', end: '2030-12-06T13:30' }

test('an offer shows its days, its coupon and its site, and no button', () => {
  const offer = { coupon: 'LUNA10', redeemAt: 'www.luna.example/offer', button: 'BOOK' }
  expect(partsOf('google_business', { kind: 'offer', ...dates, ...offer }, 'See luna.cafe')).toEqual({
    poll: [],
    collaborators: [],
    label: 'Offer',
    headline: 'Bread day',
    start: { day: '2030-12-05', time: '09:00' },
    end: { day: '2030-12-06', time: '13:30' },
    coupon: 'LUNA10',
    site: 'luna.example',
  })
})

test('an update shows a button only if it leads somewhere', () => {
  expect(partsOf('google_business', {}, 'See luna.cafe').button).toBe('Learn more')
  expect(partsOf('google_business', {}).button).toBeUndefined()
  expect(partsOf('google_business', { button: 'CALL' }).button).toBe('Call')
  expect(partsOf('google_business', { button: 'none' }, 'See luna.cafe').button).toBeUndefined()
})

test('what a person is still typing is left out', () => {
  expect(partsOf('google_business', { kind: 'event', start: '0203-12-05T09:00' })).toMatchObject({
    label: 'Event',
  })
  expect(partsOf('google_business', { kind: 'event', start: '0203-12-05T09:00' }).start).toBeUndefined()
  expect(partsOf('facebook', { link: 'our menu' }).site).toBeUndefined()
})

test('choices of a poll, collaborators and an audience are shown', () => {
  expect(partsOf('x', { poll: 'yes', choice1: 'Rye', choice3: ' ' }).poll).toEqual(['Rye'])
  expect(partsOf('x', { poll: 'no', choice1: 'Rye' }).poll).toEqual([])
  expect(partsOf('instagram', { collaborators: '@sol, mar' }).collaborators).toEqual(['sol', 'mar'])
  expect(partsOf('linkedin', { audience: 'CONNECTIONS' }).audience).toBe('Only your connections')
  expect(partsOf('linkedin', {}).audience).toBeUndefined()
})

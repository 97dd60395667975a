import { expect, test } from 'vitest'
import { closeAddresses, isWellFormed } from './sound-rework.ts'

test.each([
  ['Maya Trent reads on Friday.', 'Join us for Maya Trent reads from her book on Friday.'],
  ['No tickets needed.', 'No tickets is needed.'],
  ['The next one is on March 6.', 'On March 6, the next one is.'],
  ['Tonight: Casablanca on the big screen.', 'Join us for a casablanca on the big screen.'],
  ['Meet Amira, our new colourist.', 'Say hello to Amira. Our new colourist.'],
  ['Mulled wine, mince pies and music.', 'Mulled wine. Mince pies and music.'],
  ['We close for the party.', 'We close for the, party.'],
  ['Drop it off before 10.', 'Drop it off before 10 PM.'],
  ['Doors at 11 a.m. today.', 'Doors at 11 a.'],
  ['Find us at Calle 45 # 12-30.', 'Find us at Calle 45 12-30.'],
])('%s did not become %s', (before, text) => {
  expect(isWellFormed(text, before, 'en')).toBe(false)
  expect(isWellFormed(before, before, 'en')).toBe(true)
})

test('a sentence that ends with "que" was cut', () => {
  expect(isWellFormed('Recuerda que. Hoy abrimos.', 'Recuerda que hoy abrimos.', 'es')).toBe(false)
})

test('the half of the day may be said in another way', () => {
  expect(isWellFormed('Open from 5 PM to 8 PM.', 'Open 5 to 8pm.', 'en')).toBe(true)
  expect(isWellFormed('At 3:30pm.', 'At 15:30.', 'en')).toBe(true)
})

test('what was so before may stay', () => {
  expect(isWellFormed('Ask us if you would like.', 'Call if you would like.', 'en')).toBe(true)
})

test('an address in the middle of a paragraph ends its sentence', () => {
  expect(closeAddresses('Mail hello@casa.example We refund all.')).toBe(
    'Mail hello@casa.example. We refund all.',
  )
  expect(closeAddresses('Mail hello@casa.example and wait.')).toBe('Mail hello@casa.example and wait.')
})

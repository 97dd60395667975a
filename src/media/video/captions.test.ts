import { expect, test } from 'vitest'
import { captionsOf } from './captions.ts'

test.each([
  ['Our new menu is here. Come and try it!', ['Our new menu is here', 'Come and try it!']],
  ['Create a short video about our autumn menu', ['Our autumn menu']],
  ['Please make me a video showing fresh bread at dawn', ['Fresh bread at dawn']],
  ['Crea un vídeo sobre nuestra carta de otoño', ['Nuestra carta de otoño']],
  ['Haz un video de la nueva peluquería; ven a vernos', ['La nueva peluquería', 'Ven a vernos']],
  ['¿Tienes hambre? 20% de descuento hoy.', ['¿Tienes hambre?', '20% de descuento hoy']],
  ['🎉🎉', []],
])('%j gives %j', (description, expected) => {
  expect(captionsOf(description, 30)).toEqual(expected)
})

test('a long sentence is split at natural pauses', () => {
  const text =
    'Bring your family and your friends to our garden this summer, with live music every Friday, cold lemonade and cake'
  expect(captionsOf(text, 30)).toEqual([
    'Bring your family and your friends to our garden this summer',
    'With live music every Friday, cold lemonade and cake',
  ])
})

test('the longer the video, the more of a text it contains', () => {
  const text = Array.from({ length: 30 }, (_, n) => `Sentence number ${n}.`).join(' ')
  expect([3, 5, 10, 15, 30].map((seconds) => captionsOf(text, seconds).length)).toEqual([1, 2, 4, 7, 15])
})

test('a thousand letters without a space are one caption', () => {
  const captions = captionsOf('x'.repeat(1000), 30)
  expect(captions).toHaveLength(1)
  expect(captions[0]?.length).toBeLessThanOrEqual(72)
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closingStart } from '#platform/film-times.ts'
import { captionsOf } from './captions.ts'
import { storyboardOf } from './storyboard.ts'

const reader = { locale: 'en', today: '2026-11-18' } as const

test.each([
  ['Our new menu is here. Come and try it!', ['Our new menu is here', 'Come and try it!']],
  ['Create a short video about our autumn menu', ['Our autumn menu']],
  ['Please make me a video showing fresh bread at dawn', ['Fresh bread at dawn']],
  ['Crea un vídeo sobre nuestra carta de otoño', ['Nuestra carta de otoño']],
  ['Haz un video de la nueva peluquería; ven a vernos', ['La nueva peluquería', 'Ven a vernos']],
  ['¿Tienes hambre? 20% de descuento hoy.', ['¿Tienes hambre?', '20% de descuento hoy']],
  ['🎉🎉', []],
])('%j gives %j', (description, expected) => {
  expect(captionsOf(description, reader)).toEqual(expected)
})

test.each([
  ['Our fall menu is here. Show a happy customer.', ['Our fall menu is here']],
  [
    'Start with a close-up of the bread. New sourdough every Friday. End with our logo.',
    ['New sourdough every Friday'],
  ],
  ['30% off all shoes. Use warm colors and slow music. Zoom in on the shoes.', ['30% off all shoes']],
  ['Make it upbeat. Add some jazz music. Live jazz on Fridays.', ['Live jazz on Fridays']],
  ['Film the team laughing. We are hiring a baker.', ['We are hiring a baker']],
  [
    'Muestra a un cliente feliz. Ya está aquí nuestra carta de otoño.',
    ['Ya está aquí nuestra carta de otoño'],
  ],
  [
    'Empieza con un primer plano del pan. Usa música alegre. Pan de masa madre los viernes.',
    ['Pan de masa madre los viernes'],
  ],
  [
    'Haz un vídeo sobre la nueva peluquería. Que se vea el local. Termina con el logo.',
    ['La nueva peluquería'],
  ],
  [
    'Quiero que salga una clienta sonriendo. Rebajas del 30 % hasta el domingo.',
    ['Rebajas del 30 % hasta el domingo'],
  ],
  ['Pon fotos del escaparate. Con música suave. Abrimos el lunes.', ['Abrimos el lunes']],
])('directions never become captions: %j', (description, expected) => {
  expect(captionsOf(description, reader)).toEqual(expected)
})

test.each([
  ['Show this coupon at the counter', 'Show this coupon at the counter'],
  ['Cut and color for $60', 'Cut and color for $60'],
  ['Start your day with us', 'Start your day with us'],
  ['Enseña este vale en caja', 'Enseña este vale en caja'],
  ['Empieza el año con buen pie', 'Empieza el año con buen pie'],
])('%j speaks to customers and stays', (description, caption) => {
  expect(captionsOf(description, reader)).toEqual([caption])
})

test('a long sentence is split at natural pauses', () => {
  const text =
    'Bring your family and your friends to our garden this summer, with live music every Friday, cold lemonade and cake'
  expect(captionsOf(text, reader)).toEqual([
    'Bring your family and your friends to our garden this summer',
    'With live music every Friday, cold lemonade and cake',
  ])
})

test('a thousand letters without a space are split, and none is lost', () => {
  const captions = captionsOf('x'.repeat(1000), reader)
  expect(captions.join('').toLowerCase()).toBe('x'.repeat(1000))
  for (const caption of captions) expect(caption.length).toBeLessThanOrEqual(72)
})

const sentences = Array.from({ length: 30 }, (_, n) => `Cake number ${n} is ready`)

test('the longer the video, the more of a text it contains; the rest is told', () => {
  const counts = ([3, 5, 10, 15, 30] as const).map((duration) => {
    const { scenes, leftOut } = storyboardOf(
      { prompt: `${sentences.join('. ')}.`, duration, imageIds: [] },
      reader,
    )
    expect([...scenes.map(({ text }) => text), ...leftOut]).toEqual(sentences)
    const all = scenes.reduce((sum, { seconds }) => sum + seconds, 0)
    expect(Math.abs(all - closingStart(duration))).toBeLessThan(1)
    return scenes.length
  })
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
  expect(new Set(counts).size).toBe(5)
})

test('photos go with the captions, and further ones stand alone if there is time', () => {
  const imageIds = [randomUUID(), randomUUID(), randomUUID()]
  const [first, second, third] = imageIds
  const long = storyboardOf({ prompt: 'We open on Monday', duration: 10, imageIds }, reader)
  expect(long.scenes).toMatchObject([
    { text: 'We open on Monday', imageId: first },
    { text: '', imageId: second },
    { text: '', imageId: third },
  ])
  const short = storyboardOf({ prompt: 'We open on Monday', duration: 3, imageIds }, reader)
  expect(short.scenes).toHaveLength(1)
})

test('a description without a word still has a scene', () => {
  expect(storyboardOf({ prompt: '🎉', duration: 5, imageIds: [] }, reader).scenes).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { altOf, cropPlace, squarePosition } from './image-place.ts'

const wide = { width: 400, height: 200, focus: { x: 0.25, y: 0.5 } }

test('a square thumbnail shows the part around the focus point', () => {
  expect(squarePosition(wide)).toBe('0% 50%')
  expect(squarePosition({ ...wide, focus: { x: 0.5, y: 0 } })).toBe('50% 50%')
  expect(squarePosition({ width: 200, height: 400, focus: { x: 0, y: 1 } })).toBe('50% 100%')
})

test('a crop preview shows the cropped part and nothing else', () => {
  expect(cropPlace({ ...wide, focus: { x: 0.5, y: 0.5 } }, { width: 1, height: 1 })).toEqual({
    width: '200%',
    height: '100%',
    left: '-50%',
    top: '0%',
  })
})

test('alt text in the reader’s language comes first, then any other', () => {
  expect(altOf({ alts: { en: 'Cake', es: 'Tarta' } }, 'es')).toEqual({ text: 'Tarta', lang: 'es' })
  expect(altOf({ alts: { en: 'Cake', es: '' } }, 'es')).toEqual({ text: 'Cake', lang: 'en' })
  expect(altOf({ alts: {} }, 'es')).toEqual({ text: '', lang: 'es' })
})

import { expect, test } from 'vitest'
import { cropRectangle } from './crop-rectangle.ts'

const photo = { width: 2000, height: 1000 }
const square = { width: 1080, height: 1080 }

test('keeps the focus in the middle where there is room on both sides', () => {
  expect(cropRectangle(photo, square, { x: 0.5, y: 0.5 })).toEqual({
    left: 500,
    top: 0,
    width: 1000,
    height: 1000,
  })
})

test.each([
  [0, 0],
  [1, 1000],
  [0.3, 100],
])('stays inside the picture with the focus at %f', (x, left) => {
  expect(cropRectangle(photo, square, { x, y: 0 })).toMatchObject({ left, top: 0 })
})

test('an upright shape uses the whole height, a wide one the whole width', () => {
  const focus = { x: 0.5, y: 1 }
  expect(cropRectangle(photo, { width: 1080, height: 1920 }, focus)).toMatchObject({
    height: 1000,
    width: 563,
  })
  expect(cropRectangle(photo, { width: 1200, height: 400 }, focus)).toMatchObject({
    width: 2000,
    height: 667,
    top: 333,
  })
})

test('a picture of one pixel has a crop of one pixel', () => {
  const pixel = { width: 1, height: 1 }
  expect(cropRectangle(pixel, { width: 1600, height: 900 }, { x: 1, y: 1 })).toEqual({
    ...pixel,
    left: 0,
    top: 0,
  })
})

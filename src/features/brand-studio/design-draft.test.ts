import { expect, test } from 'vitest'
import { defaultPalettes, fontPairs, plainFonts, plainPalette } from '#platform/brand-styles.ts'
import { gradeOf } from './contrast-grade.ts'
import { type DesignDraft, hasOwnFonts, hasOwnPalette, isSameDraft, withStyle } from './design-draft.ts'

const fresh: DesignDraft = {
  brandStyle: null,
  colorPalette: plainPalette,
  typography: plainFonts,
  logoUrl: null,
}

test('the first style, and each one after it, sets its own colors and fonts', () => {
  const luxury = withStyle(fresh, 'luxury')
  expect(luxury).toMatchObject({
    brandStyle: 'luxury',
    colorPalette: defaultPalettes.luxury,
    typography: fontPairs.luxury,
  })
  expect(withStyle(luxury, 'fun')).toMatchObject({
    colorPalette: defaultPalettes.fun,
    typography: fontPairs.fun,
  })
})

test('chosen colors are kept, while fonts still follow the style', () => {
  const own = {
    ...withStyle(fresh, 'luxury'),
    colorPalette: { ...defaultPalettes.luxury, accent: '#123456' },
  }
  expect([hasOwnPalette(own), hasOwnFonts(own)]).toEqual([true, false])
  expect(withStyle(own, 'bold')).toMatchObject({ colorPalette: own.colorPalette, typography: fontPairs.bold })
})

test('the color a brand had before its first style counts as chosen', () => {
  const own = { ...fresh, colorPalette: { ...plainPalette, primary: '#8a3d00' } }
  expect(withStyle(own, 'fun').colorPalette).toEqual(own.colorPalette)
})

test('the same color in upper case is no change', () => {
  const shouted = { ...fresh, colorPalette: { ...plainPalette, primary: plainPalette.primary.toUpperCase() } }
  expect([isSameDraft(fresh, shouted), hasOwnPalette(shouted)]).toEqual([true, false])
  expect(isSameDraft(fresh, { ...fresh, logoUrl: '/api/objects/x' })).toBe(false)
})

test.each([
  [21, 'AAA'],
  [7, 'AAA'],
  [6.9, 'AA'],
  [4.5, 'AA'],
  [4.49, 'large'],
  [3, 'large'],
  [2.99, 'fails'],
])('a contrast of %d is graded %s', (ratio, grade) => {
  expect(gradeOf(ratio)).toBe(grade)
})

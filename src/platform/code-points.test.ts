import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCodePoints } from './code-points.ts'

test('counts code points as string iteration does, including lone surrogates', () => {
  const units = fc.constantFrom('a', 'é', '😀', '\ud83d', '\ude00', '👩‍👧', '\n')
  fc.assert(
    fc.property(fc.array(units), (parts) => {
      const text = parts.join('')
      expect(countCodePoints(text)).toBe([...text].length)
    }),
  )
})

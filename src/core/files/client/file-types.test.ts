import { expect, test } from 'vitest'
import { MAX_FILE_BYTES } from '../files.contract.ts'
import { acceptOf, allTypes, namesOf } from './file-types.ts'

test('accepts pictures and PDFs up to 10 MB', () => {
  expect(acceptOf(allTypes)).toBe('.png,.jpg,.jpeg,.pdf')
  expect(namesOf(allTypes)).toBe('PNG, JPG, PDF')
  expect(MAX_FILE_BYTES).toBe(10 * 1024 * 1024)
})

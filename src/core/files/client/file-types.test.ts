import { expect, test } from 'vitest'
import { documentTypes, MAX_FILE_BYTES, pictureTypes } from '../files.contract.ts'
import { acceptOf, namesOf } from './file-types.ts'

test('documents are pictures and PDFs up to 10 MB', () => {
  expect(acceptOf(documentTypes)).toBe('.png,.jpg,.jpeg,.pdf')
  expect(namesOf(documentTypes)).toBe('PNG, JPG, PDF')
  expect(MAX_FILE_BYTES).toBe(10 * 1024 * 1024)
})

test('pictures are what phones, cameras and websites save', () => {
  expect(acceptOf(pictureTypes)).toBe('.png,.jpg,.jpeg,.webp,.heic,.heif')
  expect(namesOf(pictureTypes)).toBe('PNG, JPG, WEBP, HEIC')
})

import { describe, expect, it } from 'vitest'
import { fileMatchesAccept } from './file-accept.ts'

describe('fileMatchesAccept', () => {
  it('accepts anything without a restriction', () => {
    expect(fileMatchesAccept({ name: 'a.bin', type: '' }, undefined)).toBe(true)
    expect(fileMatchesAccept({ name: 'a.bin', type: '' }, ' ')).toBe(true)
  })

  it('compares extensions case-insensitively', () => {
    expect(fileMatchesAccept({ name: 'Ventas.CSV', type: '' }, '.csv,text/csv')).toBe(true)
    expect(fileMatchesAccept({ name: 'ventas.xlsx', type: '' }, '.csv,text/csv')).toBe(false)
  })

  it('compares exact media types and wildcards', () => {
    expect(fileMatchesAccept({ name: 'logo', type: 'image/png' }, 'image/*')).toBe(true)
    expect(fileMatchesAccept({ name: 'logo', type: 'image/png' }, 'image/jpeg, image/png')).toBe(true)
    expect(fileMatchesAccept({ name: 'logo', type: 'image/svg+xml' }, 'image/jpeg, image/png')).toBe(false)
    expect(fileMatchesAccept({ name: 'clip', type: 'video/mp4' }, 'image/*')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('the strength hint', () => {
  it.each([
    '',
    'abc123',
    '123456789012',
    'aaaaaaaaaaaaaaaa',
    'Password2026!',
    'contraseña1',
    'qwerty99',
    'mi-bar',
  ])('rates %s as weak', (password) => expect(passwordStrength(password)).toBe('weak'))

  it.each(['cafe-luna-9', 'Tr4veler!', 'panaderiasol'])('rates %s as fair', (password) =>
    expect(passwordStrength(password)).toBe('fair'),
  )

  it.each(['four tired horses ran', 'un gato verde baila', 'vT9#kd2Lq!7z'])(
    'rates %s as strong',
    (password) => expect(passwordStrength(password)).toBe('strong'),
  )

  it('a repeated word adds little', () => {
    expect(passwordStrength('abababababababababab')).toBe('weak')
  })
})

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
  ])('calls %s weak', (password) => expect(passwordStrength(password)).toBe('weak'))

  it.each(['cafe-luna-9', 'Tr4veler!', 'panaderiasol'])('calls %s fair', (password) =>
    expect(passwordStrength(password)).toBe('fair'),
  )

  it.each(['four tired horses ran', 'un gato verde baila', 'vT9#kd2Lq!7z'])('calls %s strong', (password) =>
    expect(passwordStrength(password)).toBe('strong'),
  )

  it('counts a repeated word little', () => {
    expect(passwordStrength('abababababababababab')).toBe('weak')
  })
})

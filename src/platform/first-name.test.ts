import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.each([
  ['Lucía Fernández', 'Lucía'],
  ['  Jean-Luc  Godard', 'Jean-Luc'],
  ['D’Arcy', 'D’Arcy'],
  ['李雷', '李雷'],
  ['Marta <b>Peña</b>', 'Marta'],
  ['+34 600 111 222', ''],
  ['luz@example.com', ''],
  ['@lucia_f', ''],
  ['<script>', ''],
  ['—', ''],
  ['', ''],
  ['a'.repeat(41), ''],
])('%j is greeted as %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})

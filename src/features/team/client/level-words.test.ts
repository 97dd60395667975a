import { expect, test } from 'vitest'
import { textOf } from '#platform/messages.ts'
import { approvalMessages } from '../i18n/index.ts'
import { levelWords } from './level-words.ts'

test.each([
  [2, 'Hierarchy level: 2', 'Nivel jerárquico: 2'],
  [undefined, 'Hierarchy level: N/A', 'Nivel jerárquico: N/D'],
])('level %s is "%s" and "%s"', (level, english, spanish) => {
  expect(levelWords(textOf(approvalMessages, 'en'), level)).toBe(english)
  expect(levelWords(textOf(approvalMessages, 'es'), level)).toBe(spanish)
})

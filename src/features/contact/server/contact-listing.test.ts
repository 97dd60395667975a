import { expect, test } from 'vitest'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { ContactRequest } from './contact.repository.ts'
import { listed } from './contact-listing.ts'

const request: ContactRequest = {
  id: '6f0c2a4e-1b1f-4b5e-9f5e-0a3a4c5d6e7f',
  topic: 'sales',
  workspaceId: null,
  workspaceName: null,
  name: 'Luz Vega',
  email: 'luz@example.com',
  company: null,
  message: 'First line\n\nSecond line, ñandú',
  locale: 'es',
  createdAt: new Date('2026-03-10T12:00:00Z'),
  mailedAt: null,
}

test('shows sender and time of a request, and that it was not mailed', () => {
  expect(listed(request)).toBe(
    [
      '6f0c2a4e-1b1f-4b5e-9f5e-0a3a4c5d6e7f  not mailed',
      '  From: Luz Vega (luz@example.com)',
      '  Topic: sales',
      '  Writes in: Spanish',
      '  Received: 2026-03-10T12:00:00.000Z',
      '    First line',
      '',
      '    Second line, ñandú',
    ].join('\n'),
  )
})

test("shows when a member's request was mailed, and from which workspace", () => {
  const text = listed({
    ...request,
    workspaceId: 'a workspace' as WorkspaceId,
    workspaceName: 'Ñandú',
    company: 'Vega',
    mailedAt: new Date('2026-03-10T12:00:05Z'),
  })
  expect(text).toContain('7f  mailed 2026-03-10T12:00:05.000Z\n')
  expect(text).toContain('\n  Company: Vega\n  Workspace: Ñandú\n')
})

test.each([
  ['an escape sequence', '\u001b[2Jgone\u001b]0;title\u0007'],
  ['one of eight bits', '\u009b2Jgone'],
  ['a backspace', 'abc\b\b\bxyz'],
  ['a carriage return that writes over the line', 'safe\rnot mailed'],
  ['text turned around', '\u202egnp.exe'],
  ['an invisible character', 'a\u200bb'],
  ['the other line ends', 'a\u0085b\u2028c\u2029d'],
])('%s reaches no terminal', (_what, text) => {
  const shown = listed({ ...request, name: text, company: text, workspaceName: text, message: text })
  expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
})

test('a message cannot look like another request', () => {
  const forged = `x\r\n${request.id}  mailed 2026-03-10T12:00:05.000Z\n  From: Eva (eva@example.com)`
  const shown = listed({ ...request, name: forged, message: forged })
  expect(shown.split('\n').filter((line) => line.startsWith(request.id))).toEqual([
    `${request.id}  not mailed`,
  ])
  expect(shown.split('\n').filter((line) => line.startsWith('  From:'))).toHaveLength(1)
})

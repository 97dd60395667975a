import { expect, test } from 'vitest'
import { askedDays } from './asked-days.ts'
import { chooseLookUps, lookUpNames } from './choose-look-ups.ts'

test.each([
  ['Why was Tuesday’s post not published?', ['posts']],
  ['Did any post fail yesterday?', ['posts']],
  ['why did my campaign not go out', ['posts']],
  ['¿Por qué no salió la publicación del martes?', ['posts']],
  ['¿Ha fallado alguna publicación?', ['posts']],
  ['What is scheduled this week?', ['scheduled']],
  ['How many posts are planned for tomorrow?', ['scheduled']],
  ['¿Qué hay programado esta semana?', ['scheduled']],
  ['¿Qué sale el viernes?', ['scheduled']],
  ['How many unread messages do I have?', ['inbox']],
  ['¿Cuántos mensajes sin leer tengo?', ['inbox']],
  ['any urgent messages?', ['inbox']],
  ['Which accounts need attention?', ['accounts']],
  ['¿Funcionan mis cuentas?', ['accounts']],
  ['Which invoices are overdue?', ['invoices']],
  ['who owes me money', ['invoices']],
  ['facturas vencidas', ['invoices']],
  ['¿Quién me debe dinero?', ['invoices']],
  ['Is anything waiting for my approval?', ['approvals']],
  ['which tasks are waiting for my approval', ['approvals']],
  ['¿Hay algo pendiente de aprobar?', ['approvals']],
  ['What tasks do I have?', ['tasks']],
  ['¿Qué tareas tengo pendientes?', ['tasks']],
])('%s asks about %j', (question, wanted) => {
  expect(chooseLookUps(question)).toEqual(wanted)
})

test.each(['What needs my attention today?', 'What’s going on?', '¿Qué tengo pendiente?', '¿Cómo va todo?'])(
  '%s asks about everything',
  (question) => {
    expect(chooseLookUps(question)).toBe(lookUpNames)
  },
)

test.each([
  'How do I schedule a post for tomorrow?',
  'How can I mark an invoice as paid?',
  'mark all messages as read',
  'Where can I see overdue invoices?',
  'What does needs reconnecting mean?',
  'Why can’t I complete my task?',
  '¿Cómo apruebo una tarea pendiente?',
  '¿Qué significa una factura vencida?',
  '¿Quién aprueba mi tarea?',
  'eliminar una campaña',
  'change my logo',
  '',
])('%s needs no look-up', (question) => {
  expect(chooseLookUps(question)).toEqual([])
})

// A Tuesday.
const TODAY = '2026-03-10'

test.each([
  ['what happened yesterday', 'past', '2026-03-09', '2026-03-09'],
  ['¿qué pasó anteayer?', 'past', '2026-03-08', '2026-03-08'],
  ['the post of today', 'past', '2026-03-10', '2026-03-10'],
  ['mañana', 'ahead', '2026-03-11', '2026-03-11'],
  ['pasado mañana', 'ahead', '2026-03-12', '2026-03-12'],
  ['Tuesday’s post', 'past', '2026-03-10', '2026-03-10'],
  ['the post of Friday', 'past', '2026-03-06', '2026-03-06'],
  ['what goes out on Friday', 'ahead', '2026-03-13', '2026-03-13'],
  ['last Friday', 'ahead', '2026-03-06', '2026-03-06'],
  ['next Monday', 'past', '2026-03-16', '2026-03-16'],
  ['el domingo pasado', 'past', '2026-03-08', '2026-03-08'],
  ['el miércoles', 'ahead', '2026-03-11', '2026-03-11'],
  ['this week', 'ahead', '2026-03-09', '2026-03-15'],
  ['last week', 'past', '2026-03-02', '2026-03-08'],
  ['la semana que viene', 'ahead', '2026-03-16', '2026-03-22'],
] as const)('"%s" (%s) is %s to %s', (question, towards, from, to) => {
  expect(askedDays(question, TODAY, towards)).toEqual({ from, to })
})

test('a question without a day returns null', () => {
  expect(askedDays('Why was my post not published?', TODAY, 'past')).toBeNull()
})

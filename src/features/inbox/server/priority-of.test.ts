import { expect, test } from 'vitest'
import { priorityOf } from './priority-of.ts'

test.each([
  ['URGENT: the cake for today', 'urgent'],
  ['¡Es urgente! ¿Abrís hoy?', 'urgent'],
  ['¿Lleva nueces? Soy alérgica', 'urgent'],
  ['Do you have anything for allergies?', 'urgent'],
  ['I need it as  soon\nas possible', 'urgent'],
  ['It is urgent, I want a refund', 'urgent'],
  ['I would like to complain', 'high'],
  ['Quiero poner una queja', 'high'],
  ['¿Cómo pido la devolución?', 'high'],
  ['My parcel hasn’t arrived', 'high'],
  ['Quiero cancelar la cita', 'high'],
  ['Me lo habéis cobrado dos veces', 'high'],
  ['What are your opening hours?', 'normal'],
  ['¿A qué hora abrís mañana?', 'normal'],
  ['The insurgents of the film were great', 'normal'],
  ['Estaba derrotado de cansancio', 'normal'],
  ['', 'normal'],
  [`${'a '.repeat(50_000)}urgent`, 'normal'],
] as const)('%j is %s', (text, priority) => {
  expect(priorityOf(text)).toBe(priority)
})

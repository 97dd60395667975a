import { expect, test } from 'vitest'
import { polish } from './polish.ts'

test.each([
  ['siguenos y etiqueta a quien traerias', 'Síguenos y etiqueta a quien traerías'],
  ['el proximo sabado habra musica', 'El próximo sábado habrá música'],
  ['tambien el miercoles por la mañana', 'También el miércoles por la mañana'],
  ['gracias a los q vienen desde el primer dia', 'Gracias a los que vienen desde el primer día'],
  ['cerramos xq no hay luz', 'Cerramos porque no hay luz'],
  ['gracias x venir', 'Gracias por venir'],
  ['cumplimos 10 anos', 'Cumplimos 10 años'],
  ['mas información en la web', 'Más información en la web'],
  ['abrimos el Lunes 3 de Mayo', 'Abrimos el lunes 3 de mayo'],
  ['ven este viernes!!', '¡Ven este viernes!'],
  ['te esperamos?', '¿Te esperamos?'],
  ['un turno libre mañana quien lo quiere?', 'Un turno libre mañana ¿quién lo quiere?'],
  ['SORTEO DÍA DE LA AMIGA!', '¡Sorteo día de la amiga!'],
  ['domingos hasta las 5 p. m', 'Domingos hasta las 5 p. m.'],
  ['pan ,queso y vino', 'Pan, queso y vino'],
])('%s', (typed, expected) => expect(polish(typed)).toBe(expected))

test.each([
  'Llamanos o pasate por el local',
  'Publica tu foto',
  'Café Tito, en la calle 9 de Julio',
  'El Viernes Santo abrimos',
  '2 x 1 en talla X',
  'Escribe a q@shop.example',
  '25% en «Cafe Paris»',
  'Solo quedan 15',
  'Más de 20 años',
  '¿Te animas?',
])('stays as it is: %s', (typed) => expect(polish(typed)).toBe(typed))

import { describe, expect, it, test } from 'vitest'
import { punctuate } from './punctuate.ts'

describe('a message without pauses gets the signs between its clauses', () => {
  it.each([
    [
      '20% en color y corte de lunes a miercoles turnos por whatsapp 11 4455 6677',
      '20% en color y corte de lunes a miercoles. turnos por whatsapp 11 4455 6677',
    ],
    [
      'noche de boleros este sabado 8pm cover 150 pesos incluye un mezcal reserva mesa al 55 2233 4455',
      'noche de boleros este sabado 8pm, cover 150 pesos, incluye un mezcal. reserva mesa al 55 2233 4455',
    ],
    [
      'el 6 y 8 de diciembre cerramos por festivo el 7 abrimos con normalidad urgencias al 600 111 222',
      'el 6 y 8 de diciembre cerramos por festivo. el 7 abrimos con normalidad. urgencias al 600 111 222',
    ],
    [
      'rifa de un masaje por cada 500 pesos de compra te damos un boleto la rifa es el 15 de diciembre',
      'rifa de un masaje. por cada 500 pesos de compra te damos un boleto. la rifa es el 15 de diciembre',
    ],
    [
      'aviso importante si compraron queso del lote 118 no lo consuman hay riesgo de contaminacion',
      'aviso importante: si compraron queso del lote 118, no lo consuman. hay riesgo de contaminacion',
    ],
    [
      'se necesita mecanico con experiencia salario 1.600.000 mas comisiones de lunes a sabado enviar hoja de vida',
      'se necesita mecanico con experiencia, salario 1.600.000 mas comisiones, de lunes a sabado. enviar hoja de vida',
    ],
    [
      'promo martes y jueves 3 tacos de suadero por 50 pesos no aplica para llevar',
      'promo: martes y jueves, 3 tacos de suadero por 50 pesos, no aplica para llevar',
    ],
    [
      'gana un vestido 1 seguinos 2 comentá tu talle 3 compartí en historias',
      'gana un vestido 1 seguinos, 2 comentá tu talle, 3 compartí en historias',
    ],
    [
      'ya tenemos mandarinas de Castellón a 1,80 el kilo dulces y sin pepitas',
      'ya tenemos mandarinas de Castellón a 1,80 el kilo, dulces y sin pepitas',
    ],
  ])('%s', (typed, marked) => expect(punctuate(typed)).toBe(marked))
})

describe('what goes on stays whole', () => {
  it.each([
    'la entrada anticipada sale $6000 por alternativa y en puerta $8000',
    'el próximo sábado 28 de noviembre a las 10 de la mañana hacemos pan de muerto',
    'para reservar tu lugar en el taller de cerámica del sábado llama al 55 1234 5678',
    'al que venga con el ticket del domingo le regalamos un cucurucho',
    'este lunes cumplimos 5 años y por el aniversario regalamos una concha',
    'quiero anunciar que los lunes y miércoles a las 18:00 hay pilates para mayores',
    'después de 34 años en la misma esquina cerramos para siempre',
    'las prácticas son en talleres de verdad y el año pasado colocamos a 8 alumnos',
    'nuestro viejo Don José se nos fue esta madrugada a los 84 años',
    'el martes 8 cerrado por la mañana y por la tarde como siempre',
    'Sus palabras: "entré cojeando y a las tres semanas corrí 10 km hay que probarlo"',
  ])('%s', (typed) => expect(punctuate(typed)).toBe(typed))
})

test('a short line is one thought', () => {
  expect(punctuate('ya aceptamos tarjeta y transferencia')).toBe('ya aceptamos tarjeta y transferencia')
})

test('the lines of a brief stay lines', () => {
  expect(punctuate('Hoy hay pan\nMañana cerramos')).toBe('Hoy hay pan\nMañana cerramos')
})

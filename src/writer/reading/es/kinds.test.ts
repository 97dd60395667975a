import { expect, test } from 'vitest'
import { type BriefKind, briefKinds } from '../brief-reading.ts'
import { readBrief } from '../read-brief.ts'

const read = (brief: string) =>
  readBrief(brief, { locale: 'es', country: 'ES', today: '2026-11-17', products: [] })

const examples: Readonly<Record<BriefKind, string>> = {
  offer: '20% en cortes hasta el domingo',
  event: 'Concierto de jazz el viernes a las 21h, entrada libre',
  new_product: 'Estrenamos carta de otoño con croquetas de boletus',
  hours: 'El jueves cerramos a las 15h y el viernes no abrimos',
  sad_news: 'Ha fallecido nuestra compañera Teresa. Cerramos hasta el jueves',
  apology: 'Pedimos disculpas por el retraso de los pedidos de ayer',
  warning: 'Alerta: dejad de usar el cargador comprado en octubre, se calienta',
  charity: 'Recogemos juguetes para la Cruz Roja hasta el 20 de diciembre',
  contest: 'Sorteamos una cesta, etiqueta a dos amigas para participar',
  limited_stock: 'Solo quedan 6 cestas, últimas unidades',
  greeting: 'Felices fiestas a todo el barrio',
  job: 'Buscamos camarera con experiencia, manda tu CV a hola@bar.example',
  testimonial: '"Me cambió la espalda en dos meses, volvería siempre" - Julia, clienta',
  anniversary: 'Cumplimos 15 años, gracias por acompañarnos',
  tip: 'Consejo: riega las suculentas una vez cada dos semanas',
  general: 'Hoy el escaparate huele a lavanda',
}

test.each(briefKinds.map((kind) => [kind, examples[kind]] as const))('%s: %s', (kind, brief) =>
  expect(read(brief).kind).toBe(kind),
)

test.each([
  'Nos dejó el abuelo Julián',
  'Cerramos para siempre el 31 de diciembre',
  'Retirada de producto: patitos de baño',
  'Disculpad las molestias, hoy no abrimos',
  'Anoche nos robaron',
])('grave: %s', (brief) => expect(read(brief).isSerious).toBe(true))

test.each([
  'Muertos de risa con el monólogo del viernes',
  'Cerramos el lunes por fiesta local',
  'Sin perdón: 2x1 en hamburguesas',
  'Alerta antojo: churros con chocolate',
])('not grave: %s', (brief) => expect(read(brief).isSerious).toBe(false))

test('a condition says nothing about the kind', () =>
  expect(read('Segunda unidad al 50% en puzles. No aplica en novedades').kind).toBe('offer'))

test('a loss in plain words is serious; a power cut is not', () => {
  for (const brief of [
    'Se ha ido nuestra abuela 💔 cerramos hasta el lunes',
    'Se nos fue nuestro papá Julio',
  ])
    expect(read(brief)).toMatchObject({ kind: 'sad_news', isSerious: true })
  expect(read('Se ha ido la luz, abrimos en cuanto vuelva').kind).not.toBe('sad_news')
})

import { expect, test } from 'vitest'
import { readBrief } from '../read-brief.ts'
import { everydayBriefs, graveBriefs } from './gravity-briefs.fixture.ts'

const read = (brief: string, country = 'ES') =>
  readBrief(brief, { locale: 'es', country, today: '2026-11-17', products: [] })

test.each([
  'se nos ha muerto la cafetera, hoy solo infusiones',
  'el proyector se murió anoche, el cine forum pasa al viernes 20:30',
  'se nos quemó la plancha, hoy no hay quesadillas',
  'nos despedimos del verano con helado a mitad de precio',
  'bolsas con nuestro logo bordado, ya en tienda',
  'jornada por el hospital infantil este sábado',
  '"el mejor café de la ciudad" nos dejó Paty en Google, gracias Paty',
  'se nos ha ido la mano con las trufas, hoy todas a 1 €',
])('everyday trouble and play are not mourned: %s', (brief) =>
  expect(read(brief)).toMatchObject({ isSerious: false }),
)

test.each([
  ['se nos murió el Tano, el gato de la librería', 'sad_news'],
  ['el señor que arreglaba el horno murió el lunes', 'sad_news'],
  ['hemos tenido que despedirnos de Pelusa, la gata de la tienda', 'sad_news'],
  ['se nos ha ido Trasto, el gato de la clínica. 17 años con nosotros', 'sad_news'],
  ['después de 12 años bajamos la reja para siempre', 'sad_news'],
  ['Manolo está ingresado por una caída, el taller cierra hasta que vuelva', 'sad_news'],
  ['la rueda del tren se suelta y un niño se la puede tragar', 'warning'],
  ['andan vendiendo gift cards truchas con nuestro logo', 'warning'],
  ['tres casos de varicela en el aula de 2 años', 'warning'],
  ['la sopa de anoche salió re salada, perdón', 'apology'],
  ['a varios les cobramos dos veces la cuota, mil disculpas', 'apology'],
  ['el sábado la cocina fue un desastre, eso no somos nosotros, perdón', 'apology'],
])('%s', (brief, kind) => expect(read(brief)).toMatchObject({ kind, isSerious: true }))

test.each(['el corte sube de $150 a $170 en enero', 'las clases pasan de 8€ a 9€ el 1 de enero'])(
  'what gets dearer is told calmly: %s',
  (brief) => expect(read(brief)).toMatchObject({ kind: 'general', isSerious: true }),
)

test('the price for one person is no former price', () =>
  expect(read('masaje para 2 por 80 € (individual 50 €)').isSerious).toBe(false))

test.each(graveBriefs)('%s, grave: %s', (country, brief) => {
  expect(read(brief, country).isSerious).toBe(true)
})

test('everyday briefs are not', () => {
  const wrong = everydayBriefs.filter(([country, brief]) => read(brief, country).isSerious)
  expect(wrong).toEqual([])
})

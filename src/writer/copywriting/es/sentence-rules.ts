import { capitalized } from '../../first-letter.ts'
import { part, type Rule } from '../rule.ts'
import { addressed } from './address.ts'
import { lowered } from './phrases.ts'

const infinitives: ReadonlyMap<string, string> = new Map([
  ['compra', 'comprar'],
  ['reserva', 'reservar'],
  ['vende', 'vender'],
  ['recoge', 'recoger'],
  ['paga', 'pagar'],
  ['aparta', 'apartar'],
  ['pide', 'pedir'],
  ['entrega', 'entregar'],
])
/** The clause after the comma may stand first: it holds nothing that points back. */
const FREE = /^(?!.*(?:[,;:«»]| y | o | si | que | porque | cuando | aunque | pero ))/iu
const noPlace =
  /^(?:aviso|ojo|atenci[oó]n|alerta|retirada|consejo|un consejo|tip|truco|dato|importante|recordatorio|nota|recuerda|menos|horario|requisitos|pasos)/iu

/** "Si te pasó, escríbenos" is also "¿Te pasó? Escríbenos". */
const ASKABLE =
  /^si ((?:no )?(?:te (?:pasó|ha pasado|gusta|interesa|animas|animás)|lo (?:compraste|quieres|querés|tienes|tenés)|la (?:compraste|quieres|querés|tienes|tenés)|quieres|querés|buscas|buscás|necesitas|necesitás|tienes|tenés|conoces|conocés|vives|vivís)(?!\p{L})[^,;:«»]{0,50}), ([^;:«»]{6,140})$/iu

/** Sentences that can be turned around or begun otherwise. Every way says the same. */
export const sentenceRules: readonly Rule[] = [
  {
    is: ASKABLE,
    ways: (found, { kind }) => {
      const [, condition = '', main = ''] = found
      const turned = FREE.test(main) ? [`${capitalized(main)} si ${condition}`] : []
      return kind === 'warning' || kind === 'sad_news'
        ? [found[0], ...turned]
        : [found[0], `¿${capitalized(condition)}? ${capitalized(main)}`, ...turned]
    },
  },
  {
    is: /^((?:si|cuando|para) [^,;:«»]{4,70}|por (?!favor)[^,;:«»\d]{4,32}), ([^,;:«»]{6,100})$/iu,
    ways: (found) =>
      FREE.test(part(found, 2))
        ? [found[0], `${capitalized(part(found, 2))} ${lowered(part(found, 1))}`]
        : [],
  },
  {
    is: /^(?:ojo|atención|aviso): (.{6,220})$/iu,
    ways: (found) => ['Atención', 'Aviso', 'Importante'].map((start) => `${start}: ${part(found, 1)}`),
  },
  {
    is: /^cómo (\p{L}{3,12}[aei]r(?:se|lo|la|los|las)?(?!\p{L}).{3,60}): (.{6,200})$/iu,
    ways: (found) => [
      `¿Cómo ${part(found, 1)}? ${capitalized(part(found, 2))}`,
      `Para ${part(found, 1)}: ${part(found, 2)}`,
      `Así puedes ${part(found, 1)}: ${part(found, 2)}`,
    ],
  },
  {
    is: /^(\d{1,2}|tres|cinco|cuatro|dos) (\p{L}{3,14}[oae]s) ((?:que|para) .{4,60}): (.{6,200})$/iu,
    ways: (found) => {
      const many = /as$/iu.test(part(found, 2)) ? 'Estas' : 'Estos'
      const named = `${part(found, 1).toLowerCase()} ${part(found, 2)} ${part(found, 3)}`
      return [`${many} son ${named}: ${part(found, 4)}`, found[0]]
    },
  },
  {
    is: /^disponible(s?) ((?:los|las|desde|en|a partir|hasta|solo|todos|de|del|el) .{3,80})$/iu,
    ways: (found) => [`${found[1] ? 'Están disponibles' : 'Está disponible'} ${part(found, 2)}`, found[0]],
  },
  {
    is: /^se (compra|reserva|vende|recoge|paga|aparta|pide|entrega) ((?:en|con|por|al) .{3,80})$/iu,
    ways: (found, scene) => {
      const verb = infinitives.get(part(found, 1).toLowerCase()) ?? ''
      return [
        `Se puede ${verb} ${part(found, 2)}`,
        found[0],
        addressed(`Puedes ${verb} ${part(found, 2)}`, scene),
      ]
    },
  },
  {
    is: /^(?:puedes|puede|pueden|podéis|podés) (\p{L}{2,12}[aei]r)(?:lo|la)? ((?:en|por|con|al|hasta|desde|a través) [^,;:«»]{3,90})$/iu,
    ways: (found) => [found[0], `Se puede ${part(found, 1)} ${part(found, 2)}`],
  },
  {
    is: /^(inscripci(?:ones|ón)|reservas|pedidos|encargos|informes|visitas) (por|en|desde|a través|hasta|antes) ((?!el \d|\d).{3,80})$/iu,
    ways: (found) => {
      const noun = part(found, 1).toLowerCase()
      const article = /^(?:pedidos|encargos|informes)/u.test(noun)
        ? 'Los'
        : noun === 'inscripción'
          ? 'La'
          : 'Las'
      return [
        `${article} ${noun} ${noun === 'inscripción' ? 'es' : 'son'} ${part(found, 2)} ${part(found, 3)}`,
        found[0],
      ]
    },
  },
  {
    is: /^un[oa]? (\p{L}{3,12}) por (persona|cliente|familia|visita|pedido|pareja|compra)$/iu,
    ways: (found) => [found[0], `Es ${lowered(found[0])}`],
  },
  {
    is: /^válid([oa])(s?) ((?!por favor).{4,90})$/iu,
    ways: (found) => [
      `${found[2] ? 'Son' : 'Es'} válid${part(found, 1)}${part(found, 2)} ${part(found, 3)}`,
      `${found[2] ? 'Valen' : 'Vale'} ${part(found, 3)}`,
    ],
  },
  {
    is: /^(?:agradecemos|gracias por) (su|tu|vuestra|la) (comprensión|paciencia|confianza|apoyo)$/iu,
    ways: (found) => [
      `Gracias por ${part(found, 1)} ${part(found, 2)}`,
      `Agradecemos ${part(found, 1)} ${part(found, 2)}`,
      `Muchas gracias por ${part(found, 1)} ${part(found, 2)}`,
    ],
  },
  {
    is: /^gracias de corazón (a .{4,120}|por .{4,120})$/iu,
    ways: (found) => [`De corazón, gracias ${part(found, 1)}`, found[0]],
  },
  {
    is: /^(?!(?:el|la|los|las|si|para|por|con|hoy|mañana|este|esta) )(\p{L}[\p{L}\d ]{3,34}): (.{6,220})$/iu,
    ways: (found, { shop, isSerious }) =>
      shop === '' ||
      isSerious ||
      noPlace.test(part(found, 1)) ||
      / (?:en|de la|del) /u.test(` ${part(found, 1)} `)
        ? []
        : [found[0], `${part(found, 1)} en ${shop}: ${part(found, 2)}`],
  },
]

import { capitalized } from '../../first-letter.ts'
import { part, type Rule } from '../rule.ts'
import { addressed } from './address.ts'
import { MONEY } from './notes.ts'
import { articleOf, lowered } from './phrases.ts'
import { infinitiveOf } from './voseo.ts'

const CONTACT = String.raw`(?:\+?\d[\d -]{5,20}\d|\S{1,60}[.@]\S{2,60})`
const isRequest = (words: string) => infinitiveOf(words.split(' ')[0]?.toLowerCase() ?? '') !== null

/** "El envío", "la valoración", "los dorsales"; null where the article is not certain. */
function named(thing: string): { text: string; isPlural: boolean } | null {
  const [head = ''] = thing.split(' ')
  const lower = lowered(thing)
  if (/^(?:el|la) /iu.test(thing)) return { text: lower, isPlural: false }
  if (/^(?:los|las) /iu.test(thing)) return { text: lower, isPlural: true }
  if (/[^aeiouáéíóú]as$|[^s]iones$/iu.test(head)) return { text: `las ${lower}`, isPlural: true }
  if (/os$/iu.test(head)) return { text: `los ${lower}`, isPlural: true }
  const article = head.endsWith('s') ? null : articleOf(head)
  return article ? { text: `${article} ${lower}`, isPlural: false } : null
}

/** Notes about service, payment and contact, alone or at the end of other news. */
export const shortNotes: readonly Rule[] = [
  {
    is: /^(?:únete|unite|súmate|sumate) (?:a nuestro|al) equipo$/iu,
    ways: (found, scene) => [
      found[0],
      addressed('Súmate a nuestro equipo', scene),
      addressed('Te queremos en nuestro equipo', scene),
    ],
  },
  {
    is: /^(?:en )?((?:[2-9]|\d{2}|dos|tres|cuatro|cinco|seis) (?:colores|tamaños|sabores|modelos|estampados|aromas))$/iu,
    ways: (found, scene) => [
      `Hay ${part(found, 1)}`,
      addressed(`Puedes elegir entre ${part(found, 1)}`, scene),
    ],
  },
  {
    is: /^(?:de )?(?:la )?tallas?:? (?:de(?: la| l)? )?(xxs|xs|s|m|l|\d{2}) (?:a|hasta)(?: la)? (s|m|l|xl|xxl|xxxl|[2-5]xl|\d{2})$/iu,
    ways: (found) => {
      const [from, to] = [part(found, 1).toUpperCase(), part(found, 2).toUpperCase()]
      return [`Hay tallas de la ${from} a la ${to}`, `Tallas: de la ${from} a la ${to}`]
    },
  },
  {
    is: new RegExp(
      String.raw`^(cover|donativo|cuota|aporte|inscripción|matrícula):? (?:de |a )?((?:${MONEY}|\d[\d.,]{0,10}(?: mil)?)(?: (?:por|al|cada) \p{L}{3,12})?)$`,
      'iu',
    ),
    ways: (found) => {
      const thing = part(found, 1).toLowerCase()
      const article = /^(?:cuota|inscripción|matrícula)$/u.test(thing) ? 'La' : 'El'
      return [`${article} ${thing} es de ${part(found, 2)}`, `${capitalized(thing)}: ${part(found, 2)}`]
    },
  },
  {
    is: /^(anticipo|seña|depósito)(?: de(l)?|:)? (\$? ?\d[\d.,]{0,10}(?: ?%| ?€)?)$/iu,
    ways: (found) => {
      const thing = part(found, 1).toLowerCase()
      const of = part(found, 3).endsWith('%') ? 'del' : 'de'
      return [
        `Pedimos ${thing === 'seña' ? 'una' : 'un'} ${thing} ${of} ${part(found, 3)}`,
        `${capitalized(thing)} ${of} ${part(found, 3)}`,
      ]
    },
  },
  { is: /^premio: (.{3,60})$/iu, ways: (found) => [`El premio es ${part(found, 1)}`, found[0]] },
  {
    is: /^(mínimo|máximo) (\d{1,3} (?!por )\p{L}{3,14})$/iu,
    ways: (found) => [`El ${part(found, 1).toLowerCase()} son ${part(found, 2)}`, found[0]],
  },
  {
    is: /^pagos? ((?:en efectivo|con|por) ?.{0,50})$/iu,
    ways: (found) => [`Se paga ${part(found, 1)}`, found[0]],
  },
  { is: /^pago inmediato$/iu, ways: () => ['El pago es inmediato', 'Pago inmediato'] },
  { is: /^con cita$/iu, ways: () => ['Con cita', 'Es con cita'] },
  {
    is: /^máximo (\d{1,3}) por (persona|cliente|familia|compra)$/iu,
    ways: (found) => [
      found[0],
      `El máximo es de ${part(found, 1)} por ${part(found, 2)}`,
      `Hasta ${part(found, 1)} por ${part(found, 2)}`,
    ],
  },
  {
    is: /^nivel (principiante|fácil|medio|intermedio|avanzado|básico|inicial|bajo|alto)$/iu,
    ways: (found) => [`El nivel es ${part(found, 1).toLowerCase()}`, found[0]],
  },
  {
    is: /^(solo )?(?:en )?efectivo( o transferencia| o tarjeta| y transferencia)?$/iu,
    ways: (found) => {
      const how = `en efectivo${part(found, 2).replace(/ ([oy]) (transferencia|tarjeta)/iu, (_, and: string, by: string) => ` ${and} ${by === 'tarjeta' ? 'con tarjeta' : 'por transferencia'}`)}`
      return found[1] ? [`Solo ${how}`, `Se paga solo ${how}`] : [`Se paga ${how}`, capitalized(found[0])]
    },
  },
  {
    is: /^((?:los |las )?(?:niños |niñas )?menores de \d{1,2}(?: años)?|(?:los |las )?(?:niños|niñas|peques|jubilados|estudiantes)(?: menores de \d{1,2}(?: años)?)?) no pagan$/iu,
    ways: (found) => [found[0], `Gratis para ${lowered(part(found, 1))}`],
  },
  {
    is: /^(?:no|sin) (mascotas|perros|niños|menores)$/iu,
    ways: (found) => [`No se admiten ${part(found, 1).toLowerCase()}`, `Sin ${part(found, 1).toLowerCase()}`],
  },
  {
    is: /^(?:no|sin) (delivery|envíos?|domicilios|cambios|devoluciones|reservas)$/iu,
    ways: (found) => [`No hacemos ${part(found, 1).toLowerCase()}`, `Sin ${part(found, 1).toLowerCase()}`],
  },
  {
    is: new RegExp(
      String.raw`^(?:más )?info(?:rmación|rmes)?( y \p{L}{4,14})?(?: al| en el| en| por|:)? (${CONTACT})$`,
      'iu',
    ),
    ways: (found) => [
      `Información${part(found, 1)}: ${part(found, 2)}`,
      `Para información${part(found, 1)}: ${part(found, 2)}`,
    ],
  },
  {
    is: new RegExp(
      `^(inscripciones|visitas|reservas|pedidos|encargos|domicilios|citas|turnos|consultas|cualquier duda|dudas)(?: al| en el| en| por|:)? (${CONTACT})$`,
      'iu',
    ),
    ways: (found) => [
      `${capitalized(part(found, 1).toLowerCase())}: ${part(found, 2)}`,
      `Para ${part(found, 1).toLowerCase()}: ${part(found, 2)}`,
    ],
  },
  {
    is: /^servicio ((?:24 |a domicilio|técnico|express|urgente).{0,80})$/iu,
    ways: (found) => [`Damos servicio ${part(found, 1)}`, `Tenemos servicio ${part(found, 1)}`],
  },
  {
    is: /^((?:hacemos )?envíos?|(?:hacemos )?domicilios|(?:hacemos )?entregas?) ((?:a|en) (?!\d).{3,60})$/iu,
    ways: (found) => {
      const thing = part(found, 1)
        .replace(/^hacemos /iu, '')
        .toLowerCase()
      return [`Hacemos ${thing} ${part(found, 2)}`, `${capitalized(thing)} ${part(found, 2)}`]
    },
  },
  {
    is: /^(inscripciones|matrículas?|reservas|inscripción) abiertas?(.{0,80})$/iu,
    ways: (found) => {
      const thing = part(found, 1).toLowerCase()
      if (!thing.endsWith('s'))
        return [`La ${thing} está abierta${part(found, 2)}`, `Ya está abierta la ${thing}${part(found, 2)}`]
      return [
        found[0],
        `Las ${thing} están abiertas${part(found, 2)}`,
        `Ya están abiertas las ${thing}${part(found, 2)}`,
      ]
    },
  },
  {
    is: /^(?:hasta |en )?((?:hasta )?\d{1,2} (?:cuotas|meses|pagos)(?: sin inter(?:és|eses)| fijas?)?(?: con [^,;:]{3,50})?)$/iu,
    ways: (found, scene) => {
      const terms = `${/^hasta/iu.test(found[0]) ? 'hasta ' : ''}${part(found, 1).replace(/^hasta /iu, '')}`
      return [addressed(`Puedes pagar en ${terms}`, scene), `Se puede pagar en ${terms}`, capitalized(terms)]
    },
  },
  {
    is: /^(ya )?aceptamos ((?:tarjetas?|efectivo|transferencias?|bizum|nequi|daviplata|mercado pago|yape|visa|paypal)(?!\p{L}).{0,60})$/iu,
    ways: (found, scene) => [
      found[0],
      addressed(`${found[1] ? 'Ya puedes' : 'Puedes'} pagar con ${lowered(part(found, 2))}`, scene),
    ],
  },
  {
    is: /^(?!(?:si|no|entrada|hoy|mañana|este|esta|los|las|con|sin|en|para|por|todo|es|te|primera?|un|una) )((?:el |la )?\p{L}{4,20}(?: (?:de|a|en|para|y) \p{L}{3,20}| \p{L}{4,20}){0,3}) (?:es |son )?gratis( (?:en|para|con|desde|por|a|hasta|arriba) .{3,60})?$/iu,
    ways: (found) => {
      const thing = named(part(found, 1))
      if (!thing || isRequest(part(found, 1)) || /\p{L}mos(?!\p{L})/iu.test(part(found, 1))) return []
      return [`${capitalized(thing.text)} ${thing.isPlural ? 'son' : 'es'} gratis${part(found, 2)}`, found[0]]
    },
  },
  {
    is: /^(ya )?(?:puedes|pueden|podés|podéis|se puede) pagar con ([^,;:]{3,60})$/iu,
    ways: (found) => [found[0], `${found[1] ? 'Ya aceptamos' : 'Aceptamos'} ${part(found, 2)}`],
  },
]

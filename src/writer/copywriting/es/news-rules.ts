import { capitalized } from '../../first-letter.ts'
import { part, type Rule } from '../rule.ts'
import { addressed } from './address.ts'
import { lowered } from './phrases.ts'

const isGreeting = (kind: string) => kind === 'greeting'
/** "Una feliz Navidad", "un feliz Día del Maestro", "felices fiestas". */
const wished = (wish: string, many: boolean): string =>
  many
    ? `felices ${wish}`
    : `${/^(?:navidad|noche|nochebuena|semana|pascua|primavera|tarde)(?!\p{L})/iu.test(wish) ? 'una' : 'un'} feliz ${wish}`

const finds: Readonly<Record<string, string>> = {
  te: 'encuentras',
  os: 'encontráis',
  los: 'encuentran',
  las: 'encuentran',
  les: 'encuentran',
}

/** Greetings, advice and other small news. Every way says the same. */
export const newsRules: readonly Rule[] = [
  {
    is: /^¡?feli(z|ces) ([^!?:;.]{3,50}?) (te|les|os) desean? ([^!?:;.]{3,60}?)!?(?: \p{Extended_Pictographic}\uFE0F?)?(?:,? (que [^!?:;.]{8,120}))?$/iu,
    ways: (found) => {
      const [many, wish, whom, who] = [
        part(found, 1) === 'ces',
        part(found, 2),
        part(found, 3),
        part(found, 4),
      ]
      const rest = found[5] === undefined ? '' : `. ${capitalized(part(found, 5))}`
      const verb = /^(?:los|las) /iu.test(who) ? 'desean' : 'desea'
      return [
        `${capitalized(who)} ${whom} ${verb} ${wished(wish, many)}${rest}`,
        `Feli${part(found, 1)} ${wish} ${whom} ${verb} ${who}${rest}`,
        `Feli${part(found, 1)} ${wish} de parte de ${who}${rest}`,
      ]
    },
  },
  {
    is: /^((?:la familia|el equipo|todo el equipo) [^,;:.]{2,40}?|tod[oa]s en [^,;:.]{2,40}?|el equipo) (te|les|os) desean? (.{6,120})$/iu,
    ways: (found) => [found[0], `De parte de ${lowered(part(found, 1))}, ${part(found, 3)}`],
  },
  {
    is: /^¡?(feli(?:z|ces) [^!?:;.,]{3,70})!?$/iu,
    ways: (found, { shop, kind }) =>
      shop === '' || !isGreeting(kind)
        ? []
        : [
            found[0],
            `${capitalized(part(found, 1))} de parte de ${shop}`,
            `Desde ${shop}, ${lowered(part(found, 1))}`,
          ],
  },
  {
    is: /^((?:duran?|rinden?|florecen?|aguantan?) (?:el doble|más|mejor|mucho más)[^,;:.]{0,40})$/iu,
    ways: (found, { kind }) =>
      kind === 'tip' ? [found[0], `Así ${lowered(found[0])}`, `De este modo ${lowered(found[0])}`] : [],
  },
  {
    is: /^no incluye (.{4,70})$/iu,
    ways: (found, { kind, country }) =>
      kind === 'offer'
        ? [
            found[0],
            `${country === 'ES' ? 'La oferta' : 'La promoción'} no incluye ${part(found, 1)}`,
            `No está incluido: ${part(found, 1)}`,
          ]
        : [],
  },
  {
    is: /^((?:el|la) que primero|quien primero) (\p{L}{4,9}) (se l[oa]s? (?:queda|lleva))$/iu,
    ways: (found) => [
      found[0],
      `${capitalized(part(found, 3))} ${part(found, 1).toLowerCase()} ${part(found, 2)}`,
      ...(/^(?:el|la) /iu.test(found[0])
        ? [
            `${found[0].slice(0, 2)} primer${/^la/iu.test(found[0]) ? 'a' : 'o'} que ${part(found, 2)} ${part(found, 3)}`,
          ]
        : []),
    ],
  },
  {
    is: /^(te|os|los|las|les) esperamos (en (?:la|el|nuestr[oa]s?|las|los) [^,;:.]{3,60})$/iu,
    ways: (found) => [
      found[0],
      `${capitalized(part(found, 2))} ${part(found, 1).toLowerCase()} esperamos`,
      `Nos ${finds[part(found, 1).toLowerCase()]} ${part(found, 2)}`,
    ],
  },
  {
    is: /^((?:el|la|los|las) [^,;:.]{3,40}) (?:lo|la|los|las) (pone|ponen|trae|traen|prepara|preparan|hace|hacen) ((?:el|la|los|las|nuestr[oa]s?) [^;:.]{3,60}?)(?:,? y (es|son) ([^,;:.]{3,60}))?$/iu,
    ways: (found) => {
      const [thing, verb, who] = [lowered(part(found, 1)), part(found, 2), capitalized(part(found, 3))]
      const closed = who.includes(',') ? `${who},` : who
      const rest = found[4] === undefined ? '' : `, que ${part(found, 4)} ${part(found, 5)}`
      return [
        found[0],
        `${closed} ${verb} ${thing}${rest}`,
        ...(rest === ''
          ? []
          : [`${closed} ${verb} ${thing}. ${capitalized(part(found, 4))} ${part(found, 5)}`]),
      ]
    },
  },
  {
    is: /^(dorsales|entradas|boletos|boletas|bonos|tickets|invitaciones|tarjetas|papeletas|números) (en (?:recepción|caja|tienda|taquilla|barra|(?:la|el|nuestr[oa]) \p{L}{3,14}))$/iu,
    ways: (found) => {
      const thing = part(found, 1).toLowerCase()
      const the = /(?:as|ones)$/u.test(thing) ? 'Las' : 'Los'
      return [`${the} ${thing} están ${part(found, 2)}`, `${the} ${thing}, ${part(found, 2)}`, found[0]]
    },
  },
  {
    is: /^(\p{L}{3,12}[aei]mos) ([^,;:.]{4,60}?) (hasta (?:el|este|mañana)(?!\p{L})[^,;:.]{0,30}?) (en (?:la|el|nuestr[oa]) [^,;:.]{3,50})$/iu,
    ways: (found) => {
      const [verb, what, until, where] = [
        part(found, 1).toLowerCase(),
        part(found, 2),
        part(found, 3),
        part(found, 4),
      ]
      return [
        found[0],
        `${capitalized(until)} ${verb} ${what} ${where}`,
        `${capitalized(where)} ${verb} ${what} ${until}`,
      ]
    },
  },
  {
    is: /^((?:pueden|puedes|podés|podéis) [^,;:.]{4,60}) (hasta (?:el|este|mañana|la)(?!\p{L})[^,;:.]{2,30})$/iu,
    ways: (found) => [
      found[0],
      `${capitalized(part(found, 2))} ${lowered(part(found, 1))}`,
      found[0].replace(/^\p{L}+/u, 'Se puede'),
    ],
  },
  {
    is: /^(?:ampliamos|crece) (?:el |nuestro )?equipo$/iu,
    ways: () => ['Ampliamos el equipo', 'Nuestro equipo crece', 'El equipo crece'],
  },
  {
    is: /^cuando se (acaben?|agoten?|terminen?),? ([^,;:.]{4,50})$/iu,
    ways: (found) => [
      `Cuando se ${part(found, 1)}, ${part(found, 2)}`,
      `En cuanto se ${part(found, 1)}, ${part(found, 2)}`,
      `${capitalized(part(found, 2))} cuando se ${part(found, 1)}`,
    ],
  },
  {
    is: /^(?:preséntate|presentate) con ([^,;:]{4,60}?) (de .{3,40}?)( con \p{L}{2,10} \p{Lu}\p{L}{2,14})?$/iu,
    ways: (found, scene) => [
      found[0],
      addressed(`Puedes presentarte con ${part(found, 1)} ${part(found, 2)}${part(found, 3)}`, scene),
    ],
  },
]

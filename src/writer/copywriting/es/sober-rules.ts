import { capitalized } from '../../first-letter.ts'
import { part, type Rule } from '../rule.ts'
import { lowered } from './phrases.ts'

const DROPS: Readonly<Record<string, readonly [no: string, beg: string]>> = {
  'deja de usar': ['No uses más', 'Te pedimos que dejes de usar'],
  'dejá de usar': ['No uses más', 'Te pedimos que dejes de usar'],
  'deje de usar': ['No use más', 'Le pedimos que deje de usar'],
  'dejad de usar': ['No uséis más', 'Os pedimos que dejéis de usar'],
  'dejen de usar': ['No usen más', 'Les pedimos que dejen de usar'],
}

const proof = '(?:ticket|tique|recibo|factura|comprobante|boleta)'
const BACK = '(?:te|les|os|le|se) (?:lo |la |los |las )?(?:cambiamos|devolvemos|reembolsamos|reponemos|damos)'

/** Notices, apologies and sad news: every way says the same, and none is lighter than the owner's. */
export const soberRules: readonly Rule[] = [
  {
    is: /^(por favor,? )?(deja de usar|dejá de usar|deje de usar|dejad de usar|dejen de usar) ([^,;:.]{4,140})$/iu,
    ways: (found) => {
      const asked = `${part(found, 2).toLowerCase()} ${part(found, 3)}`
      if (found[1]) return [`Por favor, ${asked}`, `${capitalized(asked)}, por favor`]
      const [no = '', beg = ''] = DROPS[part(found, 2).toLowerCase()] ?? []
      return [found[0], `${no} ${part(found, 3)}`, `${beg} ${part(found, 3)}`]
    },
  },
  {
    is: new RegExp(
      `^(?:no (?:necesitas|necesitan|necesita|necesitáis|hace falta|es necesario)|sin) (?:el |la |su |tu )?(${proof})(?: de compra)?$`,
      'iu',
    ),
    ways: (found) => [
      `No hace falta ${part(found, 1).toLowerCase()}`,
      `No es necesario el ${part(found, 1).toLowerCase()}`.replace(/ el (factura|boleta)$/u, ' la $1'),
      `Sin necesidad de ${part(found, 1).toLowerCase()}`,
    ],
  },
  {
    is: new RegExp(
      `^((?:tráe|tráiga|tráigan|traé|traiga|traigan|trae)(?:l[oa]s?)?(?: [^,;:]{3,40})?) y (${BACK}[^,;:]{0,80})$`,
      'iu',
    ),
    ways: (found) => {
      const [bring, back] = [part(found, 1), part(found, 2)]
      return [
        found[0],
        `${capitalized(bring)}: ${back}`,
        `${capitalized(back)}: ${lowered(bring)}`.replace(/: trae$/u, ''),
      ]
    },
  },
  {
    is: /^((?:el|la|los|las|una?|alguna) [^,;:]{3,80}?) (se puede|se pueden|puede|pueden) (soltar|abrir|romper|zafar|desprender|quemar|recalentar)(se)?([^,;:]{0,60})$/iu,
    ways: (found) => {
      const isMany = /n$/u.test(part(found, 2))
      const verb = part(found, 3).toLowerCase()
      const when = part(found, 5).trim()
      // "En una caída, los cascos pueden abrirse."
      if (/^(?:en|con|al|durante) /iu.test(when))
        return [
          found[0],
          `${capitalized(when)}, ${lowered(part(found, 1))} ${found[0].slice(part(found, 1).length + 1, -part(found, 5).length)}`,
        ]
      return [
        `${part(found, 1)} ${isMany ? 'pueden' : 'puede'} ${verb}se${part(found, 5)}`,
        `${part(found, 1)} se ${isMany ? 'pueden' : 'puede'} ${verb}${part(found, 5)}`,
        `Existe el riesgo de que ${lowered(part(found, 1))} se ${subjunctives[verb]?.[isMany ? 1 : 0] ?? ''}${part(found, 5)}`,
      ]
    },
  },
  {
    is: /^(?:cuidado|ojo|atención|alerta|aviso)(?: clientes)?[:,]? ((?:alguien|hay|están|una persona|un número|un perfil|circula)(?!\p{L}).{6,160})$/iu,
    ways: (found) => ['Atención', 'Cuidado', 'Aviso'].map((start) => `${start}: ${lowered(part(found, 1))}`),
  },
  {
    is: /^(nosotros )?(jamás|nunca) ((?:cobramos|pedimos|llamamos|enviamos|escribimos|solicitamos)(?!\p{L}).{3,90})$/iu,
    ways: (found) => {
      const never = part(found, 2).toLowerCase()
      return [
        found[0],
        `Recordamos que ${never} ${part(found, 3)}`,
        found[1] ? `${capitalized(never)} ${part(found, 3)}` : `Nosotros ${never} ${part(found, 3)}`,
      ]
    },
  },
  {
    is: /^(?:estamos|estáis|están) todos bien$/iu,
    ways: (found) => [found[0], 'Todos estamos bien', 'Por suerte, estamos todos bien'],
  },
  {
    is: /^ya (está|están) (arreglad[oa]s?|solucionad[oa]s?|resuelt[oa]s?|reparad[oa]s?)$/iu,
    ways: (found) => [
      found[0],
      `Ya ${/n$/u.test(part(found, 1)) ? 'quedaron' : 'quedó'} ${part(found, 2)}`,
      capitalized(`${part(found, 1)} ya ${part(found, 2)}`),
    ],
  },
  {
    is: /^((?:la misa|el velorio|el entierro|el funeral|la ceremonia|las exequias|el sepelio|la despedida)) (?:es|son|será|serán) (.{4,110})$/iu,
    ways: (found) => {
      const isMany = /^las /iu.test(part(found, 1))
      return [
        `${part(found, 1)} ${isMany ? 'serán' : 'será'} ${part(found, 2)}`,
        `${part(found, 1)} ${isMany ? 'son' : 'es'} ${part(found, 2)}`,
        `${part(found, 1)} ${isMany ? 'tendrán' : 'tendrá'} lugar ${part(found, 2)}`,
      ]
    },
  },
  {
    is: /^(?:perdón|disculpas|pedimos (?:perdón|disculpas)|queremos (?:disculparnos|pedir (?:perdón|disculpas))|perdonad|disculpen) (por .{4,140})$/iu,
    ways: (found) => [
      `Pedimos disculpas ${part(found, 1)}`,
      `Pedimos perdón ${part(found, 1)}`,
      `Queremos pedir disculpas ${part(found, 1)}`,
    ],
  },
  {
    is: /^(con (?:mucha |profunda |enorme |gran |infinita )?(?:tristeza|pena|dolor|pesar)|con (?:mucho|profundo|enorme|gran) (?:dolor|pesar)),? ((?:les|os|te) (?:avisamos|contamos|informamos|comunicamos)|informamos|comunicamos) (de |del |que |el )(.{6,160})$/iu,
    ways: (found) => [
      found[0],
      `${capitalized(part(found, 2))} ${part(found, 1).toLowerCase()} ${part(found, 3)}${part(found, 4)}`,
    ],
  },
  {
    is: /^(?:no )?(?:tenemos|hay) fecha de (?:reapertura|apertura)(.{0,60})$/iu,
    ways: (found) => [`Todavía no hay fecha de reapertura${part(found, 1)}`, found[0]],
  },
]

const subjunctives: Readonly<Record<string, readonly [string, string]>> = {
  soltar: ['suelte', 'suelten'],
  abrir: ['abra', 'abran'],
  romper: ['rompa', 'rompan'],
  zafar: ['zafe', 'zafen'],
  desprender: ['desprenda', 'desprendan'],
  quemar: ['queme', 'quemen'],
  recalentar: ['recaliente', 'recalienten'],
}

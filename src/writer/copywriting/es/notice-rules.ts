import { capitalized } from '../../first-letter.ts'
import { part, type Rule } from '../rule.ts'
import { lowered } from './phrases.ts'

const IS_TOLD = /^(?:hay|no hay|el|la|los|las|hoy|mañana|este|esta|se)(?!\p{L})/iu

/** "Devolvemos" and "devolveremos"; a shop that takes something back will do it. */
const givesBack: ReadonlyMap<string, string> = new Map([
  ['cambiamos', 'cambiaremos'],
  ['devolvemos', 'devolveremos'],
  ['reembolsamos', 'reembolsaremos'],
  ['reponemos', 'repondremos'],
  ['damos', 'daremos'],
  ['entregamos', 'entregaremos'],
])
const FREE_OF =
  /^(.{2,50}?),? ((?:sin (?:ningún )?(?:costo|coste|cargo|ticket|tique|recibo|factura)|gratis)(?!\p{L}))$/iu
const mayHave: Readonly<Record<string, string>> = {
  tener: 'tenga',
  contener: 'contenga',
  estar: 'esté',
  llevar: 'lleve',
}
const stopped: Readonly<Record<string, string>> = {
  deja: 'uses',
  dejá: 'uses',
  deje: 'use',
  dejad: 'uséis',
  dejen: 'usen',
}

/** Recalls, warnings and what is made good: every way says the same, and none is lighter than the owner's. */
export const noticeRules: readonly Rule[] = [
  {
    is: /^aviso (a (?:las|los|nuestr[oa]s|tod[oa]s)(?!\p{L})[^:;.]{3,50}): (.{6,200})$/iu,
    ways: (found) => [
      `Aviso ${part(found, 1)}: ${part(found, 2)}`,
      `Informamos ${part(found, 1)}: ${part(found, 2)}`,
      ...(IS_TOLD.test(part(found, 2)) ? [`Avisamos ${part(found, 1)} de que ${part(found, 2)}`] : []),
    ],
  },
  {
    is: /^atención,? (?:a )?(?:los |las )?(client[ea]s que (compraron|tienen|se llevaron) ([^:;]{4,90})): (.{6,120})$/iu,
    ways: (found) => [
      `Atención, ${part(found, 1)}: ${part(found, 4)}`,
      `A ${/^clientas/iu.test(part(found, 1)) ? 'las' : 'los'} ${part(found, 1)}: ${part(found, 4)}`,
      ...(/^no /iu.test(part(found, 4)) ? [`Si ${part(found, 2)} ${part(found, 3)}, ${part(found, 4)}`] : []),
    ],
  },
  {
    is: /^atención,? (?:a )?(?:los |las )?(client[ea]s): (.{6,200})$/iu,
    ways: (found) => {
      const the = /^clientas/iu.test(part(found, 1)) ? 'las' : 'los'
      return [
        `Atención, ${part(found, 1)}: ${part(found, 2)}`,
        `Aviso a ${the} ${part(found, 1)}: ${part(found, 2)}`,
        `Informamos a ${the} ${part(found, 1)}: ${part(found, 2)}`,
      ]
    },
  },
  {
    is: /^hay (?!que )([^,;:.]{4,60}?) en ((?:el|la|los|las|nuestr[oa]s?) [^,;:.]{3,50})$/iu,
    ways: (found) => [
      found[0],
      `En ${part(found, 2)} hay ${part(found, 1)}`,
      `Tenemos ${part(found, 1)} en ${part(found, 2)}`,
    ],
  },
  {
    is: /^(te|les|os|le) (cambiamos|devolvemos|reembolsamos|reponemos|damos|entregamos) ((?:el|la|los|las|su|sus|tu|un|una|otr[oa]|uno)(?!\p{L}).{2,80})$/iu,
    ways: (found, { kind }) => {
      const [whom, verb, what] = [part(found, 1), part(found, 2).toLowerCase(), part(found, 3)]
      if (kind !== 'warning' && kind !== 'apology') return []
      const [, thing = '', free = ''] = FREE_OF.exec(what) ?? []
      const isCertain = kind === 'warning' || verb === 'devolvemos' || verb === 'reponemos'
      if (free !== '')
        return [
          found[0],
          `${capitalized(whom)} ${verb} ${free} ${thing}`,
          `${capitalized(free)}, ${whom.toLowerCase()} ${verb} ${thing}`,
        ]
      return isCertain ? [found[0], `${capitalized(whom)} ${givesBack.get(verb) ?? verb} ${what}`] : []
    },
  },
  {
    is: /^(puede|pueden) (tener|contener|estar|llevar) ([^,;:.]{3,60})$/iu,
    ways: (found, { kind }) => {
      const may = `${mayHave[part(found, 2).toLowerCase()] ?? ''}${/n$/iu.test(part(found, 1)) ? 'n' : ''}`
      return kind === 'warning'
        ? [
            found[0],
            `Existe el riesgo de que ${may} ${part(found, 3)}`,
            `Hay riesgo de que ${may} ${part(found, 3)}`,
          ]
        : []
    },
  },
  {
    is: /^(deja|dejá|deje|dejad|dejen) de usar(lo|la|los|las) y ([^,;:.]{4,60})$/iu,
    ways: (found) => [
      found[0],
      `No ${part(found, 2)} ${stopped[part(found, 1).toLowerCase()]} más y ${part(found, 3)}`,
      `Por favor, ${lowered(found[0])}`,
    ],
  },
  {
    is: /^no (lo|la|los|las) (use[sn]?|uséis) y ((?:tráiga|tráe|traed|traé)[^,;:.]{2,60})$/iu,
    ways: (found) => [
      found[0],
      `No ${part(found, 1)} ${part(found, 2)} más y ${part(found, 3)}`,
      `Por favor, ${lowered(found[0])}`,
    ],
  },
  {
    is: /^no ((?:us|mand|pagu|env[ií]|d|acept|llam|tom|deposit|conf[ií])(?:es|en|éis)|(?:compart|abr|respond|hag|consum|com|beb|transfier)(?:as|an|áis)) ([^;:.]{4,90})$/iu,
    ways: (found, { kind }) => {
      const verb = part(found, 1)
      const beg = /n$/iu.test(verb) ? 'Les pedimos' : /is$/iu.test(verb) ? 'Os pedimos' : 'Te pedimos'
      return kind === 'warning'
        ? [found[0], `Por favor, no ${verb} ${part(found, 2)}`, `${beg} que no ${verb} ${part(found, 2)}`]
        : []
    },
  },
  {
    is: /^(?:el )?(feriado|festivo|puente) (del? [^:;,.]{3,40}?):? abierto ((?:de|desde|hasta) .{3,60})$/iu,
    ways: (found) => {
      const day = `${part(found, 1).toLowerCase()} ${part(found, 2)}`
      return [
        `El ${day} abrimos ${part(found, 3)}`,
        `Abrimos el ${day} ${part(found, 3)}`,
        `El ${day}, abierto ${part(found, 3)}`,
      ]
    },
  },
  {
    is: /^retiramos ((?:el|la|los|las) [^,;:.]{4,90})$/iu,
    ways: (found, { kind }) => (kind === 'warning' ? [found[0], `Estamos retirando ${part(found, 1)}`] : []),
  },
  {
    is: /^si ((?:compraste|has comprado|compraron|habéis comprado|compró|tienes|tienen|tenéis|tiene) [^,;:.]{4,110}), (no (?:lo|la|los|las) (?:us|consum|com|tom)(?:es|en|éis|e|as|an|áis|a))$/iu,
    ways: (found) => [
      found[0],
      `${capitalized(part(found, 2))} si ${part(found, 1)}`,
      `¿${capitalized(part(found, 1))}? ${capitalized(part(found, 2))}`,
    ],
  },
  {
    is: /^(?:la|nuestra) única (cuenta|página|web)(?: oficial)? es (\S.{3,60})$/iu,
    ways: (found) => [
      found[0],
      `Nuestra única ${part(found, 1)} es ${part(found, 2)}`,
      `Solo tenemos una ${part(found, 1)}: ${part(found, 2)}`,
    ],
  },
  {
    is: /^(?:hemos detectado|detectamos|se ha detectado) que (.{8,160})$/iu,
    ways: (found, { country }) => [
      country === 'ES' ? `Hemos detectado que ${part(found, 1)}` : `Detectamos que ${part(found, 1)}`,
      `Se ha detectado que ${part(found, 1)}`,
      `Hemos visto que ${part(found, 1)}`,
    ],
  },
  {
    is: /^(si [^,;:.]{4,60}), que se (quede|queden) ([^,;:.]{4,60})$/iu,
    ways: (found) => {
      const must = `${/n$/iu.test(part(found, 2)) ? 'deben' : 'debe'} quedarse ${part(found, 3)}`
      return [
        found[0],
        `${part(found, 1)}, ${must}`,
        `Que se ${part(found, 2)} ${part(found, 3)} ${lowered(part(found, 1))}`,
      ]
    },
  },
  {
    is: /^no dimos (el servicio|el trato|la atención) que (.{4,30})$/iu,
    ways: (found) => [
      found[0],
      `${capitalized(part(found, 1))} que dimos no fue ${/^el/iu.test(part(found, 1)) ? 'el' : 'la'} que ${part(found, 2)}`,
      `No estuvo bien: no dimos ${part(found, 1)} que ${part(found, 2)}`,
    ],
  },
  {
    is: /^(?:apenas|en cuanto|tan pronto como) ([^,;:.]{4,50}?),? ((?:te|les|os) \p{L}{2,14}mos [^,;:.]{3,80})$/iu,
    ways: (found) => [
      `Apenas ${part(found, 1)}, ${part(found, 2)}`,
      `En cuanto ${part(found, 1)}, ${part(found, 2)}`,
      `${capitalized(part(found, 2))} en cuanto ${part(found, 1)}`,
    ],
  },
  {
    is: /^ya (hablamos|avisamos|contactamos|escribimos) ((?:con|a|al) [^,;:.]{3,60})$/iu,
    ways: (found) => [found[0], `${capitalized(part(found, 1))} ya ${part(found, 2)}`],
  },
  {
    is: /^(?:perdón|disculpas) (a (?:los|las|tod[oa]s|quien|quienes)(?!\p{L}) .{3,140})$/iu,
    ways: (found) => [
      `Pedimos perdón ${part(found, 1)}`,
      `Pedimos disculpas ${part(found, 1)}`,
      `Nuestras disculpas ${part(found, 1)}`,
    ],
  },
  {
    is: /^(?:una disculpa|mil disculpas|nuestras disculpas): (.{6,200})$/iu,
    ways: (found) => [
      `Una disculpa: ${part(found, 1)}`,
      `Pedimos disculpas: ${part(found, 1)}`,
      `Nuestras disculpas: ${part(found, 1)}`,
    ],
  },
  {
    is: /^perdón y (gracias por .{4,80})$/iu,
    ways: (found) => [
      found[0],
      `Pedimos perdón y damos las ${part(found, 1)}`,
      `Perdón, y muchas ${part(found, 1)}`,
    ],
  },
  {
    is: /^(quien(?:es)? (?:quiera|quieran) [^,;:.]{3,50}), ([^,;:.]{6,90}mos(?!\p{L})[^,;:.]{0,40})$/iu,
    ways: (found) => [
      found[0],
      `Para ${lowered(part(found, 1))}, ${part(found, 2)}`,
      `${capitalized(part(found, 2))} para ${lowered(part(found, 1))}`,
    ],
  },
  {
    is: /^basta con (\p{L}{2,12}[aei]r(?:l[aeo]s?|se|nos)?(?!\p{L})[^,;:.]{0,60})$/iu,
    ways: (found) => [found[0], `Solo hay que ${part(found, 1)}`, `Con ${part(found, 1)} es suficiente`],
  },
  {
    is: /^(a quien(?:es)? [^,;:.]{4,60}), ((?:les?|se l[oa]s?) \p{L}{2,14}mos(?!\p{L})[^,;:.]{0,80})$/iu,
    ways: (found) => [found[0], `${capitalized(part(found, 2))} ${lowered(part(found, 1))}`],
  },
  {
    is: /^(?:el precio )?es (\$ ?\d[\d.,]{0,12}|\d[\d.,]{0,12} €) y no (\$ ?\d[\d.,]{0,12}|\d[\d.,]{0,12} €)$/iu,
    ways: (found) => [
      `Es ${part(found, 1)} y no ${part(found, 2)}`,
      `El precio correcto es ${part(found, 1)} y no ${part(found, 2)}`,
      `Son ${part(found, 1)}, no ${part(found, 2)}`,
    ],
  },
]

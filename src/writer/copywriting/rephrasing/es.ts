import { capitalized, lowered } from '../../first-letter.ts'
import { expression, type SentenceRule, type Swap } from '../rephrase-rules.ts'
import { part } from '../rule.ts'
import type * as en from './en.ts'

const PRICE = '(?:\\$ ?\\d|\\d{1,6}(?:[.,]\\d{1,3}){0,2} ?€)'

const swaps: readonly Swap[] = [
  { from: expression('te presentamos a'), to: 'conoce a' },
  { from: expression('(?<=^)trae(?= \\p{L})(?! a\\b)'), to: 'recuerda traer' },
  { from: expression('nos hemos mudado'), to: 'nos hemos cambiado de sitio', only: 'ES' },
  { from: expression('(?<=^)ahora estamos en'), to: 'nos encuentras en' },
  { from: expression('le encanta'), to: 'le gusta mucho' },
  { from: expression('por la comprensión'), to: 'por comprenderlo' },
  { from: expression('siguen siendo válid[oa]s'), to: 'siguen valiendo', isSober: true },
  { from: expression('cambiamos (?=el horario|la hora|el día)'), to: 'cambia ', isSober: true },
  {
    from: expression('(?<=^)discul(?:p[aáe]n?|pad) las molestias'),
    to: 'sentimos las molestias',
    isSober: true,
  },
  { from: expression('(?<=^)perdón por las molestias'), to: 'sentimos las molestias', isSober: true },
  { from: expression('ahora es a las(?= \\d)'), to: 'ahora será a las', isSober: true },
  { from: expression('recuerda que'), to: 'ten en cuenta que' },
  { from: expression('ten en cuenta que'), to: 'recuerda que' },
  { from: expression('(?<=^)plazas limitadas'), to: 'las plazas son limitadas' },
  { from: expression('(?<=^)(?:cupos?|lugares) limitados?(?! a)'), to: 'hay cupo limitado', only: 'America' },
  { from: expression('pregunta (?=por)'), to: 'pregúntanos ' },
  { from: expression('este finde'), to: 'este fin de semana' },
  { from: expression('este fin de semana'), to: 'este finde' },
  { from: expression('(?<=^)abrimos también'), to: 'también abrimos' },
  { from: expression('(?<=^)también abrimos'), to: 'abrimos también' },
  { from: expression('no hace falta (?:pedir )?cita'), to: 'no necesitas cita' },
  { from: expression('(?<=^)l[oa]s esperamos(?= en\\b)'), to: 'nos encuentran' },
  { from: expression('(?<=^)te esperamos(?= en\\b)'), to: 'nos encuentras' },
  { from: expression('sale (?=\\$)'), to: 'cuesta ' },

  { from: expression(`desde(?= (?:${PRICE}))`), to: 'a partir de' },
  { from: expression(`a partir de(?= (?:${PRICE}))`), to: 'desde' },
  { from: expression('tenemos (huecos|plazas|lugares|cupos|citas)'), to: 'hay $1' },
  {
    from: expression('(?<!nos )quedan(?= (?:\\d|pocas|pocos|algun|dos|tres|cuatro|cinco))'),
    to: 'nos quedan',
  },
  { from: expression('(?:trae|traé) a (una? amig[oa])'), to: 'ven con $1', only: 'ES' },
  { from: expression('válid[oa](s?)(?= (?:hasta|del?|en|solo)\\b)'), to: 'vigente$1' },
  { from: expression('se acabe(n?)'), to: 'se termine$1' },
  { from: expression('se termine(n?)'), to: 'se acabe$1' },
  { from: expression('cupo limitado a (\\d{1,4})'), to: 'el cupo es de $1' },
  { from: expression('máximo (\\d{1,4}) personas'), to: 'hasta $1 personas' },
  { from: expression('más info'), to: 'más información' },
  { from: expression('más información'), to: 'más info' },
  { from: expression('sin interés(?!\\p{L})'), to: 'sin intereses' },
  { from: expression('por encargo'), to: 'bajo pedido' },
  { from: expression('bajo pedido'), to: 'por encargo' },
  { from: expression('han llegado(?= (?:l[oa]s|nuestr))'), to: 'ya están aquí' },
  { from: expression('ha llegado(?= (?:el|la|nuestr))'), to: 'ya está aquí' },
  { from: expression('vuelven(?= (?:l[oa]s|nuestr))'), to: 'ya están de vuelta' },
  { from: expression('ya están aquí(?= (?:l[oa]s|nuestr))'), to: 'acaban de llegar' },
  { from: expression('ya está aquí(?= (?:el|la|nuestr))'), to: 'acaba de llegar' },
  { from: expression('nos visita(?! el\\b)'), to: 'recibimos la visita de' },
  { from: expression('muchas gracias(?! a ti)'), to: 'mil gracias' },
  { from: expression('mil gracias'), to: 'muchas gracias', isSober: true },
  { from: expression('queremos dar las gracias a'), to: 'damos las gracias a', isSober: true },
  { from: expression('podrás'), to: 'puedes' },
  { from: expression('podrán'), to: 'pueden' },
  { from: expression('pagas en(?= \\d)'), to: 'puedes pagar en' },
  { from: expression('pagás en(?= \\d)'), to: 'podés pagar en' },
  { from: expression('te guardamos'), to: 'te apartamos', only: 'America' },
  { from: expression('mándanos'), to: 'envíanos' },
  { from: expression('envíanos'), to: 'mándanos' },
  { from: expression('mandanos'), to: 'envianos' },
  { from: expression('no pudimos'), to: 'no nos fue posible', isSober: true },
  { from: expression('no hemos podido'), to: 'no nos ha sido posible', isSober: true },
  { from: expression('ya funciona(?=$|,)'), to: 'ya vuelve a funcionar', isSober: true },
  { from: expression('gratis(?=$| en| durante| hasta| todo| toda)'), to: 'sin coste', only: 'ES' },
  { from: expression('gratis(?=$| en| durante| hasta| todo| toda)'), to: 'sin costo', only: 'America' },
  { from: expression('empieza'), to: 'comienza', isSober: true },
  { from: expression('comienza'), to: 'empieza', isSober: true },
  { from: expression('anunciamos(?= (?:al?\\b|los|las|el))'), to: 'daremos a conocer' },
  { from: expression('también puedes'), to: 'además puedes' },
  { from: expression('no te olvides de'), to: 'recuerda' },
  { from: expression('no olvides'), to: 'recuerda' },
  { from: expression('recuerda(?= (?:\\p{L}{2,12}r\\b))'), to: 'no olvides' },
  { from: expression('todos los (lunes|martes|miércoles|jueves|viernes)(?! (?:y|a)\\b)'), to: 'cada $1' },
  { from: expression('todos los (sábado|domingo)s(?! (?:y|a)\\b)'), to: 'cada $1' },
  { from: expression('estamos felices de'), to: 'nos alegra' },
  { from: expression('estamos muy contentos de'), to: 'nos alegra' },
  { from: expression('tenemos el placer de'), to: 'nos alegra' },
  { from: expression('solo(?= (?:hoy|en tienda|en el local|para|por encargo|efectivo))'), to: 'únicamente' },
  { from: expression('únicamente'), to: 'solo' },
  { from: expression('en caso de que no puedas'), to: 'si no puedes' },
]

/** Requests as they begin a sentence, and their infinitives. */
const requests: Readonly<Record<string, string>> = {
  encárgal: 'encargar',
  resérval: 'reservar',
  pídel: 'pedir',
  cómpral: 'comprar',
  recógel: 'recoger',
  pruébal: 'probar',
}
const asked = Object.keys(requests).join('|')

const made: Readonly<Record<string, string>> = {
  lo: 'Está hecho',
  la: 'Está hecha',
  los: 'Están hechos',
  las: 'Están hechas',
}

const rules: readonly SentenceRule[] = [
  {
    is: /^si quieres (\p{L}{3,20}(?: [^,;:!?]{2,40})?), ([^;:!?¿]{5,120})$/iu,
    ways: (found) => [`¿Quieres ${part(found, 1)}? ${capitalized(part(found, 2))}`],
  },
  {
    is: new RegExp(`^(${asked})([oa]s?) ([^;:!?]{3,120})$`, 'iu'),
    ways: (found) => [
      `Puedes ${requests[part(found, 1).toLowerCase()] ?? ''}l${part(found, 2)} ${part(found, 3)}`,
    ],
  },
  {
    is: /^llámanos (al \d[\d ]{6,16}) para ([^,;:!?]{4,60})$/iu,
    ways: (found) => [`Para ${part(found, 2)}, llámanos ${part(found, 1)}`],
  },
  {
    is: /^para ([^,;:!?]{4,60}), ((?:llama|llámanos|escribe|escríbenos|manda|mándanos|entra|visita)\b[^,;:!?]{3,80})$/iu,
    ways: (found) => [`${capitalized(part(found, 2))} para ${part(found, 1)}`],
  },
  {
    // "Las flores duran más si cortas los tallos"
    is: /^((?:el|la|los|las|tu|tus|nuestr[oa]s?|te|escríbenos|llámanos|avísanos|puedes)\b[^,;:!?¿]{4,80}(?<!\b(?:como|ver|sé|saber|mirar|preguntar|dinos|miramos|dice|depende de))) (si [^,;:!?]{4,100})$/iu,
    ways: (found) => [`${capitalized(part(found, 2))}, ${lowered(part(found, 1))}`],
  },
  {
    is: /^ya ((?:l[oa]s?|te|nos) \p{L}{3,16}(?:ste|steis|ron|[aei]do))$/iu,
    ways: (found) => [`${capitalized(part(found, 1))} ya`],
  },
  {
    is: /^(l[oa]s?) hacemos con ([^;:!?]{3,120})$/iu,
    ways: (found) => [`${made[part(found, 1).toLowerCase()] ?? ''} con ${part(found, 2)}`],
  },
  {
    is: /^((?:nuestr[oa]s? )?nuev[oa]s? [\p{L} ]{3,30}): ([^:;.!?]{3,80})$/iu,
    ways: (found) => [`${capitalized(part(found, 2))}: ${lowered(part(found, 1))}`],
  },
  {
    is: /^((?:[^,;:]{2,24} )?)por cada ([^,;:]{3,60}?),? (donamos|regalamos|plantamos|entregamos) ([^,;:!?]{3,90})$/iu,
    ways: (found) => [
      capitalized(`${part(found, 1)}${part(found, 3)} ${part(found, 4)} por cada ${part(found, 2)}`),
    ],
  },
  {
    is: /^entrada (libre|gratuita|gratis)((?:,? [^;:]{2,80})?)$/iu,
    ways: (found) => [`La entrada es ${part(found, 1)}${part(found, 2)}`],
  },
  {
    is: /^la entrada es (libre|gratuita|gratis)((?:,? [^;:]{2,80})?)$/iu,
    ways: (found) => [`Entrada ${part(found, 1)}${part(found, 2)}`],
  },
  {
    isSober: true,
    is: /^pedimos disculpas(: [^;!?]{5,200}| por [^;:!?]{5,200})$/iu,
    ways: (found) => [`Queremos pedir disculpas${part(found, 1)}`],
  },
  {
    isSober: true,
    is: /^(desde (?:hoy|mañana|el \p{L}{5,9})(?: a las \d{1,2}(?::\d\d)?)?) (pued[eo]s?n? [^,;:!?]{5,100})$/iu,
    ways: (found) => [`${capitalized(part(found, 2))} ${lowered(part(found, 1))}`],
  },
  {
    isSober: true,
    is: /^(pued[eo]s?n? [^,;:!?]{5,100}) (desde (?:hoy|mañana|el \p{L}{5,9})(?: a las \d{1,2}(?::\d\d)?)?)$/iu,
    ways: (found) => [`${capitalized(part(found, 2))} ${lowered(part(found, 1))}`],
  },
]

const cuts: readonly Swap[] = [
  {
    from: expression(
      '(?<=^)(?:tenemos|contamos con|hay) (?=una? |uno |unos |unas |\\d|dos |tres |nuev|huecos|plazas|cupos)',
    ),
    to: '',
  },
  { from: expression('(?<=^)es una? (?=\\p{L})'), to: '' },
  { from: expression('(?<=^)(?:y|además,|también,) (?=\\p{L})'), to: '' },
  { from: expression('(?<=^)el precio es de (?=[$\\d])'), to: '' },
  {
    from: expression(
      '(?<=^)la (entrada|primera clase|primera sesión|primera consulta) es (?=libre|gratis|gratuita)',
    ),
    to: '$1 ',
  },
  { from: expression('(?:muchas|muchísimas|mil) gracias'), to: 'gracias', isSober: true },
  { from: expression('queremos dar(?:te|les|os)? las gracias'), to: 'gracias' },
  { from: expression('todos los (?=lunes|martes|miércoles|jueves|viernes|sábados|domingos)'), to: 'los ' },
  { from: expression('(?<=\\d )minutos'), to: 'min' },
  { from: expression('más información'), to: 'más info' },
  { from: expression('con el fin de'), to: 'para' },
  { from: expression('en este momento'), to: 'ahora' },
  { from: expression('así como'), to: 'y' },
  { from: expression('escríbenos por whatsapp al (?=\\d[\\d ]{6,16}[.!]?$)'), to: 'WhatsApp: ' },
  { from: expression('llámanos al (?=\\d[\\d ]{6,16}[.!]?$)'), to: 'tel. ' },
  { from: expression('en el caso de que'), to: 'si' },
  {
    from: expression(
      '(?:estamos|nos) (?:muy )?(?:felices|contentos|alegra|complace) (?:de )?(?:anunciar|contar(?:te|les|os)?|compartir) que',
    ),
    to: '',
  },
  { from: expression('te recordamos que'), to: '' },
  { from: expression('les recordamos que'), to: '' },
  { from: expression('totalmente (?=gratis|gratuit)'), to: '' },
  { from: expression('por favor,? (?=\\p{L})'), to: '' },
  { from: expression('a partir de (?=[$\\d])'), to: 'desde ' },
  { from: expression('personas como máximo'), to: 'personas máx.' },
]

export const rephrasing: typeof en.rephrasing = { swaps, rules, cuts }

import { findQuoted } from '../find-quoted.ts'
import { flatten } from '../flatten.ts'

/** Shorter stretches without a sign are one thought. */
const FEWEST_WORDS = 8
/** Nobody writes more than this without any sign. */
const LONGEST_STRETCH = 300
const FEWEST_BEFORE = 3
const FEWEST_BEFORE_NOTE = 2
const LOOKED_AT = 90
const MOST_WORDS = 40
const MOST_AHEAD = 16

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))
/** A pattern of flat words that begins here. */
const here = (...sources: string[]) => new RegExp(`^(?:${sources.join('|')})(?![a-zñ])`, 'u')

/** After these words a clause goes on. */
const goesOn =
  words(`a ante con contra de del desde durante e el ella en entre hasta la las le les lo los me mi mis ni no nos o os para
  pero por que se segun si sin sobre su sus te tras tu tus u un una unas uno unos y ya al cada todo toda todos todas como cuando donde
  quien quienes porque mientras aunque mas muy tan esta este esto estas estos ese esa eso yo nosotros cual cuales primera primer
  segunda proxima nueva nuestro nuestra nuestros nuestras tambien solo previa mil muchas damos doy dar q xq pq x d t k hoy manana
  gran buen buena mejor otro otra ser es son mediante luego despues ahora antes casi aproximadamente`)

const DAYS = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos|feriados)'
const NO_VERBS =
  '(?!(?:ulti|proxi|maxi|mini|opti|raci|ani|inti|legiti|anoni|pri|extre|recla|tra|gra|kilogra|re|mi|[a-zñ]*isi|ra)mos(?![a-zñ]))'
const OURS = `(?:${NO_VERBS}[a-zñ]{1,13}[aei]mos|somos)`
const SMALL =
  '(?:(?:ya|hoy|manana|ahora|tambien|ademas|aqui|no|solo|nos|te|les|os|lo|los|la|las|le|se|me) ){0,3}'
const ON_DAY = `(?:(?:el|este|los) )?(?:${DAYS}|\\d{1,2})(?: \\d{1,2})?(?: de [a-zñ]{4,10})?`
const REACHED =
  'escrib[aei]n?nos|escribanos|dinos|decinos|diganos|dejanos|cuentanos|contanos|escribidnos|escribime|escribeme|llamadnos|llamame|avisadnos|llam[ae]n?nos|visit[ae]n?nos|contact[ae]n?nos|consult[ae]n?nos|pregunt[ae]n?nos|mand[ae]n?(?:nos|l[oa]s?)|envi[ae]n?(?:nos|l[oa]s?)|avis[ae]n?nos|seguinos|siguenos|siganos|sigannos|inscribete|inscribite|inscribase|inscribanse|apuntate|apuntese|apuntaos|anotate|anotese|anotense|registrate|registrese|sumate|sumense|unete|unite|animate|animense|acercate|acerquese|acerquense|pasate|pasaos|llevate|llevatel[oa]s?|tra[ei]l[oa]s?|traigal[oa]s?|traiganl[oa]s?|pidel[oa]s?|pedil[oa]s?|pidal[oa]s?|pidanl[oa]s?|encargal[oa]s?|reserval[oa]s?|pruebal[oa]s?|probal[oa]s?|conocel[oa]s?|apartal[oa]s?|presentate|presentarse|dejen de'
const ASKED =
  'reserv[ae]n?|agend[ae]n?|ped[ií]|pid[ae]n?|apart[ae]n?|separ[ae]n?|encarga|encarguen?|llam[ae]n?|escrib[aei]n?|mand[ae]n?|envi[ae]n?|enviar|mandar|dejar|dej[ae]n?|marca|marquen?|confirm[ae]n?|compr[ae]n?|consult[ae]n?|pregunt[ae]n?|solicit[ae]n?|trae|traigan?|traed|lleven?|visit[ae]n?|coment[ae]n?|etiquet[ae]n?|comparte|comparti|compartan?|us[ae]n?|dale|denle|particip[ae][sn]?|ven|veni|venid|vengan?|pas[ae]n?|lleguen?|aprovech[ae]n?|cooper[ae]n?|escribid|llamad|pasad'
const OBJECT =
  'al?|en|por|con|tus?|sus?|el|la|los|las|una?|mesa|cita|turno|cv|hoja|curriculum|whatsapp|mensaje|antes|like|temprano|cual|que'
const request = here(
  REACHED,
  `(?:${ASKED}) (?:${OBJECT})`,
  '(?:lleven|traigan|trae) [a-zñ]{3,}',
  'usa siempre',
)
const CONTACT =
  '(?:whatsapp|wsp|wasap|wpp|insta[a-z]{0,6}|facebook|dm|md|inbox|privado|mensajes?|tel|telefono|cel|celular|linea|recepcion|\\+?\\d|\\S{1,40}[@.]\\S)'
const contact = new RegExp(
  `^(?:(?:turnos|citas|reservas|reservaciones|pedidos|encargos|informes|info|mas info|mas informacion|inscripciones|dudas|consultas|urgencias|domicilios|contacto|cotizaciones) (?:(?:al|por|en|a|via|solo por|en el) )?${CONTACT}|urgencias con |(?:whatsapp|wsp|wpp|tel|telefono|cel) (?:al )?\\+?\\d{2})`,
  'u',
)

const ourNews = here(`(?:${ON_DAY} )?${SMALL}${OURS}`)
const dayNews = here(
  `(?:${ON_DAY}|manana|hoy) (?:normal|horario|cerrado|abierto|abierta|cerrada)`,
  `(?:los )?${DAYS}(?: [ya] ${DAYS})? (?:de|desde las?|hasta las?) \\d`,
  '\\d{1,2} y \\d{1,2} (?:cerrado|abierto|hasta las? \\d)',
)
const news = here(
  `(?:${ON_DAY} )?(?:tambien |ya |no |aun |todavia )?hay(?! que)`,
  `(?:${ON_DAY} )?(?:tambien |no )?habra`,
  'ya (?:esta|estan|llego|llegaron|salio|se)',
  'se (?:aceptan?|reciben?|entregan?|paga|suspende|sortea|aparta|permiten?|requiere|reserva|compra|pide|encarga|puede|pueden)(?= (?:en|con|por|al|hasta|una?|el|la|si|[a-zñ]{3,12}[aei]r|[a-zñ]{4,}))',
  '(?:todo )?lo recaudado',
  'l[oa]s? (?:puedes?|pueden|podes|podeis) [a-zñ]{3,12}',
  'no importa',
  '(?:es|son|sera) (?:gratis|gratuit[oa]|totalmente|a beneficio|al aire|para todos|con cupo|sin costo)',
  'nosotros (?:solo|nunca|no|jamas|siempre)',
  'interesad[oa]s? (?:traer|enviar|mandar|llamar|escribir|presentarse|comunicarse|dejar|acercarse|venir|acudir|pasar|llegar)',
  'sorteo (?:el )?\\d',
  'cierra (?:el|este|hoy|manana)',
  'nuevo horario',
  'no l[oa]s? (?:usen?|consuman?|toquen?|coman?|tomen?)',
  'a l[oa]s primer[oa]s \\d{1,3} [a-zñ]+ (?:les|te|le|os)',
  '(?:la )?primera (?:clase|consulta|sesion|visita) gratis',
  'todo va',
  `(?:(?:este|el) ${DAYS} |toda la semana |esta semana |todo el mes )?(?:el|la|los|las|nuestr[oa]s?) (?!que)[a-zñ]{3,14}(?: (?!el |la |los |las |que |y |a )(?:de |del )?[a-zñ]{2,12}){0,2} (?:es|son|sera|seran|fue|se [a-zñ]{3,12}|incluye|cuesta|vale|empieza|tiene|tienen|va|van|sale|llega|cierra|abre|estan|puede|pueden)`,
  '(?:toda la semana|esta semana|todo el mes|este mes) (?:[a-zñ ]{3,30} )?(?:al )?(?:\\dx\\d|\\d{1,2} ?%)',
  '(?:muchas |mil )?gracias (?:a|por|de)',
  'disculpen?|disculpad|perdon por|feliz (?!de )[a-zñ]+|felices (?!de )[a-zñ]+|felicidades',
  '(?:los|las|te|os|les|aqui te|alli te|ahi te) esperamos',
  'con (?:una?|dos|tres|\\d{1,2}) (?:[a-zñ0-9]+ ){1,5}(?:basta|alcanza)',
  'nos vemos|no te lo pierdas|no se lo pierdan|no faltes|no falten',
)
const PRICE_LEADS = words(
  `inscripcion matricula sena inversion cuesta cuestan vale valen sale salen cuota cover entrada entradas donativo salario sueldo antes ahora precio costo valor premio bono
  anticipo tarifa menos minimo maximo total unos unas`,
)
const price =
  /^(?:\$ ?\d|\d[\d.,]{0,9} ?(?:€|euros?|pesos|dolares|soles)(?![a-z])|\d{1,3}\.\d{3}(?![\d.]| de| personas| km)|\d{3,6} (?:la|el|cada|c\/u|por|con) )/u
const note = here(
  '(?:cuota|cover|entradas?|donativo|salario|sueldo|precio|costo|premio|anticipo|sena|matricula|inscripcion|inversion) (?:de |desde )?(?:\\$ ?\\d|\\d|libre|gratis|gratuita|general|bono|minimo|a convenir|una?)[\\d.,]{0,10}',
  '(?:cupos?|plazas|lugares|aforo|vacantes) (?:limitad[oa]s?|reducid[oa]s?|maximo|minimo|de \\d{1,3}|para \\d{1,3}|\\d{1,3})',
  '(?:maximo|max) (?:\\d{1,3}(?!\\d)|una?|dos|tres|cuatro)(?! (?:palabras|caracteres|lineas))',
  '(?!todo )[a-zñ]{4,14}(?: y [a-zñ]{4,14})? incluid[oa]s?',
  'no (?:aplica|acumulable|valid[oa]|incluye|reembolsable|se aceptan|se hacen)',
  'aplican? (?:condiciones|restricciones|terminos)',
  'incluye|incluyen',
  'valid[oa]s? (?:por|hasta|del|para|todo)',
  'equipos (?:de|hasta)',
  '(?:sale|cuesta|cuestan|salen) (?:\\$ ?)?\\d',
  '(?![a-zñ]+mos )[a-zñ]{6,14} en \\d{1,3} (?:minutos|horas|dias)',
  '\\d{1,2} (?:aromas|sabores|colores|tallas|modelos|tamanos)',
  'turno (?:de )?(?:tarde|noche|manana|completo|rotativo)',
  'ganador(?:es|as|a)? (?:el|este|hoy|manana)',
  'incorporacion inmediata|contrato (?:de|indefinido|fijo|temporal)|jornada (?:completa|parcial|intensiva|de)|media jornada|medio tiempo|tiempo completo|part time|full time|manejo de|zona [a-zñ]{4,}|buen ambiente',
  'envios? (?:a|gratis|sin)|entregas? (?:en|a domicilio|inmediata)|mism[oa] (?:telefono|horario|numero|equipo)',
)
const onlyNote =
  /^solo (?:por|para|en|con|hoy|efectivo|entre|esta|este|los|las|amba|caba|clientes|mayores)(?![a-zñ])/u
/** "Atiende solo con cita", "pagando solo en efectivo": no remark of its own. */
const BEFORE_ONLY =
  /(?:mos|ndo)$|^(?:es|son|atienden?|abren?|valen?|valid[oa]s?|aplican?|pagos?|abiert[oa]|disponibles?)$/u

const LABEL =
  /^(?:aviso(?: importante)?|atencion(?: (?:vecinos|clientes|familias|alumnos))?|ojo|(?:un )?consejo|tip|importante|recordatorio|urgente|promo|novedad)$/u
const AFTER_LABEL =
  /^(?:vecinos|clientes|familias|alumnos|de|del|para|a|al|con|en|sobre|importante|navidad[a-zñ]*|que|por|y|es)(?![a-zñ])/u
const LONG_LABEL = /^(?:un )?(?:tip|consejo|truco|dato) (?:para|de|del) /u
const ADVICE = here(
  'nunca',
  'no (?:l[oa]s? )?[a-zñ]{3,12}[ae]s',
  'siempre',
  '(?:usa|evita|pon|lava|guarda|aplica|deja|corta|moja|seca|cambia|revisa|riega|limpia)',
)

/** What begins so waits for its verb: "el 6 de diciembre cerramos", "para reservar llama". */
const OPENS_WITH_TIME = here(
  'el|la|los|las|este|esta|estos|hoy|manana|ayer|anoche|a|al|desde|hasta|del|de|en|por|para|con|sin|todos?|todas?|cada|durante|despues|tras|luego|como|muy|pronto|otra|ya|ahora|aqui|una? (?:vez|dia|sabado|domingo)|hace|feriado|festivo|puente',
  DAYS,
)
const SUBORDINATE =
  /^(?:y |o )?(?:si|cuando|quien|quienes|aunque|mientras|para|al que|a la que|a l[oa]s que|a quien|a quienes|los que|las que|el que|la que|tod[oa]s? (?:el|la|los|las) que|por cada|con tu|con su)(?![a-zñ])/u
const VERB = new RegExp(
  `(?<![a-zñ])(?:${OURS}|hay|habra|es|son|sera|esta|estan|quedan?|viene|vienen|llego|llegaron|tiene|tienen|no l[oa]s? [a-zñ]{3,12}|fallecio|murio|nos dejo|cumple|cumplimos|empieza|arrancan?|comienza|va|van|pueden?|cuesta|vale|incluye|toca|presenta|volvio|[a-zñ]{2,11}(?:aron|ieron)|se [a-zñ]{4,12})(?![a-zñ])`,
  'u',
)
const MAIN = new RegExp(`(?<![a-zñ])(?:${OURS}|no l[oa]s? [a-zñ]{3,12}|${REACHED})(?![a-zñ])`, 'u')

/** A last clause that waits for its verb: "… y los sábados", "… y al que venga". */
const LAST_CLAUSE = new RegExp(
  `^.* (?:y|o|pero) (?=(?:si|cuando|quien|quienes|al? que|a quien|a quienes|los que|el que|para|por|en|con|hoy|manana|ayer|desde|hace|a las?|(?:el|la|los|este|esta) (?:${DAYS}|\\d|ano|mes|semana|dia|proxim[oa]|tarde|noche))(?![a-zñ]))`,
  'u',
)

const isSubordinate = (left: string) => SUBORDINATE.test(left) && !MAIN.test(left)

/** "… porque el local": its verb is still to come. */
const ONLY_SUBJECT =
  / (?:porque|que|cuando|donde|mientras|aunque|si) (?:el|la|los|las|una?|sus?|nuestr[oa]s?) [a-zñ]+(?: de [a-zñ]+| [a-zñ]+)?$/u

/** Whether the clause so far still waits for its verb. */
function isOpen(all: string): boolean {
  // "Anunciamos que el lunes …": the clause after "que" waits, too.
  const left = all.replace(LAST_CLAUSE, '').replace(/^.* que (?=(?:el|los|las?|este|esta) )/u, '')
  if (ONLY_SUBJECT.test(all)) return true
  return SUBORDINATE.test(left) ? !MAIN.test(left) : OPENS_WITH_TIME.test(left) && !VERB.test(left)
}

const IF_CLAUSE = new RegExp(
  `^(?:si|por cada) (?:[a-zñ0-9]+ ){1,8}?(?:${REACHED}|te|les|no l[oa]s?|se suspende|${OURS})(?![a-zñ])`,
  'u',
)
/** Said of what stands before it, unless that has a verb of its own. */
const BREAKS_LOOSE = /^(?:(?:puede|pueden) [a-zñ]{4,12}se|se (?:nos|me|les) [a-zñ]{3,12})(?![a-zñ])/u
const ASKS_IF = /(?:pregunt|avis|consult|sab|ver|mir|confirm)[a-zñ]{0,6}$/u
const TO_READER = /^no (?:l[oa]s?|se l[oa]s?) [a-zñ]{3,12}/u
const COUNT_AFTER_DAY =
  /^\d{1,2} (?!de |del |a |al |hs|pm |am |horas|en |por |con |desde|hasta|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|[a-zñ]{1,12}mos(?![a-zñ]))[a-zñ]{4,14}s(?![a-zñ])/u
const DAY_WORD = new RegExp(`^${DAYS}$`, 'u')

const BESIDE_PAY = /^(?:comisiones|propinas|prestaciones|semanales|mensuales|experiencia|horas|quincenales)$/u
const WORKING_DAYS = new RegExp(`^de ${DAYS} a ${DAYS}`, 'u')

const AFTER_UNIT =
  /\d (?:€ |euros |pesos )?(?:el|la|cada) (?:kilo|docena|unidad|botella|caja|pieza|bolsa|racion|plancha|bandeja|metro|litro|par)$/u
const OF_PRICE =
  /^(?:de|del|y|o|u|e|por|en|hasta|para|con|sin|si|al?|el|la|los|las|solo|este|esta|hoy|manana|desde|antes|mas|cada|c\/u)(?![a-zñ])/u
const MEANT_SO = /^(?:nunca (?:por|con|en|de|a)|mejor (?:al?|por|en|con|si|usar|poner|si))(?![a-zñ])/u

/** "Abrimos los domingos de 9 a 14" is one clause. */
const OUR_VERB_BEFORE = new RegExp(`^${OURS}$`, 'u')
const HOW_MANY = /(?<![a-zñ])(?:cuant[oa]s?|que|donde|como)(?: [a-zñ]+){0,4}$/u
/** "Tu sexto lavado es gratis" is one clause. */
const ENDS_IN_THING =
  /(?:^| )(?:tu|tus|su|sus|el|la|los|las|una?|cada) (?!manana|tarde|noche)[a-zñ]+(?: [a-zñ]+){0,2}$/u
const GONE = /^cuando se (?:acaben?|terminen?|agoten?)$/u
const GONE_NEXT = /^cuando se (?:acaben?|terminen?|agoten?) /u
/** "Rocíalo", "lávala". */
const WITH_PRONOUN =
  /^(?!(?:escuela|abuela|canela|novela|ciruela|cazuela|vainilla|regalo|regalos|modelo|modelos|pañuelo|caramelo|caramelos|cabello)(?![a-zñ]))[a-zñ]{3,10}[ae]l[oa]s?(?![a-zñ])/u
const BUT = here('pero (?:aforo|cupos?|plazas|solo|hay|el|la|los|las|no hay|si|quedan|con|hasta)')

const TIME_WORD =
  /^(?:el|la|los|las|este|esta|proximo|de|del|a|al|en|desde|hasta|hoy|manana|y|por|tarde|noche|dia|dias|hs|h|pm|am|todos|todo|toda|semana|mes|partir|\d\S*|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/u
const namesThing = (left: string) => left.split(' ').filter((word) => !TIME_WORD.test(word)).length > 1
const ONE_DAY = /(?:^| )(?:el|este|del|proximo) [a-z]+$/u
const NUMBERED = /(?:^|[a-zñ] )(?<!(?:^| )(?:a|las|de|y|hasta|al) )[1-9]$/u
const STEP = new RegExp(`^[2-9] (?:${REACHED}|${ASKED})(?![a-zñ])`, 'u')

type Place = {
  left: string
  count: number
  previous: string
  rest: string
  /** Behind a note: "cupos reducidos". */
  isAfterNote: boolean
  isFirst: boolean
}

const WISH = /^que (?:este|esta|la|el|los|las|sus?|tengan|tengas|pasen|disfruten)(?![a-zñ])/u
/** "A la mañana" and "no la usen más" are whole, other than "mañana" and "más" alone. */
const WHOLE = /(?:la manana|(?:por|con|en) nosotros|no l[oa]s? [a-zñ]{3,12} mas)$/u
const isGoingOn = ({ left, previous }: Place) => goesOn.has(previous) && !WHOLE.test(left)

const COSTS = /^(?:\$ ?\d|\d[\d.,]{0,9} ?(?:€|euros?|pesos)(?![a-z]))/u

/** "La entrada anticipada sale $6000": a subject and its verb. */
const PRICED_THING = /^(?:el|la|los|las) (?:[a-zñ]+ ){0,4}[a-zñ]+$/u
const COSTING = /^(?:sale|salen|cuesta|cuestan) /u
/** "En puerta $8000" is one price of two. */
const PRICED_PLACE = /(?:^| )en (?:la )?(?:puerta|taquilla|preventa)$/u

const noteSign = (place: Place): string | null => {
  const { left, count, previous, rest, isAfterNote, isFirst } = place
  if (COSTING.test(rest) && PRICED_THING.test(left) && !VERB.test(left)) return null
  if (COSTS.test(rest) && PRICED_PLACE.test(left)) return null
  if (BUT.test(rest) && count >= FEWEST_BEFORE) return ','
  if (DAY_WORD.test(previous) && COUNT_AFTER_DAY.test(rest) && !ONE_DAY.test(left)) return ','
  if (DAY_WORD.test(previous) && /^\d{1,3} ?(?:euros?|pesos|€|%)/u.test(rest)) return ','
  if (/^\d{2}$/u.test(previous) && /^\d{2} y \d{2}(?!\S)/u.test(rest)) return ','
  if (count < (isAfterNote ? 1 : FEWEST_BEFORE_NOTE) || isGoingOn(place)) return null
  if (/^\d{1,3},\d{3}(?![\d,])/u.test(rest) && !PRICE_LEADS.has(previous)) return ','
  // "Les abonamos 10.000", "este sábado 1 euro de cada café".
  const isTaken = OUR_VERB_BEFORE.test(previous) || (OPENS_WITH_TIME.test(left) && !namesThing(left))
  if (price.test(rest) && isTaken) return null
  // "Taco de birria 28 pesos" is a thing with its price.
  if (COSTS.test(rest) && isFirst && !VERB.test(left)) return null
  if (price.test(rest)) return /^[a-zñ]{3,}$/u.test(previous) && !PRICE_LEADS.has(previous) ? ',' : null
  if (onlyNote.test(rest)) return BEFORE_ONLY.test(previous) || isSubordinate(left) ? null : ','
  if (AFTER_UNIT.test(left) && !OF_PRICE.test(rest)) return ','
  if (MEANT_SO.test(rest)) return ','
  if (/^(?:time|jornada|completo)$/u.test(previous) && /^\d{1,2} horas/u.test(rest)) return ','
  if (/\d$/u.test(previous) && /^gratis(?![a-zñ])/u.test(rest)) return ','
  if (/sin [a-zñ]+$/u.test(left) && /^sin /u.test(rest)) return ','
  if (previous === 'experiencia' && /^horario de \d/u.test(rest)) return ','
  if (BESIDE_PAY.test(previous) && WORKING_DAYS.test(rest)) return ','
  if (previous === 'aniversario' && /^\d{1,3} anos /u.test(rest)) return ','
  return note.test(rest) ? ',' : null
}

/** The sign that is missing before a word; null where none is. */
function missingSign(place: Place): string | null {
  const { left, count, previous, rest, isAfterNote } = place
  if (LABEL.test(left)) return AFTER_LABEL.test(rest) ? null : ':'
  if (LONG_LABEL.test(left) && count > FEWEST_BEFORE && ADVICE.test(rest)) return ':'
  const found = noteSign(place)
  if (found) return found
  // "1 seguinos 2 comentá": a step with its number.
  if (NUMBERED.test(left) && request.test(rest)) return null
  if (STEP.test(rest) && count >= FEWEST_BEFORE_NOTE && !goesOn.has(previous)) return ','
  // The steps of a contest.
  if (count <= FEWEST_BEFORE && !goesOn.has(previous) && request.test(left) && request.test(rest)) return ','
  if (/^felic/u.test(left) && WISH.test(rest)) return '.'
  if (count < (isAfterNote ? 1 : FEWEST_BEFORE) || isGoingOn(place)) return null
  // "martes 8 cerrado" names one day.
  if (DAY_WORD.test(previous) && /^\d/u.test(rest)) return null
  if (contact.test(rest)) return isSubordinate(left) || OUR_VERB_BEFORE.test(previous) ? null : '.'
  if (/^(?:si|cuando) /u.test(left) && TO_READER.test(rest) && !MAIN.test(left)) return ','
  if (GONE.test(left)) return ','
  if (GONE_NEXT.test(rest) && !isSubordinate(left)) return '.'
  if (/^(?:si|para) /u.test(left) && WITH_PRONOUN.test(rest) && !MAIN.test(left)) return ','
  const opens = (!isAfterNote || SUBORDINATE.test(left)) && isOpen(left)
  if (opens && /^por cada /u.test(rest) && IF_CLAUSE.test(rest)) return ','
  // "Este domingo cortes solidarios de 10 a 4" needs no verb.
  if (opens && (isSubordinate(left) || !request.test(rest) || !namesThing(left))) return null
  if (BREAKS_LOOSE.test(rest)) return VERB.test(left) && !ONLY_SUBJECT.test(left) ? '.' : null
  if (IF_CLAUSE.test(rest)) return ASKS_IF.test(previous) ? null : '.'
  if (request.test(rest)) return '.'
  if (/(?:ando|iendo)$/u.test(previous)) return null
  if (dayNews.test(rest))
    return OUR_VERB_BEFORE.test(previous) && !/^(?:manana|hoy) /u.test(rest) ? null : '.'
  if (HOW_MANY.test(left) && /^hay /u.test(rest)) return null
  if (ENDS_IN_THING.test(left) && /^(?:es|son|sera) /u.test(rest)) return null
  if (/^(?:segui|sigue|siga|sigan|seguid|etiqueta|comenta|comparte)$/u.test(previous)) return null
  return ourNews.test(rest) || news.test(rest) ? '.' : null
}

const ENDS = /[.,;:!?…)\]]$/u
const ONLY_SIGNS = /^[^\p{L}\p{N}$]+$/u

type Word = { start: number; flat: string; endsStretch: boolean }

function wordsIn(text: string): Word[] {
  return text.split('\n').flatMap((line, row, lines) => {
    const from = lines.slice(0, row).reduce((sum, one) => sum + one.length + 1, 0)
    const found = [...line.matchAll(/\S+/gu)]
    return found.map(({ 0: typed, index }, place) => ({
      start: from + index,
      flat: flatten(typed),
      endsStretch: ENDS.test(typed) || ONLY_SIGNS.test(typed) || place === found.length - 1,
    }))
  })
}

const said = (list: readonly Word[], from: number, to: number): string =>
  list
    .slice(from, to)
    .map(({ flat }) => flat)
    .join(' ')

/** Messages typed without a pause get the signs that their clauses need: "… de lunes a jueves. turnos por whatsapp". */
export function punctuate(text: string): string {
  const quoted = findQuoted(text)
  const isQuoted = (at: number) => quoted.some(({ start, end }) => start < at && at < end)
  const all = wordsIn(text)
  const signs = new Map<number, string>()
  let first = 0
  for (let last = 0; last < all.length; last++) {
    if (!all[last]?.endsStretch) continue
    const stretch = all.slice(first, last + 1)
    first = last + 1
    if (stretch.length < FEWEST_WORDS || stretch.length > LONGEST_STRETCH) continue
    let from = 0
    for (let at = 1; at < stretch.length; at++) {
      const word = stretch[at]
      if (!word || isQuoted(word.start)) continue
      const place = {
        left: said(stretch, from, Math.min(at, from + MOST_WORDS)),
        count: at - from,
        previous: stretch[at - 1]?.flat ?? '',
        rest: said(stretch, at, at + MOST_AHEAD).slice(0, LOOKED_AT),
        isFirst: from === 0,
        isAfterNote: signs.get(stretch[from]?.start ?? -1) === ',',
      }
      const sign = missingSign(place)
      if (!sign) continue
      signs.set(word.start, sign)
      from = at
    }
  }
  return [...signs].reduceRight((marked, [at, sign]) => {
    const before = marked.slice(0, at).trimEnd()
    return `${before}${sign} ${marked.slice(at)}`
  }, text)
}

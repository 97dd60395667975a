import { type Found, restEnd, type Stops } from './phrases.ts'
import { flatAt, isClauseStart, type Token } from './tokens.ts'

type FoundAction = Found & { verb: string }

/**
 * What shops ask of readers: the infinitive, then tú and vos, usted, vosotros, ustedes, all without accents.
 * Pronouns are added by the rule: "llámanos", "llamanos", "llámenos".
 */
const verbTable = `
  reservar: reserva reserve reservad reserven
  llamar: llama llame llamad llamen
  escribir: escribe escribi escriba escribid escriban
  seguir: sigue segui siga seguid sigan
  etiquetar: etiqueta etiquete etiquetad etiqueten
  mencionar: menciona mencione mencionad mencionen
  compartir: comparte comparti comparta compartid compartan
  comentar: comenta comente comentad comenten
  apuntarse: apunta apunte apuntad apunten
  anotarse: anota anote anotad anoten
  inscribirse: inscribe inscribi inscriba inscribid inscriban
  registrarse: registra registre registrad registren
  pedir: pide pedi pida pedid pidan
  encargar: encarga encargue encargad encarguen
  mandar: manda mande mandad manden
  enviar: envia envie enviad envien
  pasar: pasa pase pasad pasen
  venir: ven veni venga venid vengan
  acercarse: acerca acerque acercad acerquen
  visitar: visita visite visitad visiten
  comprar: compra compre comprad compren
  traer: trae traiga traed traigan
  probar: prueba proba pruebe probad prueben
  descargar: descarga descargue descargad descarguen
  participar: participa participe participad participen
  agendar: agenda agende agendad agenden
  solicitar: solicita solicite solicitad soliciten
  contactar: contacta contacte contactad contacten
  consultar: consulta consulte consultad consulten
  preguntar: pregunta pregunte preguntad pregunten
  entrar: entra entre entrad entren
  unirse: une unase unid unan unite
  sumarse: suma sume sumad sumen
  donar: dona done donad donen
  votar: vota vote votad voten
  guardar: guarda guarde guardad guarden
  suscribirse: suscribe suscribi suscriba suscribid suscriban
  aprovechar: aprovecha aproveche aprovechad aprovechen
  conseguir: consigue consegui consiga conseguid consigan
  recoger: recoge recoja recoged recojan
  confirmar: confirma confirme confirmad confirmen
  cotizar: cotiza cotice cotizad coticen
  postularse: postula postule postulad postulen
  dejar: deja deje dejad dejen
  contestar: contesta conteste contestad contesten
  responder: responde responda responded respondan
  buscar: busca busque buscad busquen
  elegir: elige elegi elija elegid elijan
  llevarse: lleva lleve llevad lleven
  usar: usa use usad usen
  subir: sube subi suba subid suban
  asistir: asiste asisti asista asistid asistan
  ordenar: ordena ordene ordenad ordenen
  apartar: aparta aparte apartad aparten
  regalar: regala regale regalad regalen
  darse: dale dele denle date dense
  avisar: avisa avise avisad avisen
  marcar: marca marque marcad marquen
  presentarse: presentate presentese presentaos presentense
  reportar: reporta reporte reportad reporten
  animarse: animate animese animaos animense
  disfrutar: disfruta disfrute disfrutad disfruten
  descubrir: descubre descubri descubra descubrid descubran
  conocer: conoce conozca conoced conozcan
  celebrar: celebra celebre celebrad celebren
  ingresar: ingresa ingrese ingresad ingresen
  escanear: escanea escanee escanead escaneen
  acudir: acude acuda acudid acudan
  colaborar: colabora colabore colaborad colaboren
  adoptar: adopta adopte adoptad adopten
  devolver: devuelve devuelva devolved devuelvan
  ver: mira mire mirad miren
`
const pronouns =
  'nos me te se os lo la los las le les noslo noslos telo telos tela telas sela selo melo'.split(' ')
/** Also nouns or other forms: only where a request may begin. */
const ambiguous = new Set(
  `entre use mira busca pasa pase deja deje compra reserva agenda visita consulta pregunta descarga prueba suma anota
  nota aparte aparta sigue siga usa entra sube lleva lleve vota dona regala manda trae envia viene elige ordena asiste menciona
  marca reporta disfruta descubre conoce celebra ingresa colabora adopta devuelve acude cumple
  comenta participa responde guarda recoge aprovecha suba une apunta confirma llama dale pida`.split(/\s+/),
)
/** Before these the same letters are no request: "la reserva", "se llama", "que trae". */
const nounMarkers = new Set(
  `la una el un bajo con sin de del previa cada por cualquier se te nos os me le les que quien tu su mi en lo al mas nuestra esta
  esa segun para gran proxima primera cuando donde si no ya como quienes a`.split(/\s+/),
)
const requestMarkers = new Set('y o e pero tambien solo favor porfa entonces luego ahora hoy asi'.split(' '))

const verbByForm = new Map<string, string>()
const infinitives = new Map<string, string>()
for (const line of verbTable.trim().split('\n')) {
  const [verb = '', forms = ''] = line.trim().split(': ')
  for (const form of forms.split(' ')) {
    verbByForm.set(form, verb)
    for (const pronoun of pronouns) {
      // "comprados", "pedidos" are no requests.
      const isParticiple = form.endsWith('d') && pronoun === 'os'
      if (!isParticiple && !verbByForm.has(form + pronoun)) verbByForm.set(form + pronoun, verb)
    }
    // "acercaos", "apuntaos": the d is gone.
    if (form.endsWith('d')) verbByForm.set(`${form.slice(0, -1)}os`, verb)
  }
  infinitives.set(verb, verb)
  infinitives.set(verb.endsWith('se') ? verb.slice(0, -2) : `${verb}se`, verb)
}

/** "hay que apuntarse", "interesados mandar": the infinitive asks too. */
const infinitiveMarkers = new Set([
  'que',
  'interesados',
  'interesadas',
  'interesado',
  'favor',
  'de',
  'puedes',
  'pueden',
  'podes',
  'puede',
])

/** "Reservas en maneandco.example", "pedidos: 55 1234 5678": the noun asks before its contact. */
const requestNouns = new Map([
  ['reservas', 'reservar'],
  ['reservaciones', 'reservar'],
  ['inscripciones', 'inscribirse'],
  ['inscripcion', 'inscribirse'],
  ['pedidos', 'pedir'],
  ['encargos', 'encargar'],
  ['cita', 'pedir cita'],
  ['citas', 'pedir cita'],
  ['turnos', 'pedir turno'],
])
const beforeContact = new Set('en al por : a tel tlf telefono whatsapp wpp wsp'.split(' '))

function nounVerbAt(tokens: readonly Token[], place: number): string | null {
  const verb = requestNouns.get(flatAt(tokens, place))
  if (verb === undefined || !isClauseStart(tokens, place)) return null
  let next = place + 1
  while (next < place + 4 && beforeContact.has(flatAt(tokens, next))) next++
  const contact = tokens[next]
  const sign = tokens[next + 1]
  const isAddress = sign !== undefined && !sign.isApart && ['.', '@'].includes(sign.flat)
  const isReached =
    contact !== undefined && (contact.flat === '\n' || /^[+\d]/.test(contact.flat) || isAddress)
  return isReached && next > place + 1 ? verb : null
}

function verbAt(tokens: readonly Token[], place: number): string | null {
  const noun = nounVerbAt(tokens, place)
  if (noun !== null) return noun
  const flat = flatAt(tokens, place)
  const before = flatAt(tokens, place - 1)
  const infinitive = infinitives.get(flat)
  if (infinitive !== undefined) {
    const isAsked =
      before === 'que'
        ? flatAt(tokens, place - 2) === 'hay'
        : before === 'de'
          ? flatAt(tokens, place - 2) === 'favor'
          : infinitiveMarkers.has(before)
    return isAsked ? infinitive : null
  }
  const verb = verbByForm.get(flat)
  if (verb === undefined || nounMarkers.has(before)) return null
  if (!ambiguous.has(flat) || isClauseStart(tokens, place) || requestMarkers.has(before)) return verb
  // A brief without signs: "primera clase gratis llama al 600 123 456".
  return tokens[place - 1]?.kind === 'word' &&
    ['al', 'en', 'tu', 'ya', 'a'].includes(flatAt(tokens, place + 1))
    ? verb
    : null
}

/** "tráelo y te reembolsamos": after "y", the shop speaks of itself. */
const ownWords = new Set('te os les nos le se lo la ya hay'.split(' '))

const isOwnClause = (tokens: readonly Token[], place: number): boolean =>
  ['y', 'e'].includes(flatAt(tokens, place)) &&
  (ownWords.has(flatAt(tokens, place + 1)) || /[aei]mos$/.test(flatAt(tokens, place + 1)))

/** What the verb asks for ends before these. */
const endWords = new Set('en al a por el la y o de del para con si porque tu'.split(' '))

export function findActions(tokens: readonly Token[], stops: Stops): FoundAction[] {
  const starts = new Map<number, string>()
  for (let place = 0; place < tokens.length; place++) {
    const verb = verbAt(tokens, place)
    if (verb !== null) starts.set(place, verb)
  }
  const own = tokens.flatMap((_, place) => (isOwnClause(tokens, place) ? [place] : []))
  const allStops = new Set([...stops, ...starts.keys(), ...own])
  return Array.from(starts, ([first, verb]) => {
    let last = Math.max(restEnd(tokens, first + 1, allStops), first + 1)
    while (last > first + 1 && endWords.has(flatAt(tokens, last - 1))) last--
    return { first, last, verb }
  })
}

export const opensWithAction = (tokens: readonly Token[]): boolean => verbAt(tokens, 0) !== null

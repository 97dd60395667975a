import { capitalized, uncapitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { addressed } from './address.ts'
import type { Note } from './notes.ts'

const OFFERED =
  /^(?:ofrecemos )?((?:buen )?(?:sueldo|salario|contrato|prestaciones|comisiones|propinas|ambiente|incorporación|formación|capacitación|estabilidad|alta|pago|bonos?|comida|descansos?)(?!\p{L}).{0,60})$/iu
const WORKING_TIME =
  /^((?:jornada|media jornada|medio tiempo|tiempo completo|turno|part[ -]time|full[ -]time|tardes|mañanas|noches|fines de semana|horario)(?!\p{L}).{0,50})$/iu
const DAYS =
  /^((?:de )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?(?: (?:a|y) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?)?(?: (?:de|a|por) .{2,40})?)$/iu
const NEEDED = /^(?:se requiere |requisito:? |imprescindible |indispensable )(.{3,60})$/iu
const SEND =
  /^(?:(interesad[oa]s?),? )?(?:favor de )?(?:mandar|enviar|manda|envía|mandá|enviá|dejar) (?:tu |el |un )?(CV|currículum|hoja de vida|solicitud|mensaje|WhatsApp|whats)(?: (?:a|al|por|en) (.{4,60}))?$/iu
const CV_TO =
  /^(CV|hoja de vida):? (?:a|al|por|en) (\S{4,60})( antes del? .{3,40}| hasta .{3,40})?(?: o (?:pasarse|pasar|venir|en persona)(.{0,60}))?$/iu
const INTERESTED = /^interesad[oa]s?,? (venir|presentarse|acudir|llamar|pasar|traer) (.{4,70})$/iu
const comes: Readonly<Record<string, string>> = {
  venir: 'ven',
  presentarse: 'preséntate',
  acudir: 'acércate',
  llamar: 'llama',
  pasar: 'pasa',
  traer: 'trae',
}
const PAY =
  /^((?:de )?\$?\d[\d.,]{2,12}(?: ?€)?(?: (?:netos|brutos|líquidos))?(?: (?:al mes|mensuales|por hora|la hora|por quincena|a la semana|semanales|a la quincena|por día|diarios))?)$/iu
const EXPERIENCE =
  /^experiencia (?:mínima )?(?:de )?(\d{1,2} años?)(?: (?:de experiencia|mínimo|como mínimo))?$/iu

const small = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : uncapitalized(text))
const plus = (text: string) => text.replace(/ \+ /g, ' más ')
/** "Salario 1.600.000" is "salario de $1.600.000" where people pay in pesos. */
const withPay = (text: string, { country }: Scene) =>
  text.replace(
    /^(\p{L}{5,8}) (?:de )?(?=(\$)?\d[\d.,]{3,12}(?!\S))/iu,
    (_, pay: string, sign?: string) => `${pay} de ${sign || country === 'ES' ? '' : '$'}`,
  )
const said = (...ways: readonly string[]): Note => ({ ways, tail: null })

const REACHED = /[@.]\S|^\+?\d|^WhatsApp(?: al)? \+?\d/iu

function sending(what: string, contact: string, isInterested: boolean, scene: Scene): Note {
  const thing = /^(?:cv|curr|soli|hoja)/iu.test(what) ? `tu ${small(what)}` : `un ${small(what)}`
  const phone = /^WhatsApp (?:al )?(\+?\d.*)$/iu.exec(contact)?.[1]
  const to =
    contact === ''
      ? ''
      : phone
        ? ` por WhatsApp al ${phone}`
        : /^\+?\d/u.test(contact)
          ? ` al ${contact}`
          : ` a ${contact}`
  const say = (text: string) => addressed(text, scene)
  return said(
    say(`Manda ${thing}${to}`),
    say(`Envía ${thing}${to}`),
    say(`Si te interesa, ${isInterested ? 'manda' : 'envía'} ${thing}${to}`),
    say(`Puedes enviar ${thing}${to}`),
  )
}

/** "Dejar CV en tienda" is "Deja tu CV en tienda". */
function left(what: string, clause: string, scene: Scene): Note {
  const where = clause.slice(clause.toLowerCase().indexOf(what.toLowerCase()) + what.length)
  return said(
    addressed(`Deja tu ${small(what)}${where}`, scene),
    addressed(`Puedes dejar tu ${small(what)}${where}`, scene),
  )
}

/** Notes of a job: what is offered, when one works, where to write. */
export function jobNoteOf(clause: string, scene: Scene): Note | null {
  const bare = clause.trim()
  const offered = OFFERED.exec(bare)?.[1]
  if (offered) {
    const told = withPay(plus(offered), scene)
    return said(`Ofrecemos ${small(told)}`, capitalized(told))
  }
  const time = WORKING_TIME.exec(bare)?.[1]
  if (time)
    return /^horario/iu.test(time)
      ? said(capitalized(time), `El ${small(time)}`.replace(/^El horario:? (?=de )/u, 'El horario es '))
      : {
          ways: /^(?:tardes|mañanas|noches|fines)/iu.test(time)
            ? [`Horario: ${small(time)}`, `Es para ${small(time)}`]
            : [capitalized(time), `Es un puesto de ${small(time)}`],
          tail: `, ${small(time)}`,
        }
  const days = DAYS.exec(bare)?.[1]
  if (days) {
    const told = /^de /iu.test(days) || !/ a /u.test(days) ? small(days) : `de ${small(days)}`
    return { ways: [`El horario es ${told}`, `Se trabaja ${told}`], tail: `, ${told}` }
  }
  const needed = NEEDED.exec(bare)?.[1]
  if (needed) return said(`Se requiere ${needed}`, `Imprescindible: ${needed}`)
  const come = /^presentarse (.{4,80})$/iu.exec(bare)?.[1]
  if (come) return said(addressed(`Preséntate ${come}`, scene), `Hay que presentarse ${come}`)
  const [, deed = '', manner = ''] = INTERESTED.exec(bare) ?? []
  const how = manner.replace(/^(?=(?:hoja de vida|CV|currículum|solicitud)(?!\p{L}))/iu, 'tu ')
  if (deed !== '')
    return said(
      addressed(`Si te interesa, ${comes[deed.toLowerCase()]} ${how}`, scene),
      addressed(`${capitalized(comes[deed.toLowerCase()] ?? '')} ${how}`, scene),
    )
  const send = SEND.exec(bare)
  if (send?.[3] && !REACHED.test(send[3])) return left(send[2] ?? '', bare, scene)
  if (send) return sending(send[2] ?? '', send[3] ?? '', send[1] !== undefined, scene)
  const pay = PAY.exec(bare)?.[1]
  if (pay && /netos|brutos|mes|mensual|hora|quincena|seman|día|diario/iu.test(pay))
    return said(`El sueldo es de ${pay}`, `Sueldo: ${pay}`, `Pagamos ${pay.replace(/^de /iu, '')}`)
  const years = EXPERIENCE.exec(bare)?.[1]
  if (years) return said(`Pedimos un mínimo de ${years} de experiencia`, `Experiencia: ${years} como mínimo`)
  const to = CV_TO.exec(bare)
  if (!to?.[2]) return null
  const { ways } = sending(to[1] ?? '', `${to[2]}${to[3] ?? ''}`, false, scene)
  const visit =
    to[4] === undefined ? '' : addressed(` o pásate en persona${to[4].replace(/^ en persona/u, '')}`, scene)
  return said(...ways.map((way) => `${way}${visit}`))
}

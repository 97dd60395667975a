import { folded } from '#platform/similar-words.ts'

/** What the chat can look up in the user's workspace. */
export const lookUpNames = [
  'posts',
  'scheduled',
  'inbox',
  'approvals',
  'tasks',
  'invoices',
  'accounts',
] as const
export type LookUpName = (typeof lookUpNames)[number]

/** Asks how the product works, not about the user's data. */
const asksHow =
  /^\W*(how (do|does|can|could|should|would|to)|where (do|can|should)|what (does|is an?|do i need)|which (networks|platforms)|como (?!va)|donde|que (es|son|significa|hace|necesito)|para que)\b/

/** Requests an action, which the chat cannot perform. */
const wantsDone =
  /^\W*(mark|filter|export|import|create|delete|remove|marcar?|filtrar?|exportar?|importar?|crear?|eliminar?|quitar?)\b/

const asksHowMuch =
  /\b(how many|how much|are there|is there|do i have|have i|any|anything|which|what|list|show|cuant[oa]s?|hay|tengo|algun[oa]?s?|algo|que|cuales|dime|muestra)\b/

const says =
  (...patterns: RegExp[]) =>
  (text: string) =>
    patterns.every((pattern) => pattern.test(text))

const isAbout: Record<LookUpName, (text: string) => boolean> = {
  posts: says(
    /\b(posts?|campaigns?|anything|something|publicacion(es)?|campanas?|post|algo|publish\w*|publicad[oa]s?|publico)\b/,
    /\b(not|no|didn|wasn|fail\w*|error\w*|problems?|wrong|stuck|missed|went out|go out|fall[oa]\w*|fallid[oa]s?|problemas?|mal|salido|salio|salieron)\b/,
    /\b(why|did|which|what|any|anything|is|was|por ?que|que|cuales?|ha|han|hay|algo|salio|fallo)\b/,
  ),
  scheduled: says(
    /\b(scheduled|planned|upcoming|coming up|go(es|ing)? out|programad[oa]s?|previst[oa]s?|sale|salen|toca|calendar|calendario)\b/,
    /\b(what|which|how many|anything|when|today|tomorrow|week|\w+day|que|cuant[oa]s?|hay|algo|cuales|cuando|hoy|manana|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/,
  ),
  inbox: says(
    /\b(messages?|inbox|mensajes?|bandeja)\b/,
    /\b(unread|new|urgent|waiting|unanswered|sin leer|nuevos?|urgentes?|esperan(do)?|pendientes?|sin responder|how many|cuantos)\b/,
  ),
  approvals: says(
    /\b(approv\w*|aprob\w*|aprueb\w*|visto bueno)\b/,
    /\b(pending|wait\w*|open|how many|anything|pendientes?|esper\w+|cuant[oa]s|algo)\b/,
  ),
  tasks: says(
    /\b(tasks?|to ?dos?|tareas?)\b/,
    asksHowMuch,
    /\b(my|mine|i|me|open|left|due|overdue|mis|tengo|pendientes?|abiertas?|quedan|vencidas?)\b/,
  ),
  invoices: says(
    /\b(invoices?|bills?|facturas?|owes?|deben?)\b/,
    /\b(overdue|late|unpaid|outstanding|not paid|owes?|money|vencidas?|impagadas?|pendientes?|sin pagar|deben?|atrasadas?)\b/,
  ),
  accounts: says(
    /\b(accounts?|channels?|connections?|cuentas?|canal(es)?|conexion(es)?)\b/,
    /\b(attention|reconnect\w*|problems?|wrong|broken|work(s|ing)?|healthy|trouble|need me|needs me|atencion|reconectar|volver a conectar|problemas?|funcionan?|rot[oa]s?|mal|necesitan?)\b/,
  ),
}

const asksForAll =
  /\b(what needs me|needs? my attention|what should i do|what is going on|what s going on|what s new|summary|how are things|que tengo pendiente|que hay pendiente|que me necesita|que hay de nuevo|que pasa|resumen|como va (todo|el negocio|la tienda)|que deberia hacer)\b/

/** The look-ups that answer a question; none if it asks how something works. */
export function chooseLookUps(question: string): readonly LookUpName[] {
  const text = folded(question).replace(/[’'`´]/g, ' ')
  if (asksForAll.test(text)) return lookUpNames
  if (asksHow.test(text) || wantsDone.test(text)) return []
  const wanted = lookUpNames.filter((name) => isAbout[name](text))
  // "Which tasks wait for my approval" is about approvals, not about tasks.
  return wanted.includes('approvals') ? wanted.filter((name) => name !== 'tasks') : wanted
}

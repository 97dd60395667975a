import { opensWithAction } from './actions.ts'
import { matchPhrases, parsePhrases } from './phrases.ts'
import { type Token, tokenize } from './tokens.ts'

/** Words that begin a sentence of their own after a comma. */
const openings = parsePhrases(`
  ya|tambien|ademas|luego|despues|asi|aqui|alli|hoy|manana que? esta|hay|tenemos|puedes|pueden|podes|se|lo|la|los|las|te|les|os|nos
  hay|habra|tenemos|tendremos|estamos|estaremos|somos|seremos|cerramos|cerraremos|abrimos|abriremos|volvemos|reabrimos|regresamos
  es|son|sera|seran|esta|estan|fue
  te|os|les|nos|le|se|me esperamos|invitamos|regalamos|devolvemos|damos|vemos|llevas|llevan|ofrecemos|enviamos|atendemos|cambiamos|entregamos|suspende|permite|puede|pueden|agradecemos|necesita|requiere|reembolsamos|quedo|queda
  no aplica|aplican|incluye|acumulable|valido|valida|necesitas|hace|se|lo|la|los|las|te|es|hay|abrimos|atendemos
  cierra|cierran|empieza|comienza|termina|arranca|cuesta|cuestan|vale|valen|incluye|quedan|queda|salimos|nos vemos
  gracias|felices|feliz|ganadores|ganadora|ganador|interesados|informes|dudas|entrada|inscripciones|plazas|cupos|aforo
  solo|solamente|unicamente|exclusivo para|en|con|nuevas|nuevos|hoy|por|efectivo
  si|cuando te|lo|la|llueve|quieres|queres|necesitas|alguien|no
  quien|quienes
  porque
`)
const LOOKED_AT_WORDS = 6
const FEWEST_WORDS = 3

/** Their sentence comes after the comma: "si te pasó, escríbenos", "para participar, síguenos". */
const leanings = parsePhrases(`
  si|cuando|quien|quienes|aunque|mientras|como|donde|al|asi
  y|o|pero si|cuando|quien|quienes|aunque|para|por
  a|los|las quien|quienes|que
  en caso|cuanto|vez|lugar
  por cada|la|el|los|las|eso|favor|ser|tu|motivos|un|una|reformas|obras|vacaciones
  para _
  con motivo|cada|tu|la|motivo
  desde|hasta|durante|tras|despues|antes|gracias|debido|a
`)

const lastClause = (tokens: readonly Token[]): Token[] => {
  const end = tokens.findLastIndex(({ flat }) => [',', ':', '.', '!', '?'].includes(flat))
  return tokens.slice(end + 1)
}

/** Whether what follows a comma is a statement of its own. */
export function opensStatement(words: string, before: string): boolean {
  const tokens = tokenize(words).slice(0, LOOKED_AT_WORDS)
  const isAction = opensWithAction(tokens)
  if (!isAction && matchPhrases(tokens, 0, openings) === -1) return false
  // "Don Ernesto, quien nos enseñó a leer" is about him.
  if (/^quien(?:es)? /u.test(words) && /\p{Lu}\p{L}{1,30}$/u.test(before)) return false
  const said = tokenize(before)
  const clause = lastClause(said)
  // Two words are no sentence: "hoy, abrimos". The steps of a contest stay together: "síguenos, comenta y comparte".
  const length = isAction && clause.length > 1 ? said.length : clause.length
  if (length < FEWEST_WORDS || (isAction && opensWithAction(clause))) return false
  return matchPhrases(clause, 0, leanings) === -1
}

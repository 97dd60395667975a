import { opensWithAction } from './actions.ts'
import { matchPhrases, parsePhrases } from './phrases.ts'
import { tokenize } from './tokens.ts'

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

/** Whether what follows a comma is a statement of its own. */
export function opensStatement(words: string): boolean {
  const tokens = tokenize(words).slice(0, LOOKED_AT_WORDS)
  return opensWithAction(tokens) || matchPhrases(tokens, 0, openings) !== -1
}

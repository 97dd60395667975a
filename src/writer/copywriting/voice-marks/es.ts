import type * as en from './en.ts'

export const voiceMarks: typeof en.voiceMarks = {
  tú: [
    ...['tú', 'te', 'ti', 'tu', 'tus', 'contigo', 'tienes', 'puedes', 'quieres', 'vienes', 'eres'],
    ...['ven', 'pásate', 'acércate', 'reserva', 'escríbenos', 'llámanos', 'cuéntanos', 'elige', 'pide'],
  ],
  vos: [
    ...['vos', 'tenés', 'podés', 'querés', 'venís', 'sos', 'vení', 'pasate', 'acercate', 'reservá'],
    ...['escribinos', 'llamanos', 'contanos', 'elegí', 'pedí'],
  ],
  usted: [
    ...['usted', 'ustedes', 'le', 'les', 'tiene', 'puede', 'quiere', 'venga', 'pase', 'acérquese'],
    ...['reserve', 'escríbanos', 'llámenos', 'cuéntenos', 'elija', 'pida', 'visítenos'],
  ],
  vosotros: [
    ...['vosotros', 'vosotras', 'os', 'vuestro', 'vuestra', 'vuestros', 'vuestras', 'tenéis', 'podéis'],
    ...['queréis', 'venid', 'pasaos', 'acercaos', 'reservad', 'escribidnos', 'llamadnos', 'contadnos'],
  ],
}

export const greetingWords: typeof en.greetingWords = ['hola', 'buenos', 'buenas', 'querida', 'querido', 'ey']

export const exclamation: typeof en.exclamation = { open: '¡', close: '!' }

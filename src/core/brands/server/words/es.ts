import type * as en from './en.ts'

export const demoVoices: typeof en.demoVoices = {
  salon: {
    samples: [
      'Dos horas para ti, un café de aquí al lado y un pelo que el domingo sigue en su sitio. Escríbenos y te buscamos hueco.',
      'Para cambiar de tono no hace falta un motivo. Hace falta una tarde. Esta semana nos quedan unas cuantas.',
    ],
    wordsToUse: ['tono', 'con calma'],
    wordsToAvoid: ['barato', 'chollo'],
    emoji: 'none',
    hashtags: 'few',
  },
  cafe: {
    samples: [
      '¡Fuera llueve y dentro hay sopa! La mesa de la ventana está libre. ¿Quién llega antes?',
      'Vienes antes del trabajo, con lluvia y con el carrito. ¡Te vemos! Hoy la tarta es de zanahoria y hay diez porciones.',
    ],
    wordsToUse: ['barrio'],
    wordsToAvoid: ['clientes'],
    emoji: 'few',
    hashtags: 'auto',
  },
}

import type { ToneBank, ToneName } from '../../bank.ts'

export const tones: Record<ToneName, ToneBank> = {
  plain: {
    openers: [
      '¡Hola!',
      'Qué bien tenerte por aquí.',
      'Te lo contamos en un momento.',
      'Gracias por leernos.',
    ],
    closers: [
      'Tenemos muchas ganas de verte.',
      'Hasta pronto.',
      'Nos vemos.',
      'Aquí estamos para lo que necesites.',
    ],
  },
  minimalist: {
    openers: ['En pocas palabras.', 'Solo esto.', 'Una cosa.', 'Ni más ni menos.'],
    closers: ['Eso es todo.', 'Hasta pronto.', 'Así de sencillo.', 'Menos ruido, más de lo que importa.'],
  },
  luxury: {
    openers: [
      'Una invitación.',
      'Para quien aprecia los detalles.',
      'Regálate un instante.',
      'Con el cuidado de siempre.',
    ],
    closers: [
      'Será un placer atenderte.',
      'A tu disposición.',
      'Porque los detalles merecen tiempo.',
      'Será un placer recibirte.',
    ],
  },
  fun: {
    openers: ['¡Psst, por aquí!', '¡Ey, mira esto!', '¡Redoble de tambores!', '¿Todo listo? ¡Allá vamos!'],
    closers: ['¿Se nota la emoción?', 'Sonrisa incluida.', '¡Nos vemos muy pronto!', '¡Un abrazo enorme!'],
  },
  corporate: {
    openers: [
      'Para tu información.',
      'Queremos informarte.',
      'Una actualización para ti.',
      'De forma breve y clara.',
    ],
    closers: [
      'Quedamos a tu disposición.',
      'Gracias por tu confianza.',
      'Respondemos con gusto a cualquier pregunta.',
      'Esperamos tus noticias.',
    ],
  },
  creative: {
    openers: [
      'Imagina esto.',
      'Érase una vez un día cualquiera.',
      'Cierra los ojos un segundo.',
      'Piensa en lo contrario de aburrido.',
    ],
    closers: [
      'El resto lo pone tu imaginación.',
      'Continuará, contigo.',
      'Hagamos algo bonito con ello.',
      'Sal de las líneas al colorear.',
    ],
  },
  bold: {
    openers: ['Atención.', 'Sin rodeos.', 'Aquí está.', 'Directo al grano.'],
    closers: [
      'Te toca mover ficha.',
      'No le des más vueltas.',
      '¿Ahora o luego? Ahora.',
      'Ya sabes qué hacer.',
    ],
  },
}

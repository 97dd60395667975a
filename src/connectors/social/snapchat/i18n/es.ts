import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const snapchatNames: Translation<typeof en.snapchatNames> = { snapchat: 'Snapchat' }

export const snapchat: Translation<typeof en.snapchat> = {
  note: 'Snapchat solo abre su API a empresas de una lista propia. Para las demás, preparamos la imagen y el texto; tú los publicas. Con claves que están en la lista, las publicaciones salen solas, tal como lo describe su documentación; no lo hemos probado con claves reales.',
  needs: {
    account: 'Una cuenta de Snapchat con perfil público.',
    app: 'Una app tuya en Snapchat que esté en su lista para la Public Profile API, con sus claves.',
  },
  cannot: {
    results:
      'Las apps no pueden buscar lo que han publicado. Si se pierde una respuesta, te pedimos que mires si la publicación está. No leemos resultados.',
  },
  place: {
    label: 'Dónde aparece',
    hint: 'Solo Spotlight muestra tu texto. Una historia guardada toma la primera línea como título.',
    story: 'Historia, durante 24 horas',
    spotlight: 'Spotlight (solo vídeo)',
    saved: 'Historia guardada en tu perfil',
  },
  language: {
    label: 'Idioma del texto',
    english: 'Inglés',
    spanish: 'Español',
  },
}

export const snapchatConnect: Translation<typeof en.snapchatConnect> = {
  app: {
    steps: {
      list: 'Solo para empresas de la lista de Snapchat: pide la Public Profile API a tu contacto en Snap. Hasta que tu app esté en la lista, publica a mano; CampAIgner lo prepara todo.',
      create: 'En el Business Manager de Snapchat, abre Business Details y crea una app de OAuth.',
      redirect:
        'Pon la dirección de retorno de abajo como «redirect URI» y envía el ID de cliente a tu contacto.',
      keys: 'Copia el ID y el secreto de cliente en los campos de abajo.',
    },
    link: 'Abrir el Business Manager de Snapchat',
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
  },
  steps: {
    allow: 'Continúa en Snapchat con la cuenta de tu perfil público y permite el acceso.',
  },
  advice: {
    list: 'Snapchat aún no ha puesto tu app en su lista. Pregunta a tu contacto en Snap y conecta otra vez.',
    profile: 'Crea un perfil público en la app de Snapchat y conecta otra vez.',
  },
}

export const snapchatFormat: Translation<typeof en.snapchatFormat> = {
  snapchat_story: {
    name: 'Historia',
    description: 'A pantalla completa en tu perfil público durante 24 horas.',
  },
  snapchat_spotlight: { name: 'Spotlight', description: 'Un vídeo vertical para quien no te sigue.' },
  snapchat_snap_ads: {
    name: 'Anuncio Snap',
    description: 'Un vídeo de pago a pantalla completa entre las historias de los amigos.',
  },
  snapchat_story_ads: {
    name: 'Anuncio en historias',
    description: 'Una ficha de pago que abre hasta veinte imágenes tuyas.',
  },
}

import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const tiktokNames: Translation<typeof en.tiktokNames> = { tiktok: 'TikTok' }

export const tiktok: Translation<typeof en.tiktok> = {
  note: 'Lo que envías llega como borrador a tu bandeja de entrada de TikTok y lo terminas allí. Si TikTok ha auditado tu app, también puede salir directamente.',
  needs: {
    account: 'Una cuenta de TikTok.',
    app: 'Una app tuya en TikTok for Developers. Al conectar te explicamos cómo.',
    publicAddress:
      'Para imágenes: CampAIgner en una dirección https pública y verificada en tu app. Los vídeos los subimos nosotros.',
  },
  cannot: {
    postPublicly:
      'Sin auditoría, una app solo publica directamente en cuentas privadas y solo lo ves tú. TikTok puede negarse a auditar una app que sirve a un único negocio.',
    fiveDrafts:
      'En tu bandeja de entrada caben unos cinco borradores a la vez, y el de un vídeo llega sin texto.',
    addBranding:
      'TikTok no permite que las aplicaciones añadan logotipos ni nombres. En lo que dibujamos para TikTok no ponemos los tuyos.',
    readMessages: 'En la UE, el Reino Unido y Suiza, las aplicaciones no pueden leer los mensajes privados.',
  },
  no: 'No',
  yes: 'Sí',
  destination: {
    label: 'Cómo sale',
    hint: 'Al publicar directamente aceptas la Confirmación de uso de música de TikTok.',
    draft: 'Como borrador en tu bandeja de entrada de TikTok',
    direct: 'Directamente, si TikTok ha auditado tu app',
  },
  audience: {
    label: 'Quién puede verlo',
    hint: 'Mientras no elijas, solo lo ves tú.',
    unset: 'Elige quién',
    everyone: 'Todo el mundo',
    followers: 'Tus seguidores, si tu cuenta es privada',
    friends: 'Tus amigos',
    self: 'Solo tú',
  },
  comments: { label: 'Permitir comentarios' },
  reuse: { label: 'Permitir dúos y «Pegar»', hint: 'Para vídeos.' },
  disclosure: {
    label: 'Contenido promocional',
    hint: 'Si te pagan por ello, se aplica la Política de contenido de marca de TikTok y no puede ser privado.',
    none: 'Nada que declarar',
    own: 'Promociona tu propio negocio',
    partner: 'Colaboración pagada',
    both: 'Tu negocio y una colaboración pagada',
  },
  figuresNote: 'TikTok solo informa de vídeos públicos, y solo a las apps con video.list.',
}

export const tiktokConnect: Translation<typeof en.tiktokConnect> = {
  app: {
    steps: {
      create: 'Abre Manage apps en TikTok for Developers y elige Connect an app.',
      products:
        'Añade los productos Login Kit y Content Posting API. En Scopes, añade video.upload para los borradores. Para publicar directamente, activa Direct Post y añade video.publish y video.list.',
      redirect: 'En Login Kit, Web, añade la dirección de retorno de abajo.',
      images:
        'Para enviar imágenes, verifica la dirección de CampAIgner en URL properties, por ejemplo con el prefijo que acaba en /media/.',
      review:
        'Crea en la app un entorno de prueba y añade tu cuenta como target user: con eso ya puedes probarla. Para usarla fuera de él, envía la app a revisión. Para que otros vean lo que sale directamente, hace falta además una auditoría.',
      keys: 'Copia la Client key y el Client secret en los campos de abajo.',
    },
    link: 'Abrir Manage apps en TikTok',
  },
  posts: {
    label: 'Qué puede hacer tu app',
    hint: 'TikTok rechaza una app que pide un permiso que no tiene.',
    choices: { drafts: 'Enviar borradores a mi bandeja', direct: 'Publicar también directamente' },
  },
  steps: {
    choose: 'Elige qué puede hacer tu app.',
    allow: 'Continúa en TikTok y deja activados todos los permisos.',
    finish: 'Después, termina cada borrador en la app de TikTok y confírmalo aquí.',
  },
  advice: {
    rights:
      'Vuelve a conectar y deja activados todos los permisos. Si TikTok no te pide alguno, añádelo en Scopes en tu app.',
  },
}

export const tiktokFormat: Translation<typeof en.tiktokFormat> = {
  tiktok_video: { name: 'Vídeo', description: 'Un vídeo vertical en el feed.' },
  tiktok_photo: { name: 'Publicación con fotos', description: 'Hasta 35 imágenes que se pasan con el dedo.' },
  tiktok_in_feed_ads: {
    name: 'Anuncio en el feed',
    description: 'Un vídeo de pago entre otros vídeos, con un botón a tu tienda.',
  },
  tiktok_spark_ads: {
    name: 'Anuncio Spark',
    description: 'Pagas por mostrar a más gente una publicación tuya, o de un cliente que acepte.',
  },
}

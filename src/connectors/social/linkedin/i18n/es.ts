import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const linkedinNames: Translation<typeof en.linkedinNames> = {
  linkedin: 'LinkedIn',
  linkedin_newsletter: 'Boletín de LinkedIn',
  linkedin_thread: 'Hilo de LinkedIn',
}

export const linkedin: Translation<typeof en.linkedin> = {
  needs: {
    profile: 'Un perfil de LinkedIn, o una página de empresa que administres.',
    app: 'Una app tuya en LinkedIn Developers. Al conectar te explicamos cómo. Para páginas de empresa, LinkedIn la revisa antes.',
    permission: 'Tu permiso de nuevo cada 60 días más o menos, cuando caduca.',
  },
  cannot: {
    profileResults: 'LinkedIn solo da a las apps los resultados de páginas de empresa, no de perfiles.',
    confirmProfilePosts:
      'Las apps no pueden leer lo que publica un perfil. Si se pierde la respuesta de LinkedIn, te pedimos que compruebes si la publicación está ahí.',
    commentOnProfiles:
      'En los perfiles, LinkedIn puede rechazar el primer comentario y los hilos. Entonces retiramos la publicación.',
  },
  audience: {
    label: 'Quién puede verla',
    hint: 'Vale para tu perfil. Las publicaciones de una página de empresa son para todo el mundo.',
    everyone: 'Todo el mundo',
    connections: 'Solo tus contactos',
  },
  newsletter: {
    note: 'LinkedIn no deja que ninguna aplicación publique boletines. Recibes el título, el texto y la portada en un archivo terminado para pegarlos.',
    needs: { newsletter: 'Un perfil o una página de empresa de LinkedIn con un boletín.' },
  },
  thread: {
    note: 'LinkedIn no tiene hilos: la primera parte es una publicación y el resto, comentarios tuyos debajo.',
  },
  figures: { shares: 'Veces compartido' },
}

export const linkedinConnect: Translation<typeof en.linkedinConnect> = {
  app: {
    steps: {
      create: 'Abre My apps en LinkedIn y elige Create app. LinkedIn te pide tu página de empresa.',
      verify: 'Abre la app y elige Verify en Settings, para que la página la confirme.',
      profile:
        'Para publicar en tu perfil: en Products, pide Share on LinkedIn y Sign In with LinkedIn using OpenID Connect. Te los dan al momento.',
      pages:
        'Para publicar en páginas de empresa: en Products, pide solo Community Management API. LinkedIn revisa antes tu negocio y la app no puede tener otro producto.',
      redirect: 'En Auth, añade la dirección de retorno de abajo.',
      keys: 'Copia el Client ID y el Primary Client Secret en los campos de abajo.',
    },
    link: 'Abrir My apps en LinkedIn',
  },
  steps: {
    choose: 'Elige si quieres publicar en tu perfil o en páginas de empresa.',
    allow: 'Continúa en LinkedIn y permite el acceso.',
    pick: 'De vuelta aquí, elige el perfil o las páginas. Las publicaciones y los hilos son canales distintos.',
  },
  postsTo: {
    label: 'Publicar en',
    hint: 'Las páginas de empresa necesitan una app con Community Management API.',
    choices: { profile: 'Mi perfil', pages: 'Páginas de empresa que administro' },
  },
  advice: {
    update:
      'Esta versión de CampAIgner ya no funciona con LinkedIn. Pide a tu administrador que la actualice.',
  },
}

export const linkedinFormat: Translation<typeof en.linkedinFormat> = {
  linkedin_post: {
    name: 'Publicación con imagen',
    description: 'Un texto con una imagen horizontal, para personas y empresas con las que trabajas.',
  },
  linkedin_video: { name: 'Vídeo', description: 'Un vídeo con un texto encima.' },
  linkedin_document: {
    name: 'Documento',
    description: 'Páginas para hojear: una lista de precios, una guía, un antes y después.',
  },
  linkedin_article: {
    name: 'Artículo del boletín',
    description: 'Un texto largo con imagen de portada. En LinkedIn tienes que publicarlo tú.',
  },
  linkedin_sponsored: {
    name: 'Publicación patrocinada',
    description: 'Una publicación de pago para personas de cierta profesión o ubicación.',
  },
}

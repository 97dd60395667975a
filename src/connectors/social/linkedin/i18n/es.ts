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
    app: 'Una aplicación en LinkedIn Developers. Para páginas de empresa, LinkedIn la revisa antes.',
    permission: 'Tu permiso de nuevo cada 60 días más o menos, cuando caduca.',
  },
  newsletter: {
    note: 'LinkedIn no deja que ninguna aplicación publique boletines. Recibes el título, el texto y la portada en un archivo terminado para pegarlos.',
    needs: { newsletter: 'Un perfil o una página de empresa de LinkedIn con un boletín.' },
  },
  thread: {
    note: 'LinkedIn no tiene hilos: la primera parte es una publicación y el resto, comentarios tuyos debajo.',
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

import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const threadsNames: Translation<typeof en.threadsNames> = { threads: 'Threads' }

export const threads: Translation<typeof en.threads> = {
  note: 'Una sola etiqueta por publicación; un emoji cuenta como varios caracteres.',
  needs: {
    profile: 'Un perfil de Threads.',
    publicAddress:
      'CampAIgner en una dirección https pública: Threads recoge de ahí las imágenes y los vídeos.',
  },
  topic: {
    label: 'Tema',
    hint: 'La gente encuentra ahí la publicación. Si lo dejas vacío, cuenta el hashtag del texto.',
  },
  replies: {
    label: 'Quién puede responder',
    everyone: 'Todo el mundo',
    followers: 'Tus seguidores',
    followed: 'Los perfiles que sigues',
    mentioned: 'Solo los perfiles que mencionas',
  },
  figures: { shares: 'Reposts, citas y compartidos' },
}

export const threadsConnect: Translation<typeof en.threadsConnect> = {
  app: {
    steps: {
      create: 'Abre My Apps, elige Create app y marca el caso de uso “Access the Threads API”.',
      rights:
        'En Use cases, elige Customize y añade threads_content_publish, threads_manage_replies, threads_read_replies, threads_delete y threads_manage_insights.',
      redirect:
        'En los ajustes (Settings) del caso de uso, añade la dirección de retorno de abajo. Meta pide otras dos, de desinstalación y de eliminación: pon la misma.',
      tester:
        'En App roles, añade tu perfil como Threads tester. Después acepta la invitación en Threads: Configuración, Cuenta, Permisos de sitios web.',
      keys: 'En App settings, Basic, copia el Threads App ID y el Threads App secret en los campos de abajo. El App ID y el App secret que aparecen más arriba son otros.',
    },
    link: 'Abrir My Apps en Meta',
  },
  steps: {
    allow:
      'Continúa en Threads con el perfil en el que quieres publicar y deja activados todos los permisos.',
  },
  advice: {
    rights:
      'Vuelve a conectar y deja activados todos los permisos. Si Threads no te pide alguno, añádelo a tu app.',
  },
}

import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const redditNames: Translation<typeof en.redditNames> = { reddit: 'Reddit' }

export const reddit: Translation<typeof en.reddit> = {
  note: 'Desde noviembre de 2025, Reddit aprueba cada aplicación una por una y a las tiendas les exige un contrato. Sin él, preparamos la publicación y abrimos el formulario ya relleno; tú la envías. Con claves aprobadas por Reddit, las publicaciones salen solas.',
  needs: {
    account: 'Una cuenta de Reddit y una comunidad cuyas normas admitan lo que publicas.',
    app: 'Una app tuya en Reddit, aprobada por Reddit para este uso, con sus claves.',
  },
  cannot: {
    video: 'Ni con claves aprobadas salen solos los vídeos: esos los publicas tú.',
  },
  figures: {
    score: 'Puntuación',
    scoreCount: 'votos a favor menos votos en contra',
    shares: 'Publicaciones cruzadas',
  },
  flair: {
    label: 'Etiqueta (flair)',
    hint: 'Tal como la escribe la comunidad. Algunas comunidades la exigen.',
  },
  kind: {
    label: 'Publicar como',
    hint: 'Como enlace se publica el primero de tu texto.',
    self: 'Texto',
    link: 'Enlace',
  },
}

export const redditConnect: Translation<typeof en.redditConnect> = {
  app: {
    steps: {
      approval:
        'Solo para tiendas con aprobación: pide a Reddit acceso a su Data API. El uso comercial exige un contrato. Hasta que Reddit acepte, publica a mano; CampAIgner lo prepara todo.',
      create: 'Con la aprobación, abre tus apps en Reddit, pulsa «create another app» y elige «web app».',
      redirect: 'Pon la dirección de retorno de abajo como «redirect uri».',
      keys: 'Copia el ID de la app (debajo de «web app») y el «secret» en los campos de abajo.',
    },
    link: 'Abrir tus apps en Reddit',
    clientId: 'ID de la app',
    clientSecret: 'Secreto',
  },
  steps: {
    communities: 'Escribe las comunidades en las que quieres publicar, después de leer sus normas.',
    allow: 'Continúa en Reddit con la cuenta que va a publicar y permite el acceso.',
    choose: 'De vuelta aquí, elige las comunidades que vas a usar. Cada una es un canal propio.',
  },
  communities: {
    label: 'Comunidades',
    hint: 'Hasta diez, separadas por comas. Para tu propio perfil, escribe u/ y tu nombre.',
  },
  advice: {
    rights: 'Conecta otra vez y permite todo lo que Reddit enumera.',
    community:
      'Tu cuenta no puede publicar allí: la comunidad es privada o la ha expulsado. Quítala y conecta otra vez.',
  },
}

import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const xNames: Translation<typeof en.xNames> = { x: 'X (Twitter)' }

export const x: Translation<typeof en.x> = {
  note: 'X cuenta a su manera: un enlace son 23 caracteres y un emoji, dos.',
  cost: 'X cobra unos 0,015 $ por cada publicación, 0,20 $ si lleva un enlace',
  needs: {
    account: 'Una cuenta de X.',
    app: 'Una cuenta de desarrollador en X con una app propia y saldo: X te cobra directamente. Al conectar te decimos cómo.',
  },
  replies: {
    label: 'Quién puede responder',
    everyone: 'Todo el mundo',
    following: 'Las cuentas que sigues',
    mentioned: 'Solo las cuentas que mencionas',
    verified: 'Las cuentas verificadas',
    subscribers: 'Tus suscriptores',
  },
  madeWithAi: {
    label: 'Imagen o vídeo hecho con IA',
    hint: 'X lo indica en la publicación.',
    no: 'No',
    yes: 'Sí',
  },
  paidPartnership: {
    label: 'Colaboración pagada',
    hint: 'Elige Sí si otra empresa te paga por la publicación. X lo indica en ella.',
    no: 'No',
    yes: 'Sí',
  },
  figures: { shares: 'Reposts y citas', clicks: 'Clics en enlaces' },
}

export const xConnect: Translation<typeof en.xConnect> = {
  app: {
    steps: {
      create:
        'Abre la consola de desarrolladores de X, acepta sus condiciones y crea un proyecto con una app dentro.',
      authentication:
        'En la app, configura User authentication: elige Read and write, y Web App, Automated App or Bot.',
      redirect: 'Añade la dirección de retorno de abajo como Callback URL. X pide además la URL de tu web.',
      credits: 'En Billing, añade un medio de pago y compra saldo: X te cobra cada publicación.',
      keys: 'Copia el OAuth 2.0 Client ID y el Client Secret en los campos de abajo. La API key y el access token son otros.',
    },
    link: 'Abrir la consola de desarrolladores de X',
  },
  steps: {
    allow: 'Continúa en X con la cuenta en la que quieres publicar y permite el acceso.',
  },
  advice: {
    rights:
      'Vuelve a conectar y permite todo lo que enumera X. En los ajustes de tu app tiene que estar elegido Read and write.',
    credits:
      'Tu cuenta de desarrollador en X no tiene saldo. Compra en la consola de desarrolladores de X y vuelve a conectar.',
  },
}

export const xFormat: Translation<typeof en.xFormat> = {
  twitter_post: { name: 'Publicación con imagen', description: 'Un texto corto con hasta cuatro imágenes.' },
  twitter_video: { name: 'Vídeo', description: 'Un texto corto con un vídeo.' },
  twitter_gif: { name: 'Imagen animada', description: 'Una animación corta, sin sonido.' },
  twitter_promoted: {
    name: 'Publicación promocionada',
    description: 'Una publicación de pago con el aspecto de siempre, para las personas que elijas.',
  },
}

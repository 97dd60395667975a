import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const googleBusinessNames: Translation<typeof en.googleBusinessNames> = {
  google_business: 'Google Business',
}

export const googleBusiness: Translation<typeof en.googleBusiness> = {
  note: 'Se ve en la Búsqueda de Google y en Maps. No pongas teléfonos en el texto: Google los rechaza.',
  needs: {
    profile: 'Un perfil de empresa de Google verificado desde hace al menos 60 días.',
    project:
      'Un proyecto tuyo en Google Cloud al que Google haya dado acceso. Al conectar te explicamos cómo.',
    publicAddress: 'CampAIgner en una dirección https pública, para que Google pueda recoger las imágenes.',
  },
  cannot: {
    products: 'Las apps no pueden publicar productos ni vídeos: los añades tú en tu perfil.',
    results: 'Google no dice a las apps cómo le ha ido a cada publicación.',
  },
  kind: {
    label: 'Tipo de publicación',
    hint: 'Los eventos y las ofertas muestran sus fechas, y la gente los ve hasta que acaban.',
    update: 'Novedad',
    event: 'Evento',
    offer: 'Oferta',
  },
  title: 'Título',
  start: 'Empieza',
  end: 'Acaba',
  coupon: 'Código del cupón',
  redeemAt: { label: 'Página para canjearla', hint: 'Donde se usa la oferta en línea.' },
  terms: 'Términos y condiciones',
  button: {
    label: 'Botón',
    hint: 'Lleva al primer enlace del texto. «Llamar» marca el número de tu perfil.',
    learnMore: 'Más información',
    book: 'Reservar',
    order: 'Pedir en línea',
    shop: 'Comprar',
    signUp: 'Registrarse',
    call: 'Llamar',
    none: 'Sin botón',
  },
}

export const googleBusinessConnect: Translation<typeof en.googleBusinessConnect> = {
  app: {
    access:
      'Pide a Google acceso a las API de Perfil de Empresa con el formulario de acceso básico a la API. Tu perfil debe llevar 60 días verificado. Google responde por correo.',
    enable:
      'En «APIs y servicios», «Biblioteca», habilita My Business Account Management API, My Business Business Information API y Google My Business API.',
  },
  steps: {
    allow: 'Continúa en Google con una cuenta que administre tu perfil de empresa y marca la casilla.',
    choose: 'De vuelta aquí, elige los perfiles en los que publicar.',
  },
  advice: {
    askForAccess:
      'Google no ha dado a tu proyecto acceso a las API de Perfil de Empresa, o falta habilitar alguna de las tres. Revisa ambas cosas en Google Cloud y vuelve a conectar.',
    tickBox: 'En la página de Google, marca la casilla. Sin ella no podemos publicar en tu perfil.',
    verify:
      'Google solo deja publicar a los perfiles verificados. Verifica el tuyo en la Búsqueda de Google o en Maps y vuelve a conectar.',
    createProfile:
      'Esta cuenta de Google no administra ningún perfil de empresa. Crea uno o elige la cuenta que administra el tuyo.',
  },
}

import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const blueskyNames: Translation<typeof en.blueskyNames> = { bluesky: 'Bluesky' }

export const bluesky: Translation<typeof en.bluesky> = {
  note: 'Un emoji cuenta como un carácter. Sin imagen, el primer enlace se muestra como tarjeta.',
  needs: {
    account: 'Una cuenta de Bluesky, en bsky.social o en tu propio servidor.',
    access:
      'Iniciar sesión con Bluesky, o una contraseña de aplicación de sus Ajustes, Privacidad y seguridad.',
  },
  cannot: {
    reach: 'Bluesky no informa del alcance ni de los clics.',
  },
  figures: { shares: 'Republicaciones y citas' },
}

export const blueskyConnect: Translation<typeof en.blueskyConnect> = {
  signIn: {
    title: 'Iniciar sesión con Bluesky',
    text: 'Sin copiar nada: das permiso en la página de Bluesky.',
    steps: {
      enter: 'Escribe tu usuario.',
      allow: 'Se abre Bluesky. Inicia sesión allí y permite que CampAIgner publique por ti.',
    },
    handle: {
      label: 'Usuario o servidor',
      hint: 'Tu nombre en Bluesky, sin @. Si tu cuenta está en otro servidor, también vale su dirección.',
    },
  },
  appPassword: {
    title: 'Con una contraseña de aplicación',
    text: 'Creas una contraseña solo para CampAIgner en los ajustes de Bluesky.',
  },
  noSignIn:
    'Este servidor no permite iniciar sesión como lo hace Bluesky. Revisa la dirección o conecta con una contraseña de aplicación.',
  steps: {
    open: 'En Bluesky, abre Ajustes, Privacidad y seguridad, Contraseñas de aplicación.',
    create: 'Añade una contraseña, llámala CampAIgner y cópiala. Se parece a abcd-efgh-ijkl-mnop.',
    enter: 'Escribe aquí tu usuario y esa contraseña. No uses la contraseña con la que inicias sesión.',
  },
  link: 'Abrir las contraseñas de aplicación',
  handle: {
    label: 'Usuario',
    hint: 'Tu nombre en Bluesky, sin @.',
  },
  password: {
    label: 'Contraseña de aplicación',
    hint: 'Puedes eliminarla en Bluesky cuando quieras; la tuya no cambia.',
  },
  server: {
    label: 'Servidor',
    hint: 'Solo si tu cuenta no está en bsky.social.',
  },
}

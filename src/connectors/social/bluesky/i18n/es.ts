import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const blueskyNames: Translation<typeof en.blueskyNames> = { bluesky: 'Bluesky' }

export const bluesky: Translation<typeof en.bluesky> = {
  note: 'Un emoji cuenta como un carácter. Sin imagen, el primer enlace se muestra como tarjeta.',
  needs: {
    account: 'Una cuenta de Bluesky, en bsky.social o en tu propio servidor.',
    appPassword: 'Una contraseña de aplicación: Bluesky la crea en Ajustes, Privacidad y seguridad.',
  },
  cannot: {
    reach: 'Bluesky no informa del alcance ni de los clics.',
  },
}

export const blueskyConnect: Translation<typeof en.blueskyConnect> = {
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

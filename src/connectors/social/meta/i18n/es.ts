import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const metaConnect: Translation<typeof en.metaConnect> = {
  app: {
    steps: {
      create:
        'Abre My Apps y elige Create app. Añade dos casos de uso: “Manage everything on your Page” y “Manage messaging & content on Instagram”.',
      rights:
        'En el primero, añade pages_read_engagement, pages_manage_posts, pages_manage_engagement y read_insights. En el segundo, instagram_basic, instagram_content_publish, instagram_manage_comments e instagram_manage_insights.',
      redirect:
        'En Facebook Login for Business, Settings, añade la dirección de retorno de abajo como URI de redirección de OAuth válida.',
      live: 'Publica la app; hasta entonces, solo quienes tienen un rol en ella ven tus publicaciones. Para tus propias páginas no hace falta revisión, solo la dirección de tu política de privacidad.',
      keys: 'En App settings, Basic, copia el App ID y el App secret en los campos de abajo.',
    },
    link: 'Abrir My Apps en Meta',
  },
  steps: {
    allow: 'Continúa en Facebook con un perfil que administre tu página y tenga un rol en la app.',
    pages: 'Elige tus páginas y cuentas de Instagram, y deja todos los permisos activados.',
    choose: 'De vuelta aquí, elige dónde publicar. Facebook e Instagram comparten este acceso.',
  },
  advice: {
    rights:
      'Vuelve a conectar y deja todos los permisos activados. Si Facebook no te pide alguno, añádelo a tu app.',
    noPage:
      'Facebook no nos ha mostrado ninguna página. Crea una, o vuelve a conectar y elígela cuando Facebook te pregunte.',
    noRole:
      'No puedes crear contenido en esta página. Pide ese acceso a quien la administra y vuelve a conectar.',
    noInstagram:
      'Ninguna de tus páginas tiene una cuenta de Instagram. Pasa Instagram a cuenta de empresa o de creador, vincúlala en los ajustes de tu página y vuelve a conectar.',
  },
}

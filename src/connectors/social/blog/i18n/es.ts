import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const blogNames: Translation<typeof en.blogNames> = { blog: 'Blog' }

export const blog: Translation<typeof en.blog> = {
  note: 'Para blogs de WordPress. En otros blogs, copia el texto y pégalo allí.',
  needs: {
    address: 'La URL https de tu sitio de WordPress.',
    password: 'Una contraseña de aplicación, que creas en tu perfil de WordPress.',
  },
  cannot: {
    wordPressCom: 'No se pueden conectar los sitios con una dirección de wordpress.com.',
  },
  options: {
    status: {
      label: 'En WordPress',
      hint: 'Un borrador no se ve hasta que lo publicas en WordPress.',
      publish: 'Publicarla',
      draft: 'Guardarla como borrador',
    },
    categories: {
      label: 'Categorías',
      hint: 'Sepáralas con comas. Las nuevas se crean si tu usuario de WordPress puede hacerlo; si no, se omiten.',
    },
    tags: {
      label: 'Etiquetas',
      hint: 'Sepáralas con comas. Las nuevas se crean.',
    },
  },
}

export const blogConnect: Translation<typeof en.blogConnect> = {
  steps: {
    open: 'En WordPress, abre Usuarios y luego Perfil. Tu perfil debe ser Autor, Editor o Administrador.',
    create: 'En Contraseñas de aplicación, escribe el nombre CampAIgner y añádela.',
    paste: 'Copia la contraseña y pégala aquí. WordPress la muestra una sola vez.',
  },
  fields: {
    address: {
      label: 'Dirección del sitio web',
      hint: 'La página de inicio de tu sitio de WordPress.',
      example: 'https://www.mitienda.com',
    },
    user: {
      label: 'Usuario de WordPress',
      hint: 'El nombre con el que inicias sesión en WordPress.',
    },
    password: {
      label: 'Contraseña de aplicación',
      hint: 'No es la contraseña con la que inicias sesión. Los espacios no importan.',
    },
  },
  advice: {
    notWordPress: 'No hemos encontrado WordPress en esta dirección. Escribe la página de inicio de tu sitio.',
    wordPressCom:
      'Los sitios con una dirección de wordpress.com funcionan de otra manera y no se pueden conectar. Copia tus publicaciones y pégalas allí.',
    otherSite: 'Esta dirección lleva a otro sitio web. Escribe la dirección de ese sitio.',
    needsHttps:
      'Este sitio no usa https, y WordPress solo acepta contraseñas de aplicación a través de https.',
    blocked:
      'El sitio bloquea la API REST de WordPress, a menudo por un plugin de seguridad. Permítela allí para usuarios con sesión iniciada.',
    notSignedIn:
      'WordPress no acepta este usuario con esta contraseña de aplicación. Revisa ambos. Si son correctos, pide a tu proveedor de alojamiento que deje pasar la cabecera Authorization.',
    passwordsOff:
      'Las contraseñas de aplicación están desactivadas en este sitio. Actívalas o pídeselo a quien se encarga del sitio.',
    rightsMissing:
      'Este usuario no puede publicar entradas ni subir archivos. Usa uno con el perfil Autor, Editor o Administrador.',
  },
}

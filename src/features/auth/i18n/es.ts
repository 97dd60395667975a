import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const auth: Translation<typeof en.auth> = {
  tagline: 'Gestión de redes sociales con IA',
  home: 'CampAIgner, página de inicio',
  help: 'Ayuda para iniciar sesión',
  tabs: { label: 'Iniciar sesión o crear cuenta', login: 'Iniciar sesión', signUp: 'Crear cuenta' },
  promise: {
    label: 'Qué hace CampAIgner',
    statement: 'Tu marketing, hecho entre cliente y cliente.',
    create: {
      title: 'Una idea, todas las redes',
      text: 'Escríbela una vez y tendrás la publicación justa para cada plataforma.',
    },
    answer: {
      title: 'Todos los mensajes en una bandeja',
      text: 'Comentarios, chats y correos juntos, para que nadie espere.',
    },
    results: { title: 'Mira qué se vendió', text: 'Las campañas junto a tus ventas, con cifras claras.' },
  },
  tryAgain: 'Inténtalo de nuevo en un momento.',
  login: {
    heading: 'Te damos la bienvenida de nuevo',
    text: 'Inicia sesión en tu cuenta para seguir gestionando tus campañas.',
    submit: 'Iniciar sesión',
    pending: 'Iniciando sesión...',
    success: '¡Hola de nuevo!',
    successText: 'Has iniciado sesión correctamente.',
    failure: 'No se pudo iniciar sesión',
    failureText: 'Correo electrónico o contraseña incorrectos',
    forgot: '¿Has olvidado tu contraseña?',
  },
  signUp: {
    heading: 'Crea tu cuenta',
    text: 'Empieza hoy tu prueba gratuita de CampAIgner.',
    submit: 'Crear cuenta',
    pending: 'Creando cuenta...',
    success: '¡Cuenta creada!',
    successText: 'Te damos la bienvenida a CampAIgner. Ya has iniciado sesión.',
    failure: 'No se pudo crear la cuenta',
    failureText: 'No hemos podido crear la cuenta',
  },
  signUpClosed: {
    invite: {
      heading: 'Registro solo con invitación',
      text: 'Necesitas una invitación para crear una cuenta. Pide a tu equipo que te invite y abre el enlace que recibas.',
    },
    off: {
      heading: 'Registro cerrado',
      text: 'Este servidor no admite cuentas nuevas. Si ya tienes una, inicia sesión.',
    },
  },
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    emailPlaceholder: 'tu@tutienda.com',
    password: 'Contraseña',
    passwordPlaceholder: 'Tu contraseña',
    newPasswordPlaceholder: 'Crea una contraseña (mín. 6 caracteres)',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
  },
  strength: {
    weak: 'Débil: añade más caracteres o unas cuantas palabras',
    fair: 'Aceptable: un poco más larga sería mejor',
    strong: 'Contraseña segura',
  },
  forgot: {
    heading: 'Restablece tu contraseña',
    text: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar enlace',
    pending: 'Enviando...',
    sentHeading: 'Revisa tu correo',
    sentText:
      'Si existe una cuenta con {email}, el enlace ya está en camino. Funciona una sola vez, durante una hora. Mira también en la carpeta de correo no deseado.',
    failure: 'No se pudo enviar el enlace',
    noMailHeading: 'Este servidor no puede enviar correos',
    noMailText:
      'No hay ningún servidor de correo configurado, así que no podemos enviarte un enlace. Pide a tu administrador que te cree uno con este comando:',
    noMailHint: 'Cambia you@example.com por tu correo. El enlace funciona una sola vez, durante una hora.',
    back: 'Volver a iniciar sesión',
  },
  reset: {
    heading: 'Elige una contraseña nueva',
    text: 'Se cerrará la sesión en todos los dispositivos. Después, inicia sesión con tu contraseña nueva.',
    field: 'Contraseña nueva',
    submit: 'Guardar contraseña nueva',
    pending: 'Guardando...',
    success: 'Contraseña cambiada',
    successText: 'Inicia sesión con tu contraseña nueva.',
    failure: 'No se cambió la contraseña',
    missing: 'Esta página solo funciona con el enlace del correo. Ábrelo otra vez o pide uno nuevo.',
    askAgain: 'Pedir otro enlace',
  },
  loading: 'Cargando',
  resetMail: {
    subject: 'Elige una contraseña nueva para CampAIgner',
    text: 'Hola, {name}:\n\nAlguien (probablemente tú) ha pedido una contraseña nueva para tu cuenta de CampAIgner. Abre este enlace antes de una hora para elegirla:\n\n{link}\n\nSi no has sido tú, puedes ignorar este correo: tu contraseña no ha cambiado.\n\nCampAIgner',
  },
}

export const profile: Translation<typeof en.profile> = {
  picture: {
    title: 'Foto',
    description: 'Tu equipo la ve junto a tu actividad.',
    choose: 'Elegir foto',
    change: 'Cambiar foto',
    remove: 'Quitar',
    hint: 'La recortaremos en cuadrado.',
    saved: 'Foto actualizada',
    removed: 'Foto eliminada',
    failed: 'No se ha cambiado la foto',
    unreadable: 'No podemos abrir este archivo como imagen. Elige un PNG o JPG.',
  },
  names: { title: 'Tu nombre', description: 'Así te ve tu equipo.' },
  email: {
    title: 'Correo electrónico',
    description: 'Lo usas para iniciar sesión y recibir nuestros correos.',
    field: 'Correo electrónico',
    submit: 'Cambiar el correo',
  },
  language: {
    title: 'Idioma',
    description: 'Para las pantallas, los correos y las notificaciones. Cambia al momento.',
    field: 'Idioma',
  },
  password: {
    title: 'Contraseña',
    description: 'Al cambiarla se cierra la sesión en todos tus demás dispositivos.',
    new: 'Contraseña nueva',
    submit: 'Cambiar la contraseña',
  },
  currentPassword: 'Contraseña actual',
  currentPasswordPlaceholder: 'Tu contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  sessions: {
    title: 'Dónde tienes la sesión abierta',
    description: 'Cierra la sesión en los dispositivos que no reconozcas o que ya no uses.',
    label: 'Dispositivos',
    current: 'Este dispositivo',
    lastSeen: 'Último uso: {when}',
    from: 'desde {ip}',
    signOut: 'Cerrar sesión',
    signOutNamed: 'Cerrar la sesión en {device}',
    signOutOthers: 'Cerrar todas las demás',
    signedOut: 'Sesión cerrada en el dispositivo',
    othersSignedOut: 'Sesión cerrada en todos los demás dispositivos',
    failed: 'No se ha podido cerrar la sesión en el dispositivo',
    loadFailed: 'No se han podido cargar tus dispositivos.',
    loading: 'Cargando dispositivos',
    confirmTitle: '¿Cerrar la sesión en todos los demás dispositivos?',
    confirmSubject: '{count, plural, one {# dispositivo más} other {# dispositivos más}}',
    confirmText: 'Aquí sigues con la sesión iniciada. En los demás tendrás que volver a iniciarla.',
  },
  device: {
    browserOn: '{browser} en {system}',
    unknownBrowser: 'Navegador desconocido',
    unknownSystem: 'un sistema desconocido',
    unknown: 'Dispositivo desconocido',
  },
  emailChangedMail: {
    subject: 'Se ha cambiado tu correo electrónico de CampAIgner',
    text: 'Hola, {name}:\n\nSe ha cambiado el correo electrónico de tu cuenta de CampAIgner. Con esta dirección ya no puedes iniciar sesión.\n\nSi has sido tú, no hace falta que hagas nada. Si no, avisa ahora mismo al propietario de tu espacio de trabajo o a tu administrador.\n\nCampAIgner',
  },
}

export const workspaces: Translation<typeof en.workspaces> = {
  switch: 'Cambiar de espacio de trabajo',
  heading: 'Tus espacios de trabajo',
  loading: 'Cargando tus espacios de trabajo...',
  loadFailed: 'No se han podido cargar. Reintentar',
  failed: 'No se ha podido cambiar de espacio de trabajo',
}

export const authRules: Translation<typeof en.authRules> = {
  passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordTooLong: 'La contraseña debe tener como máximo 200 caracteres',
  noFirstName: 'El nombre es obligatorio',
  noLastName: 'Los apellidos son obligatorios',
  noPassword: 'Escribe tu contraseña actual',
  wrongPassword: 'Contraseña incorrecta',
  unusableEmail: 'Esta dirección no se puede usar. Elige otra',
}

export const authErrors: Translation<typeof en.authErrors> = {
  signup_refused:
    'No hemos podido crear una cuenta con estos datos. Si ya tienes una, inicia sesión o restablece tu contraseña.',
  signup_invite_only:
    'Necesitas una invitación para crear una cuenta. Pide a tu equipo que te invite y abre el enlace que recibas.',
  signup_closed: 'Este servidor no admite cuentas nuevas. Si ya tienes una, inicia sesión.',
  reset_link_invalid: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
  invalid_credentials: 'Correo electrónico o contraseña incorrectos',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/login': 'Iniciar sesión',
  '/forgot-password': 'Contraseña olvidada',
  '/reset-password': 'Contraseña nueva',
}

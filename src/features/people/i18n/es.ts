import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const invitationMail: Translation<typeof en.invitationMail> = {
  subject: '{name} te ha invitado a {workspace}',
  somebody: 'Tu equipo',
  button: 'Unirme al equipo',
  text: 'Hola:\n\n{name} te ha invitado a unirte a «{workspace}» en CampAIgner. Abre este enlace antes de siete días para unirte:\n\n{link}\n\nFunciona una sola vez. Si no lo esperabas, puedes ignorar este correo.\n\nCampAIgner',
}

export const join: Translation<typeof en.join> = {
  title: 'Únete al equipo',
  heading: 'Únete a {workspace}',
  invitedBy:
    '{name} te ha invitado a unirte {role, select, owner {como propietario} manager {como encargado} other {como miembro}}.',
  invited:
    'Te han invitado a unirte {role, select, owner {como propietario} manager {como encargado} other {como miembro}}.',
  loading: 'Abriendo la invitación',
  loadFailed: 'No se ha podido abrir la invitación.',
  signedInAs: 'Has iniciado sesión como',
  join: 'Unirme con esta cuenta',
  joining: 'Entrando…',
  useAnother: 'Unirme con otra cuenta',
  useThis: 'Unirme como {name}',
  otherAddress:
    'Has iniciado sesión como {current}, pero esta invitación es para {email}. Únete aquí y tu sesión pasará a ser la de {email}.',
  known: 'Ya hay una cuenta con este correo. Introduce su contraseña para unirte.',
  signInAndJoin: 'Iniciar sesión y unirme',
  createAndJoin: 'Crear cuenta y unirme',
  haveAccount: 'Ya tengo una cuenta',
  amNew: 'Es mi primera vez aquí',
  noAccount: 'Aún no hay ninguna cuenta con este correo. Elige «Es mi primera vez aquí» más abajo.',
  taken: 'Ya hay una cuenta con este correo. Elige «Ya tengo una cuenta» más abajo.',
  wrongPassword: 'La contraseña de esta cuenta no es correcta.',
  forgot: '¿Has olvidado tu contraseña?',
  success: '¡Te damos la bienvenida a {workspace}!',
  successText: 'Ya formas parte del equipo.',
  failure: 'Aún no te has unido',
  invalid: {
    heading: 'Esta invitación no funciona',
    missing: 'Esta página necesita el enlace de tu invitación. Abre otra vez ese enlace.',
    next: '¿Ya te has unido? Solo tienes que iniciar sesión.',
    login: 'Iniciar sesión',
    home: 'Ir a la página de inicio',
  },
}

export const people: Translation<typeof en.people> = {
  title: 'Personas',
  text: 'Quién trabaja aquí, qué puede hacer cada persona y de quién depende.',
  forManagers:
    'Puedes gestionar a los miembros. Solo los propietarios gestionan a encargados y otros propietarios.',
  forMembers: 'Solo los propietarios y los encargados pueden invitar a personas o cambiar esta lista.',
  roles: { owner: 'Propietario', manager: 'Encargado', member: 'Miembro' },
  roleHints: {
    owner: 'Puede hacerlo todo, incluso cambiar ajustes y personas.',
    manager: 'Puede invitar a miembros y decidir qué pueden hacer.',
    member: 'Hace el trabajo de cada día. No puede invitar.',
  },
  table: {
    label: 'Personas',
    person: 'Persona',
    role: 'Rol',
    reportsTo: 'Depende de',
    mayApprove: 'Puede aprobar',
    yes: 'Sí',
    no: 'No',
    nobody: 'Nadie',
    you: 'Tú',
    actions: 'Acciones',
    more: 'Más opciones de {name}',
    change: 'Cambiar rol y permisos',
    remove: 'Quitar del equipo',
    leave: 'Dejar el equipo',
    failed: 'No se ha podido cargar tu equipo.',
  },
  change: {
    title: 'Rol y permisos de {name}',
    onlyOwner: 'Solo tú eres propietario. Haz propietaria a otra persona antes de cambiar tu rol.',
    approve: 'Puede aprobar',
    approveHint: 'Puede aprobar las tareas que esperan aprobación.',
    save: 'Guardar',
  },
  remove: {
    title: '¿Quitar a esta persona del equipo?',
    description:
      'Su sesión se cierra al momento y pierde el acceso a este espacio de trabajo. Su trabajo se conserva. Sus tareas abiertas pasan a ser tuyas, cualquiera puede retomar sus conversaciones y quienes dependían de esta persona pasan a depender de su encargado.',
    confirm: 'Quitar persona',
  },
  leave: {
    title: '¿Dejar {workspace}?',
    text: 'Se cierra tu sesión y pierdes el acceso a este espacio de trabajo. Tus tareas abiertas pasan a tu encargado o, si no tienes, a un propietario, y cualquiera puede retomar tus conversaciones. Si no perteneces a ningún otro espacio de trabajo, tu cuenta se elimina.',
    password: 'Tu contraseña',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    submit: 'Dejar el equipo',
  },
  invite: {
    action: 'Invitar a personas',
    title: 'Invitar a personas',
    email: 'Correo electrónico (opcional)',
    emailHint: 'Déjalo vacío para obtener un enlace que puedas compartir.',
    signUpOff: 'Aquí no se pueden crear cuentas nuevas: solo puede unirse quien ya tiene una.',
    submit: 'Crear invitación',
    doneTitle: 'Invitación lista',
    mailed: 'Enviamos este enlace a {email}. También puedes compartirlo tú.',
    notMailed: 'Aún no hay servidor de correo, así que comparte tú este enlace con {email}.',
    manualPublish: 'Comparte este enlace con la persona que quieres invitar.',
    terms: 'Funciona una sola vez. Caduca el {until}.',
    link: 'Enlace de invitación',
    copy: 'Copiar enlace',
    done: 'Listo',
  },
  invitations: {
    title: 'Invitaciones abiertas',
    label: 'Invitaciones abiertas',
    for: 'Para',
    role: 'Rol',
    until: 'Caduca',
    expired: 'Caducada',
    actions: 'Acciones',
    byLink: 'Enlace para compartir',
    invitedBy: 'Invitación de {name}',
    more: 'Más opciones de la invitación a {name}',
    copy: 'Copiar enlace',
    copyNamed: 'Copiar enlace para {name}',
    resend: 'Reenviar',
    renew: 'Crear enlace nuevo',
    withdraw: 'Retirar',
    empty: 'No hay invitaciones abiertas.',
    emptyText: 'Las invitaciones se quedan aquí, con su enlace, hasta que se aceptan.',
    failed: 'No se han podido cargar las invitaciones.',
  },
  withdraw: {
    title: '¿Retirar esta invitación?',
    description:
      'Su enlace deja de funcionar al momento. Puedes volver a invitar a esta persona más adelante.',
    confirm: 'Retirar invitación',
  },
  toasts: {
    changed: 'Guardado',
    changeFailed: 'No se han podido guardar los cambios',
    removed: 'Has quitado a {name} del equipo',
    inviteFailed: 'No se ha podido crear la invitación',
    copied: 'Enlace copiado',
    copyFailed: 'No se ha podido copiar el enlace',
    copyFailedText: 'Selecciónalo y cópialo tú.',
    resent: 'Un correo nuevo va en camino',
    renewed: 'Enlace nuevo listo',
    renewedText: 'Funciona durante siete días. El anterior ya no funciona.',
    resendFailed: 'No se ha podido renovar la invitación',
    withdrawn: 'Invitación retirada',
    leaveFailed: 'No has podido dejar el equipo',
  },
}

export const peopleRules: Translation<typeof en.peopleRules> = {
  missing: 'Rellena este campo',
  alreadyHere: 'Esta persona ya está en tu equipo',
  notInTeam: 'Elige a un miembro de tu equipo',
  inCircles: 'Elige a otra persona: esa ya depende de esta',
  topOfTeam: 'Un propietario no depende de nadie',
}

export const peopleErrors: Translation<typeof en.peopleErrors> = {
  last_owner:
    'Este espacio de trabajo necesita un propietario. Haz antes propietaria a otra persona o elimina el espacio de trabajo. No se ha cambiado nada.',
  own_membership:
    'Aquí no puedes cambiar tu propio rol ni quitarte del equipo. Pídeselo a un propietario o deja el equipo.',
  already_member: 'Esta persona ya está en tu equipo.',
  invitation_invalid:
    'Esta invitación ya no funciona: ha caducado, ya se ha usado o se ha retirado. Pide una nueva.',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/join': 'Únete al equipo',
}

export const palette: Translation<typeof en.palette> = {
  invite: {
    label: 'Invitar a alguien al equipo',
    words: 'persona miembro compañero compañera empleado usuario añadir',
  },
}

import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const invitationMail: Translation<typeof en.invitationMail> = {
  subject: '{name} te invita a {workspace}',
  somebody: 'Tu equipo',
  button: 'Unirme al equipo',
  text: 'Hola:\n\n{name} te invita a trabajar en «{workspace}» con CampAIgner. Abre este enlace antes de siete días para unirte:\n\n{link}\n\nFunciona una sola vez. Si no esperabas este correo, no hace falta que hagas nada.\n\nCampAIgner',
}

export const join: Translation<typeof en.join> = {
  title: 'Únete al equipo',
  heading: 'Únete a {workspace}',
  invitedBy:
    '{name} te invita a trabajar en equipo {role, select, owner {como propietario} manager {como encargado} other {como miembro}}.',
  invited:
    'Te invitan a trabajar en equipo {role, select, owner {como propietario} manager {como encargado} other {como miembro}}.',
  loading: 'Abriendo la invitación',
  loadFailed: 'No se ha podido abrir la invitación.',
  signedInAs: 'Has iniciado sesión como',
  join: 'Unirme con esta cuenta',
  joining: 'Entrando...',
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
  wrongPassword: 'Esta no es la contraseña de la cuenta.',
  forgot: '¿Has olvidado tu contraseña?',
  success: '¡Te damos la bienvenida a {workspace}!',
  successText: 'Ya formas parte del equipo.',
  failure: 'Aún no te has unido',
  invalid: {
    heading: 'Esta invitación no funciona',
    missing: 'Esta página necesita el enlace de tu invitación. Abre otra vez ese enlace.',
    next: 'Si ya te habías unido, solo tienes que iniciar sesión.',
    login: 'Iniciar sesión',
    home: 'Ir a la página de inicio',
  },
}

export const people: Translation<typeof en.people> = {
  title: 'Personas',
  text: 'Quién trabaja aquí, qué puede hacer cada persona y de quién depende.',
  forManagers:
    'Tú decides sobre los miembros. Solo los propietarios deciden sobre encargados y otros propietarios.',
  forMembers:
    'Solo los propietarios y los encargados pueden invitar a personas o cambiar esta lista. Pídeselo a uno de ellos.',
  roles: { owner: 'Propietario', manager: 'Encargado', member: 'Miembro' },
  roleHints: {
    owner: 'Puede hacerlo todo, también cambiar ajustes y personas.',
    manager: 'Puede invitar a miembros y decidir qué pueden hacer.',
    member: 'Hace el trabajo de cada día; no invita a nadie.',
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
    more: 'Más sobre {name}',
    change: 'Cambiar rol y permisos',
    remove: 'Quitar del equipo',
    leave: 'Dejar el equipo',
    failed: 'No se han podido cargar las personas.',
  },
  change: {
    title: 'Rol y permisos de {name}',
    onlyOwner: 'Solo tú eres propietario. Haz propietaria a otra persona antes de cambiar tu propio rol.',
    approve: 'Puede aprobar',
    approveHint: 'Puede dar el visto bueno a lo que espera aprobación.',
    save: 'Guardar',
  },
  remove: {
    title: '¿Quitar a esta persona del equipo?',
    description:
      'Su sesión se cierra al momento y ya no podrá ver nada de aquí. Lo que hizo se queda. Sus tareas abiertas pasan a ser tuyas, sus conversaciones vuelven a ser de cualquiera y quien dependía de esta persona pasa a depender de su encargado.',
    confirm: 'Quitar persona',
  },
  leave: {
    title: '¿Dejar {workspace}?',
    text: 'Se cierra tu sesión y ya no podrás ver nada de este espacio de trabajo. Tus tareas abiertas pasan a tu encargado o, si no tienes, a un propietario, y tus conversaciones vuelven a ser de cualquiera. Si no perteneces a ningún otro espacio, tu cuenta se elimina.',
    password: 'Tu contraseña',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    submit: 'Dejar el equipo',
  },
  invite: {
    action: 'Invitar a alguien',
    title: 'Invitar a alguien',
    email: 'Correo electrónico (opcional)',
    emailHint: 'Déjalo vacío para obtener un enlace que puedas entregar.',
    signUpOff: 'Aquí no se pueden crear cuentas nuevas: solo puede unirse quien ya tiene una.',
    submit: 'Crear invitación',
    doneTitle: 'La invitación está lista',
    mailed: 'Un correo con este enlace va camino de {email}. También puedes entregarlo tú.',
    notMailed: 'Aquí no hay servidor de correo, así que entrega tú este enlace a {email}.',
    manualPublish: 'Entrega este enlace a la persona que quieres invitar.',
    terms: 'Funciona una sola vez, hasta el {until}.',
    link: 'Enlace de invitación',
    copy: 'Copiar enlace',
    done: 'Listo',
  },
  invitations: {
    title: 'Invitaciones abiertas',
    label: 'Invitaciones abiertas',
    for: 'Para',
    role: 'Rol',
    until: 'Funciona hasta',
    expired: 'Caducada',
    actions: 'Acciones',
    byLink: 'Enlace para entregar',
    invitedBy: 'Invitación de {name}',
    more: 'Más sobre la invitación a {name}',
    copy: 'Copiar enlace',
    copyNamed: 'Copiar enlace para {name}',
    resend: 'Enviar de nuevo',
    renew: 'Crear un enlace nuevo',
    withdraw: 'Retirar',
    empty: 'No hay invitaciones abiertas.',
    emptyText: 'Cada invitación se queda aquí, con su enlace, hasta que se acepta.',
    failed: 'No se han podido cargar las invitaciones.',
  },
  withdraw: {
    title: '¿Retirar esta invitación?',
    description: 'Su enlace deja de funcionar al momento. Puedes invitar a esa persona más adelante.',
    confirm: 'Retirar invitación',
  },
  toasts: {
    changed: 'Guardado',
    changeFailed: 'No se ha cambiado nada',
    removed: '{name} ya no está en el equipo',
    inviteFailed: 'No se ha creado la invitación',
    copied: 'Enlace copiado',
    copyFailed: 'No se ha podido copiar el enlace',
    copyFailedText: 'Selecciónalo y cópialo tú.',
    resent: 'Un correo nuevo va en camino',
    renewed: 'El enlace nuevo está listo',
    renewedText: 'Funciona durante siete días. El anterior ya no.',
    resendFailed: 'No se ha renovado la invitación',
    withdrawn: 'Invitación retirada',
    leaveFailed: 'No has dejado el equipo',
  },
}

export const peopleRules: Translation<typeof en.peopleRules> = {
  missing: 'Rellena este campo',
  alreadyHere: 'Esta persona ya está en tu equipo',
  notInTeam: 'Elige a alguien de tu equipo',
  inCircles: 'Sería un círculo: esa persona ya depende de esta',
  topOfTeam: 'Un propietario no depende de nadie',
}

export const peopleErrors: Translation<typeof en.peopleErrors> = {
  last_owner:
    'Este espacio de trabajo necesita un propietario. Haz antes propietaria a otra persona o elimina el espacio de trabajo. No se ha cambiado nada.',
  own_membership:
    'Aquí no puedes cambiar tu propio rol ni quitarte del equipo. Pídeselo a un propietario o deja tú el equipo.',
  already_member: 'Esta persona ya está en tu equipo.',
  invitation_invalid:
    'Esta invitación ya no funciona: ha caducado, ya se ha usado o se ha retirado. Pide una nueva.',
}

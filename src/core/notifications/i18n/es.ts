import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const notification: Translation<typeof en.notification> = {
  kinds: {
    welcome: {
      title: 'Te damos la bienvenida a CampAIgner',
      message: 'Empieza por tus clientes: añade uno o importa tu lista desde un archivo CSV.',
    },
    invoice_overdue: {
      title: 'La factura {number} está vencida',
      message: '{customer} aún no ha pagado la factura {number}. Vencía el {due}.',
    },
    password_changed: {
      title: 'Se ha cambiado tu contraseña',
      message:
        'Se ha cerrado la sesión en todos los demás dispositivos. Si no has sido tú, pide ahora mismo una contraseña nueva.',
    },
    email_changed: {
      title: 'Se ha cambiado tu correo electrónico',
      message: 'Ahora inicias sesión con {email}. Si no has sido tú, cambia tu contraseña ahora mismo.',
    },
    person_joined: {
      title: '{name} se ha unido a tu equipo',
      message: '{name} ha aceptado la invitación y ya puede empezar.',
    },
    post_no_account: {
      title: '«{campaign}» está lista para que la publiques',
      message:
        'No hay ningún canal conectado para {platform}. Conecta uno y publica de nuevo, o publícala tú y márcala como publicada.',
    },
    post_drafted: {
      title: 'Termina «{campaign}» en la app de {platform}',
      message:
        'Te espera allí como borrador. Abre {platform} en el móvil, publícala y márcala aquí como publicada.',
    },
    post_coming_up: {
      title: 'Falta poco: «{campaign}»',
      message:
        'Toca menos de {minutes} minutos después de este aviso y la publicas tú. Revisa ya el texto y las imágenes.',
    },
    post_missed: {
      title: '«{campaign}» no se ha enviado a tiempo',
      message:
        'No hemos podido enviarla a su hora y puede que ya sea tarde. Abre la campaña para reprogramarla.',
    },
    post_failed: {
      title: '«{campaign}» ha fallado en {platform}',
      message:
        'Allí no se ha publicado nada. Abre la campaña para ver por qué y si ha fallado alguna más, y reinténtalo.',
    },
    post_unconfirmed: {
      title: 'Comprueba si «{campaign}» está en {platform}',
      message:
        'La hemos enviado, pero no tenemos confirmación. No la volveremos a enviar por nuestra cuenta, para que nada salga dos veces.',
    },
    post_overdue: {
      title: '«{campaign}» va con retraso',
      message:
        'Ya debería estar publicada. No se ha perdido nada: la publicaremos en cuanto sea posible. Abre la campaña para ver su estado.',
    },
    storage_full: {
      title: '«{campaign}» no tiene imagen: tu almacenamiento está lleno',
      message:
        'Elimina vídeos antiguos en Ajustes, en Datos. Después abre la campaña y elige «Crear las imágenes que faltan».',
    },
    account_needs_reconnect: {
      title: 'Vuelve a conectar {account}',
      message:
        'Hemos perdido el acceso a {platform}. Las publicaciones programadas allí esperan hasta que vuelvas a conectar.',
    },
    account_expires_soon: {
      title: 'Reconecta {account} pronto',
      message:
        'El acceso a {platform} {days, select, 0 {termina hoy} 3 {termina en 3 días} other {termina en dos semanas}}. Reconéctalo antes y nada de lo programado se quedará esperando.',
    },
    creation_done: {
      title: 'Tu campaña está lista',
      message: '«{title}» está guardada como borrador. Revísala y elige cuándo publicarla.',
    },
    creation_failed: {
      title: 'No se ha podido crear tu campaña',
      message: 'No se ha publicado nada. Ábrela para ver el motivo e inténtalo de nuevo.',
    },
    plan_ready: {
      title: 'Tu plan de contenido está listo',
      message: '«{title}» está escrito. Revísalo, apruébalo y añádelo a tu calendario.',
    },
    plan_failed: {
      title: 'No se ha podido terminar tu plan de contenido',
      message: '«{title}» se ha quedado a medias. Ábrelo para ver por qué e inténtalo de nuevo.',
    },
    conversation_assigned: {
      title: 'Te han asignado una conversación',
      message: '{name} ha escrito por {platform} y un miembro del equipo te ha asignado la conversación.',
    },
    task_assigned: {
      title: 'Tarea nueva: {title}',
      message: '{name} te ha asignado esta tarea. Ábrela para ver los detalles.',
    },
    proof_submitted: {
      title: 'Prueba por revisar: {title}',
      message: '{name} ha entregado una prueba y espera tu decisión.',
    },
    task_approved: {
      title: 'Aprobada: {title}',
      message: '{name} ha aprobado tu trabajo. La tarea está hecha.',
    },
    task_rejected: {
      title: 'Rechazada: {title}',
      message: '{name} te pide que la repitas: {reason}',
    },
    task_completed: {
      title: 'Completada: {title}',
      message: '{name} ha completado la tarea que asignaste.',
    },
    task_cancelled: {
      title: 'Cancelada: {title}',
      message: '{name} ha cancelado esta tarea. Ya no queda nada por hacer.',
    },
    tasks_handed_over: {
      title: 'Las tareas de {name} ahora son tuyas',
      message: '{name} ha dejado el equipo. Sus tareas abiertas están ahora en tu lista.',
    },
    pos_sync_failed: {
      title: 'No se ha podido sincronizar «{store}»',
      message: 'Los datos anteriores se conservan. Abre Integraciones para ver por qué y qué hacer.',
    },
    returned_mail_stopped: {
      title: 'No podemos leer tus correos devueltos',
      message: 'Los correos siguen saliendo. Abre el canal de correo para ver por qué y qué hacer.',
    },
    text_approved: {
      title: 'Texto aprobado: «{title}»',
      message:
        '{use, select, post {Ya puedes programar la publicación.} other {Ya puedes usarlo en tus publicaciones.}}',
    },
    text_rejected: {
      title: 'Texto rechazado: «{title}»',
      message: '{reason} Cámbialo y envíalo otra vez a revisión.',
    },
    text_stopped: {
      title: '«{campaign}» no se puede enviar: han parado su texto',
      message:
        'La red ya no acepta el texto aprobado. Elige otro antes de la hora programada, o desprograma la publicación.',
    },
  },
  panel: {
    title: 'Notificaciones',
    open: 'Notificaciones',
    openUnread: 'Notificaciones, algunas sin leer',
    markAll: 'Marcar todas como leídas',
    empty: 'Estás al día. Aquí te avisaremos cuando algo te necesite.',
    failed: 'No se han podido cargar tus notificaciones.',
    unread: 'Sin leer',
    loading: 'Cargando las notificaciones',
  },
}

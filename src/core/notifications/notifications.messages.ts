import { messages } from '#platform/messages.ts'

/** The texts of notifications; they are written when read, so they follow the reader's language. */
export const notificationMessages = messages({
  en: {
    kinds: {
      welcome: {
        title: 'Welcome to CampAIgner',
        message: 'Start with your customers: add one, or import your list from a CSV file.',
      },
      invoice_overdue: {
        title: 'Invoice {number} is overdue',
        message: '{customer} has not paid invoice {number} yet. It was due on {due}.',
      },
      password_changed: {
        title: 'Your password was changed',
        message: 'All other devices were signed out. If it was not you, ask for a new password at once.',
      },
      email_changed: {
        title: 'Your email address was changed',
        message: 'From now on you sign in with {email}. If it was not you, change your password at once.',
      },
      person_joined: {
        title: '{name} joined your team',
        message: '{name} accepted the invitation and can start right away.',
      },
      post_no_account: {
        title: '“{campaign}” waits for you',
        message:
          'No account is connected for {platform}. Connect one and publish again, or post it yourself and tell us.',
      },
      post_missed: {
        title: '“{campaign}” was not sent in time',
        message:
          'We could not send it at its hour, and by now it may be too late. Open the campaign and choose another time.',
      },
      post_failed: {
        title: '“{campaign}” did not go out on {platform}',
        message:
          'Nothing was published there. Open the campaign to see why, and whether others failed with it, then try again.',
      },
      post_unconfirmed: {
        title: 'Please look for “{campaign}” on {platform}',
        message:
          'We sent it, but nobody told us whether it arrived. We do not send it again by ourselves, so that nothing appears twice.',
      },
      post_overdue: {
        title: '“{campaign}” is late',
        message:
          'It should be out by now. Nothing is lost: it goes out as soon as it can. Open the campaign to see where it stands.',
      },
      storage_full: {
        title: '“{campaign}” has no picture: your storage is full',
        message:
          'Delete old videos under Settings, Data. Then open the campaign and choose “Make missing pictures”.',
      },
      account_needs_reconnect: {
        title: 'Connect {account} again',
        message: '{platform} no longer lets us in. What is planned there waits until you connect it again.',
      },
      creation_done: {
        title: 'Your campaign is written',
        message: '“{title}” is ready as a draft. Look at it and choose when it goes out.',
      },
      creation_failed: {
        title: 'Your campaign could not be written',
        message: 'Nothing was published. Open it to see why, and try again.',
      },
      plan_ready: {
        title: 'Your content plan is ready',
        message: '“{title}” is written. Look through it, approve it and put it on the calendar.',
      },
      plan_failed: {
        title: 'Your content plan could not be written',
        message: '“{title}” stopped half-way. Open it to see why and to try again.',
      },
      conversation_assigned: {
        title: 'A conversation is yours now',
        message: '{name} wrote on {platform}, and a colleague has given the conversation to you.',
      },
      task_assigned: {
        title: 'New task: {title}',
        message: '{name} gave you this task. Open it to see what is to be done.',
      },
      proof_submitted: {
        title: 'Proof to look at: {title}',
        message: '{name} has handed in proof and waits for your decision.',
      },
      task_approved: {
        title: 'Approved: {title}',
        message: '{name} approved what you handed in. The task is done.',
      },
      task_rejected: {
        title: 'Sent back: {title}',
        message: '{name} asks you to do it again: {reason}',
      },
      task_completed: {
        title: 'Done: {title}',
        message: '{name} has completed the task you gave.',
      },
      task_cancelled: {
        title: 'Cancelled: {title}',
        message: '{name} has taken this task back. There is nothing left to do.',
      },
      tasks_handed_over: {
        title: 'The tasks of {name} are yours now',
        message: '{name} has left the team. What was still open is among your tasks.',
      },
      pos_sync_failed: {
        title: '“{store}” could not be synced',
        message: 'What came before is kept. Open the integrations to see why and what to do.',
      },
    },
    panel: {
      title: 'Notifications',
      open: 'Notifications',
      openUnread: 'Notifications, some unread',
      markAll: 'Mark all as read',
      empty: 'Nothing new. We will tell you here when something needs you.',
      failed: 'The notifications could not be loaded.',
      unread: 'Unread',
      loading: 'Loading notifications',
    },
  },
  es: {
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
        message: 'A partir de ahora entras con {email}. Si no has sido tú, cambia tu contraseña ahora mismo.',
      },
      person_joined: {
        title: '{name} se ha unido a tu equipo',
        message: '{name} ha aceptado la invitación y ya puede empezar.',
      },
      post_no_account: {
        title: '«{campaign}» te espera',
        message:
          'No hay ninguna cuenta conectada para {platform}. Conecta una y publica de nuevo, o publícalo tú y dínoslo.',
      },
      post_missed: {
        title: '«{campaign}» no se ha enviado a tiempo',
        message:
          'No hemos podido enviarlo a su hora y puede que ya sea tarde. Abre la campaña y elige otro momento.',
      },
      post_failed: {
        title: '«{campaign}» no ha salido en {platform}',
        message:
          'Allí no se ha publicado nada. Abre la campaña para ver por qué, y si ha fallado alguna más, e inténtalo de nuevo.',
      },
      post_unconfirmed: {
        title: 'Busca «{campaign}» en {platform}, por favor',
        message:
          'Lo hemos enviado, pero nadie nos ha dicho si ha llegado. No lo volvemos a enviar por nuestra cuenta, para que nada salga dos veces.',
      },
      post_overdue: {
        title: '«{campaign}» va con retraso',
        message:
          'Ya debería haber salido. No se ha perdido nada: sale en cuanto pueda. Abre la campaña para ver cómo va.',
      },
      storage_full: {
        title: '«{campaign}» no tiene imagen: tu almacenamiento está lleno',
        message:
          'Elimina vídeos antiguos en Ajustes, Datos. Después abre la campaña y elige «Crear las imágenes que faltan».',
      },
      account_needs_reconnect: {
        title: 'Vuelve a conectar {account}',
        message:
          '{platform} ya no nos deja entrar. Lo que está previsto allí espera hasta que la conectes de nuevo.',
      },
      creation_done: {
        title: 'Tu campaña está escrita',
        message: '«{title}» está lista como borrador. Échale un vistazo y elige cuándo sale.',
      },
      creation_failed: {
        title: 'No se ha podido escribir tu campaña',
        message: 'No se ha publicado nada. Ábrela para ver el motivo e inténtalo de nuevo.',
      },
      plan_ready: {
        title: 'Tu plan de contenido está listo',
        message: '«{title}» está escrito. Revísalo, apruébalo y ponlo en el calendario.',
      },
      plan_failed: {
        title: 'No se ha podido escribir tu plan de contenido',
        message: '«{title}» se ha quedado a medias. Ábrelo para ver por qué e inténtalo de nuevo.',
      },
      conversation_assigned: {
        title: 'Tienes una conversación nueva a tu cargo',
        message: '{name} ha escrito por {platform} y alguien de tu equipo te ha pasado la conversación.',
      },
      task_assigned: {
        title: 'Tarea nueva: {title}',
        message: '{name} te ha dado esta tarea. Ábrela para ver qué hay que hacer.',
      },
      proof_submitted: {
        title: 'Prueba por revisar: {title}',
        message: '{name} ha entregado una prueba y espera tu decisión.',
      },
      task_approved: {
        title: 'Aprobada: {title}',
        message: '{name} ha aprobado lo que entregaste. La tarea está hecha.',
      },
      task_rejected: {
        title: 'Devuelta: {title}',
        message: '{name} te pide que la repitas: {reason}',
      },
      task_completed: {
        title: 'Hecha: {title}',
        message: '{name} ha completado la tarea que diste.',
      },
      task_cancelled: {
        title: 'Cancelada: {title}',
        message: '{name} ha retirado esta tarea. Ya no queda nada por hacer.',
      },
      tasks_handed_over: {
        title: 'Las tareas de {name} son tuyas ahora',
        message: '{name} ha dejado el equipo. Lo que seguía abierto está entre tus tareas.',
      },
      pos_sync_failed: {
        title: 'No se ha podido sincronizar «{store}»',
        message: 'Lo que ya ha llegado se conserva. Abre las integraciones para ver por qué y qué hacer.',
      },
    },
    panel: {
      title: 'Notificaciones',
      open: 'Notificaciones',
      openUnread: 'Notificaciones, algunas sin leer',
      markAll: 'Marcar todas como leídas',
      empty: 'Nada nuevo. Aquí te avisaremos cuando algo te necesite.',
      failed: 'No se han podido cargar las notificaciones.',
      unread: 'Sin leer',
      loading: 'Cargando las notificaciones',
    },
  },
})

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
}

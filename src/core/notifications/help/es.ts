import type { ArticleWording } from '#platform/help-article.ts'

export const notifications: ArticleWording = {
  title: 'Notificaciones',
  summary:
    'La campana de arriba muestra un punto rojo cuando algo necesita tu atención: una publicación en espera, una tarea por aprobar, una factura vencida.',
  words: 'campana punto rojo aviso alerta sin leer marcar leído novedades',
  phrasings: [
    'correo semanal',
    'no me manden mas correos',
    'menos correos',
    'no quiero mas correos',
    'no me aviso cuando salio',
    'me mandais un correo cuando pase algo',
    'avisos',
    'no me llegan avisos',
    'demasiados avisos',
    'silenciar la campana',
    'quitar el punto de la campana',
    'desactivar avisos',
    'que es el punto rojo',
    'el punto no desaparece',
    'que me avisen cuando pase algo',
    'mandar un correo cuando pase algo',
    'la campana',
  ],
  body: [
    'Pulsa la campana para ver las últimas. Pulsa una para abrirla y marcarla como leída, o usa **Marcar todas como leídas**.',
    'Cada una te llega una sola vez, en tu idioma. Por correo solo te llegan las publicaciones listas para que las publiques tú, las invitaciones y lo relacionado con tu contraseña y tu dirección.',
    'Elige tus recordatorios en [Ajustes, en Avisos](/settings?section=notifications): **Enviarme un correo cuando haya una publicación lista para mí** viene activado y **Avisarme también antes de la hora** añade uno 10, 30 o 60 minutos antes. Recibes un correo por campaña y hora, con un enlace a cada publicación.',
    '**Avisarme en este dispositivo** muestra el recordatorio en tu móvil u ordenador, aunque CampAIgner esté cerrado. Necesita una dirección https y tu permiso en el navegador.',
    'En el iPhone o el iPad, añade antes CampAIgner a la pantalla de inicio (con iOS 16.4 o posterior):',
    {
      steps: [
        'Abre CampAIgner en Safari, toca el botón Compartir y después Añadir a pantalla de inicio.',
        'Abre CampAIgner desde la pantalla de inicio e inicia sesión.',
        'Abre allí [Ajustes, en Avisos](/settings?section=notifications) y activa **Avisarme en este dispositivo**.',
      ],
    },
    'En Android, los avisos funcionan en el navegador. Si además quieres CampAIgner en la pantalla de inicio, ábrelo en Chrome, toca el menú de los tres puntos y después Añadir a pantalla de inicio.',
  ],
  questions: [
    {
      ask: '¿Cómo quito el punto rojo?',
      answer: 'Abre la campana y pulsa «Marcar todas como leídas», o abre las que están sin leer.',
    },
  ],
}

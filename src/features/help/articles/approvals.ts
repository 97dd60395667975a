import { article } from '../article.ts'

export const approvals = article({
  id: 'approvals',
  topic: 'people',
  screens: ['/approvals', '/team'],
  en: {
    title: 'Approve or reject',
    summary:
      'People who may approve find here what waits for them, with the proof. Approving completes the task; rejecting needs a reason and sends it back.',
    words:
      'approve approval reject pending waiting proof manager access restricted permission hierarchy level subordinates',
    body: [
      {
        steps: [
          'Open [Approvals](/approvals). Each card shows what was done, by whom and when, and the file that proves it.',
          'Approve it, or reject it with a reason. The first decision counts, should two people decide at once.',
          'The person is told at once.',
        ],
      },
      'The second tab shows the people who report to you, the third your notifications.',
      'If it says that access is restricted, you may not approve. An owner or manager changes that in [Settings](/settings?section=people), **People**, with **Change role and rights** and **May approve**.',
    ],
    questions: [
      {
        ask: 'Why is my access to approvals restricted?',
        answer: 'You need the right “May approve”. An owner or manager gives it in Settings under People.',
      },
      {
        ask: 'Who approves my task?',
        answer: 'The person you report to; if there is nobody, whoever gave you the task.',
      },
      {
        ask: 'Do I have to give a reason when I reject?',
        answer: 'Yes. The person reads it and can put the task right.',
      },
    ],
  },
  es: {
    title: 'Aprobar o rechazar',
    summary:
      'Quien puede aprobar encuentra aquí lo que le espera, con su prueba. Aprobar completa la tarea; rechazar pide un motivo y la devuelve.',
    words:
      'aprobar aprobación rechazar pendiente esperando prueba encargado acceso restringido permiso jerarquía nivel',
    body: [
      {
        steps: [
          'Abre [Aprobaciones](/approvals). Cada tarjeta muestra qué se ha hecho, quién y cuándo, y el archivo que lo prueba.',
          'Apruébala, o recházala con un motivo. Cuenta la primera decisión, si dos personas deciden a la vez.',
          'La persona recibe el aviso al momento.',
        ],
      },
      'La segunda pestaña muestra a las personas que dependen de ti; la tercera, tus notificaciones.',
      'Si dice que el acceso está restringido, no puedes aprobar. Lo cambia un propietario o encargado en [Ajustes](/settings?section=people), **Personas**, con **Cambiar rol y permisos** y **Puede aprobar**.',
    ],
    questions: [
      {
        ask: '¿Por qué tengo restringido el acceso a las aprobaciones?',
        answer:
          'Te falta el permiso «Puede aprobar». Lo da un propietario o encargado en Ajustes, en Personas.',
      },
      {
        ask: '¿Quién aprueba mi tarea?',
        answer: 'La persona de la que dependes; si no hay ninguna, quien te dio la tarea.',
      },
      {
        ask: '¿Tengo que dar un motivo cuando rechazo?',
        answer: 'Sí. La persona lo lee y puede arreglar la tarea.',
      },
    ],
  },
})

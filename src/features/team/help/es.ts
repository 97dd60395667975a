import type { ArticleWording } from '#platform/help-article.ts'

export const teamTasks: ArticleWording = {
  title: 'Tareas para tu equipo',
  summary:
    'Asigna una tarea con prioridad y fecha límite. Si requiere prueba, la persona entrega una foto o un PDF y un encargado la aprueba.',
  words:
    'tarea asignar pendiente trabajo prueba foto completar fecha prioridad compañero empleado personal rechazar dar encargo alguien sirve vale',
  phrasings: [
    'lista de pendientes para mi gente',
    'pendientes para el equipo',
    'recordarle algo a un empleado',
    'decirle a un empleado que saque fotos',
    'que alguien haga algo antes del viernes',
    'tareas',
    'poner una tarea a mi empleado',
    'asignar trabajo',
    'subir la foto de la tarea',
    'terminar una tarea',
    'tareas atrasadas',
    'comprobante de la tarea',
    'me rechazaron la tarea',
    'tarea rechazada',
    'dar una tarea a alguien',
    'lista de pendientes del equipo',
    'foto como prueba de una tarea',
    'me devolvieron la tarea',
    'fecha limite de una tarea',
    'tarea para una empleada',
  ],
  body: [
    {
      steps: [
        'Abre [Equipo](/team) y asigna una tarea nueva: elige a una persona y escribe un título. La fecha, la prioridad y la descripción son opcionales.',
        'Las tareas requieren prueba, salvo que lo quites.',
        'La persona asignada ve la tarea en su propia vista y la completa con notas y, si se requiere, un archivo (PNG, JPG o PDF de hasta 10 MB).',
      ],
    },
    'Una tarea sin prueba queda completada al momento y se avisa a quien la asignó. Una con prueba pasa al encargado de esa persona para su aprobación o, si no tiene, a quien la asignó. Si se rechaza, vuelve con el motivo y se puede entregar otra vez. Las pruebas anteriores se conservan.',
    'Cambia entre las tareas asignadas a ti y las que has creado. Cada persona ve solo las suyas.',
  ],
  questions: [
    {
      ask: '¿Cómo asigno una tarea?',
      answer:
        'Abre Equipo, asigna una tarea nueva, elige a la persona y escribe un título. Recibe un aviso al momento.',
    },
    {
      ask: '¿Por qué no puedo completar mi tarea?',
      answer:
        'Requiere una prueba. Añade antes una foto o un PDF. Solo puede completarla la persona asignada.',
    },
    {
      ask: 'Me han rechazado una tarea. ¿Qué hago?',
      answer: 'Abre la tarea para ver el motivo. Corrígela y complétala otra vez con una prueba nueva.',
    },
  ],
}

export const approvals: ArticleWording = {
  title: 'Aprobar o rechazar tareas',
  summary:
    'Si puedes aprobar tareas, aquí encuentras las que esperan tu decisión, con su prueba. Al aprobar, la tarea queda completada. Al rechazar, vuelve con un motivo.',
  words:
    'aprobar aprobación rechazar pendiente esperando prueba encargado acceso restringido permiso jerarquía nivel',
  phrasings: [
    'aprobar las fotos',
    'revisar lo que hizo mi gente',
    'esta hecha pero sigue pendiente',
    'aprobaciones',
    'revisar las tareas',
    'dar el ok',
    'tareas por aprobar',
    'no estoy de acuerdo con la tarea',
    'aprobar una tarea',
    'rechazar una tarea',
    'quien aprueba mi tarea',
    'quien da el visto bueno',
    'tareas que me esperan',
  ],
  body: [
    {
      steps: [
        'Abre [Aprobaciones](/approvals). Cada tarjeta muestra la tarea, quién la ha entregado y cuándo, y el archivo de prueba.',
        'Apruébala, o recházala con un motivo. Si dos personas deciden a la vez, cuenta la primera decisión.',
        'La persona recibe un aviso al momento.',
      ],
    },
    'La segunda pestaña muestra a quienes dependen de ti; la tercera, tus notificaciones.',
    'Si ves que el acceso está restringido, aún no puedes aprobar. Un propietario o encargado puede cambiarlo en [Ajustes](/settings?section=people), **Personas**, con **Cambiar rol y permisos** y **Puede aprobar**.',
  ],
  questions: [
    {
      ask: '¿Por qué tengo restringido el acceso a las aprobaciones?',
      answer:
        'Te falta el permiso «Puede aprobar». Te lo puede dar un propietario o encargado en Ajustes, en Personas.',
    },
    {
      ask: '¿Quién aprueba mi tarea?',
      answer: 'La persona de la que dependes. Si no dependes de nadie, quien te asignó la tarea.',
    },
    {
      ask: '¿Tengo que dar un motivo cuando rechazo?',
      answer: 'Sí. La persona lo lee y puede corregir la tarea.',
    },
  ],
}

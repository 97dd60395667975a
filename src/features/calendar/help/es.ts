import type { ArticleWording } from '#platform/help-article.ts'

export const calendar: ArticleWording = {
  title: 'El calendario de contenidos',
  summary:
    'El calendario muestra qué sale y cuándo. Elige un día para ver sus publicaciones y arrastra una a otro día para moverla.',
  words:
    'calendario mes semana lista programar mover arrastrar día hora filtro agenda vista por festivo fiesta ocasión aviso deshacer seleccionar varias horas publicación huecos cola libre suscribirse google apple outlook ical ics enlace',
  phrasings: [
    'calendario de este mes',
    'lo que viene esta semana',
    'todo lo que esta programado',
    'calendario',
    'ver el calendario',
    'que tengo programado esta semana',
    'pasar un post a otro dia',
    'cambiar de dia',
    'que sale mañana',
    'ver que sale y cuando',
    'arrastrar a otro dia',
    'mover una publicacion de dia',
    'vista de semana',
    'no puedo arrastrar una publicacion',
    'mover varias publicaciones a la vez',
    'deshacer un cambio del calendario',
    'festivos en el calendario',
    'dos publicaciones demasiado juntas',
    'el mismo texto dos veces',
    'poner mis horas de publicacion',
    'huecos libres en el calendario',
    'elegir cuando publica la cola',
    'ver mis publicaciones en google calendar',
    'suscribirme al calendario en outlook',
    'desactivar el enlace del calendario',
  ],
  body: [
    {
      steps: [
        'Abre el [Calendario](/calendar) y elige **Mes**, **Semana** o **Lista**.',
        'Haz clic en un día para ver sus publicaciones; otro clic lo deselecciona. Sigue seleccionado al cambiar de vista del calendario.',
        'El + de un día, o una hora libre de la semana, empieza una campaña para ese momento. También un festivo de tu país, que ya trae una primera idea.',
        'Arrastra una publicación a otro día o usa **Mover**. En **Semana** eliges además la hora, de 15 en 15 minutos.',
        '**Ver** y **Editar** abren su campaña o su plan de contenido.',
      ],
    },
    'Con el teclado, pulsa Espacio sobre una publicación de la semana, muévela con las flechas y pulsa Espacio otra vez. Ctrl+Z (⌘Z en un Mac) deshace tus últimos cambios uno a uno.',
    {
      steps: [
        'Para cambiar varias a la vez, pulsa **Seleccionar** y márcalas. Mayús+clic selecciona todas las que hay en medio.',
        'Pulsa **Mover** para moverlas unos días o llevarlas a un mismo día, o **Volver a borrador** para desprogramarlas. O cambian todas o no cambia ninguna. Si arrastras una de ellas, se mueven todas lo mismo; Escape termina la selección.',
      ],
    },
    {
      steps: [
        'Para decidir cuándo publica cada plataforma, pulsa **Horas de publicación**: elige los días y una hora y pulsa **Añadir hora**. **Copiar a todas las plataformas** y **Usar las sugeridas** te ahorran el resto.',
        '**Ver huecos libres** marca las horas de publicación que aún no tienen nada. Haz clic en una para empezar una campaña, o suelta encima una publicación.',
        'En una campaña, **Programar** y **Añadir a la cola** ocupan los siguientes huecos por ti.',
      ],
    },
    'El calendario te avisa si dos publicaciones salen en una misma plataforma en menos de una hora y si un texto se repite en menos de 30 días. El aviso desaparece cuando mueves o editas una de las dos.',
    {
      steps: [
        'Para ver tus publicaciones en Google Calendar, Apple Calendar u Outlook, pulsa **Suscribirse** y después **Crear enlace**.',
        'Copia el enlace y añádelo a tu aplicación como calendario por URL. No lo compartas: quien lo tenga verá tus publicaciones.',
        '**Desactivar** apaga el enlace al momento. **Crear otro enlace** lo sustituye.',
      ],
    },
    'Filtra por plataforma y estado; **Quitar filtros** los elimina. Las publicaciones de planes de contenido aún sin programar también se muestran, marcadas.',
    'Todas las horas del calendario son las de la zona horaria de tu negocio. Lo publicado ya no se puede mover.',
  ],
  questions: [
    {
      ask: '¿Quién puede cambiar las horas de publicación?',
      answer: 'Los propietarios y encargados. Todo el equipo puede verlas y añadir campañas a la cola.',
    },
    {
      ask: '¿Cómo muevo una publicación a otro día?',
      answer:
        'Arrástrala en el calendario, o elige su día y pulsa «Mover». En la vista de mes la hora no cambia.',
    },
    {
      ask: '¿Por qué veo publicaciones que no he escrito?',
      answer:
        'Un calendario vacío muestra datos de ejemplo, marcados como tales. Desaparecen cuando tu primera publicación tiene fecha.',
    },
  ],
}

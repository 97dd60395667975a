import type { ArticleWording } from '#platform/help-article.ts'

export const calendar: ArticleWording = {
  title: 'El calendario de contenidos',
  summary:
    'El calendario muestra qué sale y cuándo. Elige un día para ver sus publicaciones y arrastra una a otro día para moverla.',
  words: 'calendario mes semana lista programar mover arrastrar día filtro agenda vista por',
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
  ],
  body: [
    {
      steps: [
        'Abre el [Calendario](/calendar) y elige **Mes**, **Semana** o **Lista**.',
        'Haz clic en un día para ver sus publicaciones; otro clic lo deselecciona. Sigue seleccionado al cambiar de vista del calendario.',
        '**Nueva campaña** empieza una campaña para ese día.',
        'Arrastra una publicación a otro día o usa **Mover**. Conserva su hora, y **Deshacer** revierte el cambio.',
        '**Ver** y **Editar** abren su campaña o su plan de contenido.',
      ],
    },
    'Filtra por plataforma y estado; **Quitar filtros** los elimina. Las publicaciones de planes de contenido aún sin programar también se muestran, marcadas.',
    'Todas las horas del calendario son las de la zona horaria de tu negocio. Lo publicado ya no se puede mover.',
  ],
  questions: [
    {
      ask: '¿Cómo muevo una publicación a otro día?',
      answer: 'Arrástrala en el calendario, o elige su día y pulsa «Mover». La hora no cambia.',
    },
    {
      ask: '¿Por qué veo publicaciones que no he escrito?',
      answer:
        'Un calendario vacío muestra datos de ejemplo, marcados como tales. Desaparecen cuando tu primera publicación tiene fecha.',
    },
  ],
}

import type { ArticleWording } from '#platform/help-article.ts'

export const planner: ArticleWording = {
  title: 'Planificar un mes entero',
  summary:
    'Dile al planificador tu sector y tus productos principales. Tendrás una publicación para cada día del mes, con su plataforma, su hora y su motivo.',
  words:
    'planificador 30 días mes plan de contenido calendario generar sector productos temporada festivos caja tpv consejos todo el próximo preparar ideas publicaciones feriados botón',
  phrasings: [
    'publicaciones para una fiesta',
    'que publico este mes',
    'llenar todo el mes',
    'llena diciembre',
    'plan mensual',
    'hazme el plan del mes',
    'no se que publicar',
    'calendario de contenidos',
    'ideas de publicaciones',
    'planear las fiestas',
    'planificar todo el mes',
    'ideas para el mes que viene',
    'publicar cada dia',
    'hacer un plan de contenidos',
    'que puedo publicar',
  ],
  body: [
    {
      steps: [
        'Abre el [Planificador con IA](/ai-planner) y elige tu **Sector**. Sin él, el botón no se activa.',
        'Escribe un producto y pulsa **Añadir** o Intro. Pulsa uno para quitarlo. Elige temporada, plataformas, mes y año.',
        'Pulsa **Generar plan con IA**. Puedes salir de la página; te avisaremos cuando esté listo.',
        'En **Planes existentes**, ábrelo con **Ver detalles**.',
      ],
    },
    'Con una caja conectada en [Integraciones](/integrations), **Ventas de tu caja** muestra lo que de verdad se vende: valor medio del pedido, horas punta y productos más vendidos.',
    'Los horarios salen de tus propias publicaciones en cuanto 20 tienen resultados; si no, de tus horas con más ventas, y si no, de lo que suele funcionar. En el plan, **En qué se basa** te dice cuál de ellos.',
    '**Consejos de IA** muestra lo que dicen tus planes y publicaciones, y qué hacer ahora.',
  ],
  questions: [
    {
      ask: '¿Por qué no puedo pulsar Generar plan con IA?',
      answer: 'Elige primero tu sector y al menos una plataforma.',
    },
    {
      ask: '¿El planificador conoce los festivos?',
      answer:
        'Sí, los festivos del país de los datos de tu negocio. Una publicación para un festivo dice cuál es.',
    },
  ],
}

export const contentPlan: ArticleWording = {
  title: 'Aprobar un plan y añadirlo al calendario',
  summary:
    'Edita las publicaciones de un plan, apruébalo y añádelo al calendario. Se convierte en campañas programadas; hasta entonces no se publica nada.',
  words:
    'plan aprobar poner calendario mover arrastrar día editar borrador programar campañas reescribir omitir recuperar',
  phrasings: [
    'ya me gusta el plan, que sigue',
    'otra idea para un dia',
    'usar el plan',
    'ya tengo el plan y ahora que',
    'agendar todo el plan',
    'editar el plan',
    'borrar un dia del plan',
    'aprobar el plan',
    'poner el plan en el calendario',
    'cambiar un dia del plan',
    'saltar un dia del plan',
  ],
  body: [
    {
      steps: [
        'Abre un plan. Pulsa **Editar** para cambiar una publicación. Arrástrala a otro día o usa **Mover a…**.',
        'Pulsa **Aprobar plan**. Cualquier cambio posterior lo devuelve a borrador.',
        'Pulsa **Añadir al calendario** y confirma. Tendrás una campaña programada por cada publicación próxima; los días pasados se omiten.',
      ],
    },
    'El menú de cada publicación ofrece más: **Reescribir** escribe otro texto para el mismo día y motivo, **Omitir esta publicación** la deja en el plan pero fuera del calendario hasta que pulses **Recuperar**, **Elegir imagen…** usa tu imagen en lugar de una creada por nosotros y **Eliminar publicación** la quita. Todo se puede deshacer.',
    'En [Campañas](/campaigns), las publicaciones de un plan forman una sola tarjeta.',
    'Las publicaciones que incumplen las reglas de su plataforma están marcadas. Corrígelas para añadir el plan al calendario. En plataformas sin un canal conectado, las publicaciones te esperan a su hora.',
    '**Volver a borrador** reabre un plan aprobado. Si eliminas un plan, lo que ya está en el calendario se queda.',
  ],
  questions: [
    {
      ask: '¿Un plan aprobado se publica automáticamente?',
      answer: 'Todavía no. Pulsa «Añadir al calendario» para convertirlo en campañas programadas.',
    },
    {
      ask: '¿Cómo reescribo u omito un día del plan?',
      answer:
        'Abre el plan y el menú de esa publicación. «Reescribir» le da otro texto, «Omitir esta publicación» la deja fuera del calendario y «Eliminar publicación» la quita. Con «Deshacer» vuelves atrás.',
    },
    {
      ask: '¿Cómo muevo una publicación del plan a otro día?',
      answer:
        'Arrástrala, o usa «Mover a…» en su menú. Con el teclado, pulsa Espacio en su asa y usa las flechas.',
    },
  ],
}

import { messages } from '#platform/messages.ts'

export const businessMessages = messages({
  en: {
    health: {
      title: 'Customer health score',
      about: 'The average of the areas below that have figures of yours.',
      outOf: 'out of 100',
      scoreOf: '{category}: {score, number} out of 100, {status}',
      statuses: { excellent: 'Excellent', good: 'Good', warning: 'Warning', critical: 'Critical' },
      trends: { up: 'Rising', down: 'Falling', steady: 'Steady' },
      categories: {
        sales: 'Sales',
        loyalty: 'Loyalty',
        service: 'Service',
        presence: 'Presence',
        engagement: 'Engagement',
      },
      details: {
        sales: 'Revenue {change} against the 30 days before',
        loyalty:
          '{stayed, number} of {buyers, plural, one {# customer} other {# customers}} bought in the last 60 days',
        service:
          '{hours, plural, =0 {Answered within minutes on average} other {Answered after # h on average}}',
        presence: 'Posted on {days, plural, one {# day} other {# days}} of 30',
        engagement: '{percent, number}% of those reached reacted',
      },
      how: 'How this is computed',
      formulas: {
        sales:
          'As much revenue as in the 30 days before is 70 points. Each per cent more or less is one point.',
        loyalty: 'The part of your known customers who bought in the last 60 days, in per cent.',
        service: 'Answers within 1 hour on average are 100 points, after 24 hours 0, evenly between.',
        presence: 'Posting on 12 of 30 days is 100 points; fewer days, fewer points in proportion.',
        engagement: 'Reactions ÷ reach: 5% is 100 points; less, fewer points in proportion.',
      },
      colours: 'Green from 80, blue from 60, yellow from 40, red below.',
    },
    revenue: {
      title: 'Revenue intelligence',
      about: 'What your tills took in 30 days, less refunds.',
      revenue: 'Revenue',
      average: 'Average order',
      sales: 'Sales',
      byDay: 'Sales by day',
      products: 'Top products',
      productsEmpty: 'Your tills name no products.',
      product: 'Product',
      quantity: 'Sold',
      amount: 'Amount',
      hours: 'Busy hours',
      connect: 'Connect your till to see your own',
    },
    adoption: {
      title: 'Feature adoption',
      about: '{percent, number}% of the areas are in use.',
      used: 'In use',
      unused: 'Not in use yet',
      open: 'Open',
      openNamed: 'Open {area}',
      areas: {
        campaigns: 'Campaigns',
        planner: 'AI Planner',
        inbox: 'Inbox',
        brand_studio: 'Brand Studio',
        team: 'Team',
        till: 'Till',
      },
      counts: {
        campaigns: '{count, plural, one {# campaign} other {# campaigns}}',
        planner: '{count, plural, one {# post} other {# posts}} planned this month',
        inbox: '{count, plural, one {# message} other {# messages}}',
        brand_studio: '{count, plural, one {# brand designed} other {# brands designed}}',
        team: '{count, plural, one {# person} other {# people}}',
        till: '{count, plural, =0 {Sales from a file} one {# shop connected} other {# shops connected}}',
      },
    },
    insights: {
      title: 'Actionable insights',
      about: 'What your own figures suggest doing next.',
      unread_messages: {
        text: '{count, plural, one {# message is} other {# messages are}} unread. Quick answers keep customers.',
        action: 'Open the inbox',
      },
      accounts_need_attention: {
        text: '{count, plural, one {# account needs} other {# accounts need}} to be connected anew; posts do not go out there.',
        action: 'Check the accounts',
      },
      no_till: {
        text: 'Without sales the product cannot tell what works. Connect your till or import a file.',
        action: 'Connect a till',
      },
      no_accounts: {
        text: 'No account is connected yet, so nothing can be published.',
        action: 'Connect accounts',
      },
      nothing_planned: {
        text: 'Nothing goes out in the next seven days.',
        action: 'Plan the month',
      },
      lapsed_customers: {
        text: '{count, plural, one {# customer has} other {# customers have}} not bought for 60 days. Invite them back.',
        action: 'Create a campaign',
        idea: 'It has been a while. Come back and see what is new!',
      },
      product_falling: {
        text: '“{product}” sold {percent, number}% less than in the 30 days before.',
        action: 'Promote it',
        idea: '{product}: a good reason to visit us.',
      },
      product_rising: {
        text: '“{product}” sold {percent, number}% more than in the 30 days before. Show it while it is wanted.',
        action: 'Post about it',
        idea: '{product}: more and more of you choose it.',
      },
      best_hour: {
        text: 'You sell most on {weekday} around {hour}. Post a little earlier.',
        action: 'Plan a post',
        idea: 'A good day to visit us: we are here for you.',
      },
      best_platform: {
        text: 'A post on {platform} gets {each, number} reactions on average, more than elsewhere.',
        action: 'Post there',
      },
      no_target: { text: 'There is no monthly sales target to measure by yet.', action: 'Set a target' },
      all_good: {
        text: 'Nothing is waiting for you. A good moment to look ahead.',
        action: 'Open the calendar',
      },
    },
  },
  es: {
    health: {
      title: 'Salud de tus clientes',
      about: 'La media de las áreas de abajo que ya tienen cifras tuyas.',
      outOf: 'de 100',
      scoreOf: '{category}: {score, number} de 100, {status}',
      statuses: { excellent: 'Excelente', good: 'Bien', warning: 'Atención', critical: 'Crítico' },
      trends: { up: 'Sube', down: 'Baja', steady: 'Estable' },
      categories: {
        sales: 'Ventas',
        loyalty: 'Fidelidad',
        service: 'Atención',
        presence: 'Presencia',
        engagement: 'Interacción',
      },
      details: {
        sales: 'Ingresos {change} frente a los 30 días anteriores',
        loyalty:
          '{stayed, number} de {buyers, plural, one {# cliente} other {# clientes}} han comprado en los últimos 60 días',
        service:
          '{hours, plural, =0 {Respuesta en pocos minutos de media} other {Respuesta a las # h de media}}',
        presence: 'Has publicado {days, plural, one {# día} other {# días}} de 30',
        engagement: 'Ha reaccionado el {percent, number}% de quienes lo vieron',
      },
      how: 'Cómo se calcula',
      formulas: {
        sales:
          'Los mismos ingresos que en los 30 días anteriores son 70 puntos. Cada uno por ciento más o menos es un punto.',
        loyalty:
          'La parte de tus clientes conocidos que ha comprado en los últimos 60 días, en tanto por ciento.',
        service:
          'Responder en 1 hora de media son 100 puntos; a las 24 horas, 0; entre medias, en proporción.',
        presence: 'Publicar 12 de 30 días son 100 puntos; con menos días, menos puntos en proporción.',
        engagement: 'Reacciones ÷ alcance: un 5% son 100 puntos; con menos, menos puntos en proporción.',
      },
      colours: 'Verde desde 80, azul desde 60, amarillo desde 40 y rojo por debajo.',
    },
    revenue: {
      title: 'Inteligencia de ingresos',
      about: 'Lo que han cobrado tus cajas en 30 días, menos las devoluciones.',
      revenue: 'Ingresos',
      average: 'Pedido medio',
      sales: 'Ventas',
      byDay: 'Ventas por día',
      products: 'Productos más vendidos',
      productsEmpty: 'Tus cajas no nombran productos.',
      product: 'Producto',
      quantity: 'Vendidos',
      amount: 'Importe',
      hours: 'Horas de más ventas',
      connect: 'Conecta tu caja para ver los tuyos',
    },
    adoption: {
      title: 'Uso de las funciones',
      about: 'Usas el {percent, number}% de las áreas.',
      used: 'En uso',
      unused: 'Aún sin usar',
      open: 'Abrir',
      openNamed: 'Abrir {area}',
      areas: {
        campaigns: 'Campañas',
        planner: 'Planificador con IA',
        inbox: 'Bandeja de entrada',
        brand_studio: 'Estudio de marca',
        team: 'Equipo',
        till: 'Caja',
      },
      counts: {
        campaigns: '{count, plural, one {# campaña} other {# campañas}}',
        planner:
          '{count, plural, one {# publicación planificada} other {# publicaciones planificadas}} este mes',
        inbox: '{count, plural, one {# mensaje} other {# mensajes}}',
        brand_studio: '{count, plural, one {# marca diseñada} other {# marcas diseñadas}}',
        team: '{count, plural, one {# persona} other {# personas}}',
        till: '{count, plural, =0 {Ventas de un archivo} one {# tienda conectada} other {# tiendas conectadas}}',
      },
    },
    insights: {
      title: 'Consejos accionables',
      about: 'Lo que tus propias cifras sugieren hacer ahora.',
      unread_messages: {
        text: 'Hay {count, plural, one {# mensaje} other {# mensajes}} sin leer. Responder pronto conserva clientes.',
        action: 'Abrir la bandeja de entrada',
      },
      accounts_need_attention: {
        text: 'Hay que volver a conectar {count, plural, one {# cuenta} other {# cuentas}}; allí no salen tus publicaciones.',
        action: 'Revisar las cuentas',
      },
      no_till: {
        text: 'Sin ventas no se puede saber qué funciona. Conecta tu caja o importa un archivo.',
        action: 'Conectar una caja',
      },
      no_accounts: {
        text: 'Aún no hay ninguna cuenta conectada, así que no se puede publicar nada.',
        action: 'Conectar cuentas',
      },
      nothing_planned: {
        text: 'No sale nada en los próximos siete días.',
        action: 'Planificar el mes',
      },
      lapsed_customers: {
        text: '{count, plural, one {# cliente lleva} other {# clientes llevan}} 60 días sin comprar. Invítalos a volver.',
        action: 'Crear una campaña',
        idea: 'Hace tiempo que no te vemos. ¡Vuelve y mira qué hay de nuevo!',
      },
      product_falling: {
        text: '«{product}» se ha vendido un {percent, number}% menos que en los 30 días anteriores.',
        action: 'Promocionarlo',
        idea: '{product}: una buena razón para visitarnos.',
      },
      product_rising: {
        text: '«{product}» se ha vendido un {percent, number}% más que en los 30 días anteriores. Enséñalo mientras gusta.',
        action: 'Publicar sobre ello',
        idea: '{product}: cada vez gusta más.',
      },
      best_hour: {
        text: 'Cuando más vendes es el {weekday} hacia las {hour}. Publica un poco antes.',
        action: 'Planificar una publicación',
        idea: 'Buen día para visitarnos: aquí estamos.',
      },
      best_platform: {
        text: 'Una publicación en {platform} tiene {each, number} reacciones de media, más que en otras.',
        action: 'Publicar allí',
      },
      no_target: {
        text: 'Aún no hay un objetivo de ventas al mes con el que medir.',
        action: 'Fijar un objetivo',
      },
      all_good: {
        text: 'No hay nada pendiente. Buen momento para mirar hacia delante.',
        action: 'Abrir el calendario',
      },
    },
  },
})

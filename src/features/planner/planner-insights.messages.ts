import { messages } from '#platform/messages.ts'

/** What the planner says about a shop's own plans and posts, and what it says to everybody. */
export const plannerInsightsMessages = messages({
  en: {
    trends: 'What your plans and posts show',
    recommendations: 'What to do next',
    generalTrends: 'What works for most shops',
    generalRecommendations: 'Good habits',
    general: 'General advice',
    generalNote: 'This holds for most small shops. As soon as you have a plan, your own figures stand here.',
    loading: 'Loading the insights',
    error: 'The insights could not be loaded.',
    actions: { plan: 'Open the plan', generate: 'Plan {month}' },
    kinds: {
      best_platform:
        'People react most on {platform}: {each, plural, one {# reaction} other {# reactions}} to each post in the last 60 days.',
      top_platform: 'You post most often on {platform}: {count, number} of {total, number} posts.',
      busiest_weekday: '{weekday} is your busiest day, with {count, plural, one {# post} other {# posts}}.',
      usual_time: 'You mostly post at {time}, {count, number} of {total, number} times.',
      product_share: '{count, number} of {total, number} posts speak of your products.',
      special_days: '{count, plural, one {One post belongs} other {# posts belong}} to a special day.',
      approve_plan: '“{title}” is still a draft. Look through it and approve it.',
      schedule_plan: '“{title}” is approved but not on the calendar yet.',
      plan_next_month: 'There is no plan for {month} yet.',
      unused_product: 'No post mentions “{product}”, which you named as one of your best.',
      only_platform:
        'Everything ahead goes to {platform}. A second platform reaches people who are not there.',
      next_special_day: '{name} is on {day}. Check that its post says what you want.',
      all_set: 'Everything is planned, approved and on the calendar. Nothing to do for now.',
      general_video: 'Short videos and stories are shown to more people than plain pictures.',
      general_local: 'Posts that name your street, your town or a neighbour are shared more often.',
      general_people: 'Faces work: the people behind the counter get more answers than products alone.',
      general_rhythm: 'Three posts a week, every week, do more than ten at once.',
      general_answers: 'Answer comments on the same day; that is where customers come from.',
      general_holidays: 'Speak of a special day a week ahead, so that people can still plan for it.',
    },
  },
  es: {
    trends: 'Lo que muestran tus planes y publicaciones',
    recommendations: 'Qué hacer ahora',
    generalTrends: 'Lo que funciona en la mayoría de negocios',
    generalRecommendations: 'Buenos hábitos',
    general: 'Consejos generales',
    generalNote:
      'Esto vale para la mayoría de los negocios pequeños. En cuanto tengas un plan, aquí estarán tus propias cifras.',
    loading: 'Cargando los consejos',
    error: 'No se han podido cargar los consejos.',
    actions: { plan: 'Abrir el plan', generate: 'Planificar {month}' },
    kinds: {
      best_platform:
        'Donde más reacciona la gente es en {platform}: {each, plural, one {# reacción} other {# reacciones}} por publicación en los últimos 60 días.',
      top_platform: 'Donde más publicas es en {platform}: {count, number} de {total, number} publicaciones.',
      busiest_weekday:
        'Tu día más activo es el {weekday}, con {count, plural, one {# publicación} other {# publicaciones}}.',
      usual_time: 'Sueles publicar a las {time}, {count, number} de {total, number} veces.',
      product_share: '{count, number} de {total, number} publicaciones hablan de tus productos.',
      special_days:
        '{count, plural, one {Una publicación corresponde} other {# publicaciones corresponden}} a un día especial.',
      approve_plan: '«{title}» sigue siendo un borrador. Revísalo y apruébalo.',
      schedule_plan: '«{title}» está aprobado, pero aún no está en el calendario.',
      plan_next_month: 'Aún no hay ningún plan para {month}.',
      unused_product: 'Ninguna publicación menciona «{product}», que nombraste entre lo mejor de tu negocio.',
      only_platform:
        'Todo lo que viene va a {platform}. Una segunda plataforma llega a quien no está en ella.',
      next_special_day: '{name} es el {day}. Comprueba que su publicación dice lo que quieres.',
      all_set: 'Todo está planificado, aprobado y en el calendario. De momento no hay nada que hacer.',
      general_video: 'Los vídeos cortos y las historias llegan a más gente que las fotos solas.',
      general_local: 'Las publicaciones que nombran tu calle, tu ciudad o a un vecino se comparten más.',
      general_people: 'Las caras funcionan: quien atiende recibe más respuestas que el producto solo.',
      general_rhythm: 'Tres publicaciones por semana, todas las semanas, hacen más que diez de golpe.',
      general_answers: 'Responde a los comentarios el mismo día; de ahí salen los clientes.',
      general_holidays: 'Habla de un día especial una semana antes, para que la gente pueda organizarse.',
    },
  },
})

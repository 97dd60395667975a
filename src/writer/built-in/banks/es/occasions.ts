import type { KindBank } from '../../bank.ts'

// Sentences about products do not fit these kinds, so they have their own for everything.

export const hours: KindBank = {
  hooks: [
    'Toma nota.',
    'Un aviso breve de {shop}.',
    'Para que no te encuentres la puerta cerrada.',
    'Conviene saberlo antes de salir.',
    'Sobre nuestro horario.',
  ],
  follow: [
    'Gracias por tenerlo en cuenta.',
    'Díselo a los demás, así nadie viene en balde.',
    'Esperamos tu visita con ganas.',
    'Gracias por tu comprensión.',
  ],
  titles: [
    'Horario de {shop}',
    'Un aviso breve de {shop}',
    'Cuándo nos encuentras en {shop}',
    'Antes de tu visita',
  ],
  headlines: ['Un aviso breve', 'Nuestro horario', 'Conviene saberlo'],
  truths: [
    'Es más fácil organizarse cuando sabes a qué hora abre la puerta.',
    'Preferimos avisarte pronto.',
    'Que tu paseo hasta aquí siempre merezca la pena.',
    'Un vistazo al horario ahorra un viaje en balde.',
  ],
  invites: [
    'Si el horario no te viene bien, dínoslo. Quizá haya una manera.',
    'Si necesitas algo urgente, escríbenos.',
    'Pregúntanos si tienes dudas con algún día.',
  ],
  questions: [
    '¿Qué horario te viene mejor?',
    '¿Te gusta venir temprano o tarde?',
    '¿Qué día te resulta más fácil?',
  ],
  tips: [
    {
      title: 'Mira antes de salir',
      text: 'Echa un vistazo a nuestra última publicación. Son diez segundos y te ahorras un paseo.',
    },
    {
      title: 'Ven en las horas tranquilas',
      text: 'Si puedes elegir, evita las horas de más gente. Así hay más tiempo para ti.',
    },
    {
      title: 'Escribe en lugar de esperar',
      text: 'Un mensaje llega aunque la puerta esté cerrada. Respondemos al volver.',
    },
  ],
  calls: [
    'Escríbenos si tienes alguna pregunta.',
    'Mándanos un mensaje si tienes dudas.',
    'Guarda esta publicación para después.',
    'Hasta pronto.',
  ],
  hashtags: ['Horario', 'TomaNota', 'PreparaTuVisita', 'HastaPronto', 'TeEsperamos', 'Aviso'],
  shortCalls: ['Mira el horario', 'Organiza tu visita', 'Guárdalo', 'Hasta pronto'],
}

export const hiring: KindBank = {
  hooks: [
    'Hay novedades en el equipo.',
    '¿Te gustaría trabajar aquí?',
    'Hay un sitio libre en {shop}.',
    'Quizá conoces a la persona que buscamos.',
    'Nuestro equipo crece.',
  ],
  follow: [
    'Si te suena a ti, queremos conocerte.',
    'Si conoces a alguien que encaje, mándale esto.',
    'Cuéntanos quién eres y qué te gusta hacer.',
    'Tenemos muchas ganas de conocerte.',
  ],
  titles: ['Trabaja en {shop}', 'Hay un sitio libre en {shop}', 'Únete a {shop}', 'Te estamos buscando'],
  headlines: ['Trabaja en nuestro equipo', 'Te estamos buscando', 'Únete al equipo'],
  truths: [
    'Se trabaja mejor entre personas que se ayudan.',
    'La actitud va primero. Casi todo lo demás se aprende.',
    'Pasamos gran parte del día en el trabajo, así que tiene que ser un buen sitio.',
    'Cada persona nueva trae ideas nuevas, y eso nos gusta.',
  ],
  invites: [
    'Pregúntanos cómo es un día normal.',
    'Cuéntanos qué te importa en un trabajo.',
    'Para empezar basta un mensaje corto.',
  ],
  questions: [
    '¿Conoces a alguien que encajaría bien?',
    '¿Qué hace bueno un lugar de trabajo para ti?',
    '¿Qué nos preguntarías primero?',
  ],
  tips: [
    {
      title: 'Cuéntanos quién eres',
      text: 'Unas líneas sinceras dicen más que una carta perfecta. Escribe como hablas.',
    },
    { title: 'Cuéntanos qué te gusta', text: 'Se hace bien lo que se disfruta. Empezamos por ahí.' },
    {
      title: 'Pregúntanos también',
      text: 'Apunta lo que quieres saber del trabajo. Una conversación tiene dos lados.',
    },
  ],
  calls: [
    'Escríbenos y háblanos de ti.',
    'Mándanos un mensaje con unas líneas sobre ti.',
    'Pásate y preséntate.',
    'Pásaselo a la persona indicada.',
  ],
  hashtags: ['OfertaDeEmpleo', 'ÚneteAlEquipo', 'Empleo', 'BuscamosTalento', 'TrabajoLocal', 'Contratamos'],
  shortCalls: ['Escríbenos', 'Únete al equipo', 'Preséntate', 'Pásalo'],
}

export const thanks: KindBank = {
  hooks: [
    'Gracias.',
    'Hoy solo queremos dar las gracias.',
    'Esto va por ti.',
    'Muchas gracias de parte de {shop}.',
    'No lo decimos lo suficiente.',
  ],
  follow: [
    'Tus palabras nos alegran el día.',
    'Sin ti esto sería solo un local con una puerta.',
    'Por ti disfrutamos tanto de lo que hacemos.',
    'Quédate cerca.',
  ],
  titles: ['Gracias de parte de {shop}', 'Un gracias para ti', 'Esto va por ti', 'De {shop}, con cariño'],
  headlines: ['Gracias', 'Esto va por ti', 'Gracias de todo corazón'],
  truths: [
    'Una palabra amable nos acompaña varios días.',
    'Cada visita y cada mensaje cuentan.',
    'Que alguien vuelva significa mucho.',
    'La confianza nos la das tú, y la cuidamos.',
  ],
  invites: [
    'Si te gustó, cuéntaselo a alguien. Si no, cuéntanoslo.',
    'Nos encantaría leer tu opinión.',
    'Dinos qué podemos mejorar.',
  ],
  questions: [
    '¿Qué deberíamos dejar exactamente como está?',
    '¿Qué podríamos hacer mejor por ti?',
    '¿Qué recuerdas con más cariño?',
  ],
  tips: [
    {
      title: 'Cuéntanos qué te gustó',
      text: 'Basta una línea. Ayuda a que más gente nos encuentre y nos da alas.',
    },
    { title: 'Cuéntanos qué faltó', text: 'Preferimos oírlo de ti que adivinarlo. Cada pista ayuda.' },
    { title: 'Trae a alguien', text: 'El mejor agradecimiento es que la próxima vez vengas con compañía.' },
  ],
  calls: [
    'Cuéntanos qué tal te fue.',
    'Escríbenos una línea: las leemos todas.',
    'Vuelve pronto a vernos.',
    'Mándanos un mensaje cuando quieras.',
  ],
  hashtags: ['Gracias', 'Agradecimiento', 'NuestraGente', 'ConCariño', 'PequeñosNegocios', 'GraciasATodos'],
  shortCalls: ['Hasta pronto', 'Vuelve pronto', 'Cuéntanos qué tal', 'Quédate cerca'],
}

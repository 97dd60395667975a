import type { IndustryBank } from '../../bank.ts'

export const travel: IndustryBank = {
  truths: [
    'Los mejores recuerdos son las historias que no dejas de contar.',
    'Unos días fuera pueden ordenar un mes entero.',
    'La ilusión de la espera es la parte del viaje que no cuesta nada.',
    'En un sitio nuevo conoces otra parte de ti.',
    'Un buen viaje empieza con alguien que conoce el camino.',
    'Las mañanas lentas saben mejor en otro lugar.',
    'No hace falta ir lejos para volver con otra mirada.',
    'El mapa es una promesa. El camino la cumple.',
  ],
  invites: [
    'Cuéntanos con qué sueñas y cuánto tiempo tienes.',
    'En familia, en pareja o a tu aire: dinos quién viene.',
    '¿Montaña, mar o calles antiguas? Hablémoslo.',
    'Si conoces la sensación pero no el lugar, lo buscamos contigo.',
  ],
  behind: [
    'Leemos horarios para que puedas leer novelas.',
    'Detrás de cada mañana tranquila hay un plan que alguien ha hecho.',
    'Nos gusta saber qué hay a la vuelta de la esquina antes de mandarte allí.',
    'Maletas, camas, enlaces: los detalles son nuestra parte favorita.',
  ],
  questions: [
    '¿Ventanilla o pasillo?',
    '¿A qué lugar volverías mañana mismo?',
    '¿Qué metes siempre en la maleta y nunca usas?',
    'Mar, montaña o ciudad: ¿dónde te gustaría despertar?',
  ],
  tips: [
    {
      title: 'Haz fotos de tus papeles',
      text: 'Guarda una imagen del pasaporte, los billetes y el seguro donde la encuentres sin cobertura.',
    },
    {
      title: 'Saca un tercio de la maleta',
      text: 'Extiéndelo todo y devuelve un tercio al armario. Lo agradecerás en las escaleras.',
    },
    {
      title: 'Deja un día libre',
      text: 'Planea lo importante y reserva un día sin nada. Las mejores historias suelen pasar ahí.',
    },
    {
      title: 'Aprende cinco palabras',
      text: 'Hola, por favor, gracias, delicioso y adiós: en el idioma del lugar abren puertas.',
    },
    {
      title: 'Come una calle más allá',
      text: 'Aléjate unos minutos de la plaza principal. Los platos mejoran y los precios también.',
    },
    {
      title: 'Llega antes de que anochezca',
      text: 'Un sitio nuevo es más amable con luz. Si puedes, elige la salida más temprana.',
    },
  ],
  calls: [
    'Escríbenos y cuéntanos dónde te gustaría despertar.',
    'Mándanos un mensaje y empezamos a planear.',
    'Pregúntanos por fechas e ideas.',
    'Cuéntanos tus deseos y nos ocupamos del resto.',
    'Ven y planea tu próxima escapada.',
  ],
  shortCalls: ['Planea tu escapada', '¿Adónde vamos?', 'Pregunta por fechas', 'Haz la maleta'],
  articles: [
    'Viajar ligero, en todos los sentidos',
    'Cómo planear un descanso que lo sea de verdad',
    'Pequeños hábitos para viajar mejor',
  ],
  visuals: [
    'Un paisaje amplio con una sola persona pequeña.',
    'Una maleta junto a la puerta con luz de mañana.',
    'Una mesa con un mapa, una taza y un bolígrafo, desde arriba.',
    'Un vídeo corto mirando por una ventanilla en marcha.',
    'Un detalle que solo tiene ese lugar: una puerta, un azulejo, un plato.',
  ],
  hashtags: [
    'IdeasDeViaje',
    'GanasDeViajar',
    'Escapada',
    'Viajar',
    'PróximoDestino',
    'FinDeSemana',
    'Descubre',
    'TrucosDeViaje',
  ],
  emojis: ['🌍', '🧳', '🏖️', '🗺️', '✈️', '🌅'],
}

export const education: IndustryBank = {
  truths: [
    'El momento en que algo encaja compensa todos los intentos.',
    'La curiosidad es el mejor comienzo.',
    'Se aprende mejor donde los errores son bienvenidos.',
    'Una explicación paciente puede cambiar lo que alguien cree de sí mismo.',
    'Un poco cada día llega más lejos que mucho de golpe.',
    'Nunca es tarde para una primera clase.',
    'Lo que has entendido no te lo quita nadie.',
    'Quien enseña bien recuerda lo que era no saber.',
  ],
  invites: [
    'Cuéntanos dónde estás y adónde te gustaría llegar.',
    'Aquí ninguna pregunta es demasiado sencilla. Casi todo el mundo la ha tenido.',
    'Si lo intentaste y lo dejaste, ven y cuéntanos por qué.',
    'Pregúntanos qué nivel te conviene.',
  ],
  behind: [
    'Una buena clase se prepara al revés: desde lo que sabrás hacer al final.',
    'Lo explicamos de tres maneras, porque cada cabeza piensa a su modo.',
    'Detrás de cada ejercicio hay un error que hemos visto muchas veces.',
    'La pizarra se borra cada tarde. Lo que se entendió en ella se queda.',
  ],
  questions: [
    '¿Qué aprenderías si tuvieras una hora a la semana?',
    '¿Qué profe recuerdas todavía y por qué?',
    '¿Aprendes mejor leyendo, escuchando o haciendo?',
    '¿Qué has querido entender desde siempre?',
  ],
  tips: [
    {
      title: 'Explícaselo a alguien',
      text: 'Si puedes decirlo con palabras sencillas, lo has entendido. Donde te trabas es lo que toca repasar.',
    },
    {
      title: 'Poco y a menudo',
      text: 'Veinte minutos al día se quedan mejor que tres horas un domingo.',
    },
    {
      title: 'El móvil, en otra habitación',
      text: 'Hasta boca abajo roba atención. Media hora sin él parece una hora ganada.',
    },
    {
      title: 'Ponte a prueba pronto',
      text: 'Cierra el libro y escribe lo que recuerdas. Ahí es donde se aprende.',
    },
    {
      title: 'Empieza por lo difícil',
      text: 'Dedica tu mejor cuarto de hora a la tarea que más cuesta. Lo demás parecerá fácil.',
    },
    {
      title: 'Déjalo reposar',
      text: 'Míralo una vez más antes de dormir. La noche hace parte del trabajo.',
    },
  ],
  calls: [
    'Escríbenos y pregunta por las plazas.',
    'Mándanos un mensaje y cuéntanos qué te gustaría aprender.',
    'Pregúntanos qué curso te conviene.',
    'Ven a conocernos.',
    'Dinos tu nivel y tu meta.',
  ],
  shortCalls: ['Aprende con ganas', 'Pregunta por plazas', 'Empieza a aprender', 'Encuentra tu curso'],
  articles: [
    'Aprender para no olvidar: unos hábitos sencillos',
    'Cómo aprender con menos esfuerzo y más alegría',
    'Qué ayuda cuando aprender se hace cuesta arriba',
  ],
  visuals: [
    'Una mano escribiendo en un cuaderno, con luz natural.',
    'Un grupo alrededor de una mesa mirando lo mismo.',
    'Una pizarra con un solo dibujo muy claro.',
    'Un vídeo corto que explique una idea en diez segundos.',
    'Una pila de libros con una taza al lado.',
  ],
  hashtags: [
    'AprendeAlgoNuevo',
    'Aprender',
    'NuncaEsTarde',
    'TrucosDeEstudio',
    'Educación',
    'Formación',
    'Clases',
    'Curiosidad',
  ],
  emojis: ['📚', '✏️', '💡', '🎓', '🧠', '🌟'],
}

export const other: IndustryBank = {
  truths: [
    'El buen trabajo habla bajito y dura mucho.',
    'Son los detalles pequeños los que se recuerdan.',
    'Que te cuiden bien mejora cualquier día.',
    'Una palabra amable no cuesta nada y cambia mucho.',
    'Todo es más fácil cuando sabes a quién preguntar.',
    'Lo que se hace con cariño se nota enseguida.',
    'Cerca suele ser mejor que lejos.',
    'Hay cosas que ganan mucho en persona.',
  ],
  invites: [
    'Cuéntanos qué necesitas y vemos qué podemos hacer.',
    'Pregúntanos lo que quieras: lo explicamos con gusto.',
    'Si no sabes si este es tu sitio, solo pregunta.',
    'Ven a conocernos sin prisa.',
  ],
  behind: [
    'Mucho de lo que hacemos ocurre antes de que llegues. Así tiene que ser.',
    'Ordenar, preparar, revisar: la parte tranquila de cada buen día.',
    'Hablamos de los detalles más rato del que nos gusta admitir.',
    'Detrás de cada trabajo terminado hay varios intentos que nadie ve.',
  ],
  questions: [
    '¿Qué te ha hecho sonreír esta semana?',
    '¿Cómo supiste de este lugar?',
    '¿Qué te haría el día a día más fácil?',
    '¿De qué te gustaría que habláramos más?',
  ],
  tips: [
    {
      title: 'Pregunta pronto',
      text: 'Una pregunta al principio lleva un minuto. La misma pregunta al final puede llevar un día.',
    },
    {
      title: 'Apúntalo',
      text: 'Una lista corta de lo que te importa ayuda a que te ayuden.',
    },
    {
      title: 'Haz una foto',
      text: 'Una imagen explica en un segundo lo que en palabras pide un mensaje largo.',
    },
    {
      title: 'Busca las horas tranquilas',
      text: 'Si puedes, ven fuera de las horas de más gente. Hay más tiempo para tus preguntas.',
    },
    {
      title: 'Cuidado poco a poco',
      text: 'Cinco minutos de vez en cuando mantienen casi todo en forma durante años.',
    },
    {
      title: 'Di lo que no te gustó',
      text: 'Unas palabras sinceras ayudan más que el silencio. Nadie arregla lo que nadie menciona.',
    },
  ],
  calls: [
    'Escríbenos y cuéntanos qué necesitas.',
    'Pásate a saludar.',
    'Mándanos un mensaje: te ayudamos con gusto.',
    'Pregunta y te respondemos.',
    'Ponte en contacto cuando te venga bien.',
  ],
  shortCalls: ['Ven a vernos', 'Escríbenos', 'Pásate a saludar', 'Pregúntanos'],
  articles: [
    'Cosas pequeñas que marcan la diferencia',
    'Cómo sacar más partido a cada visita',
    'Unos pocos hábitos que merece la pena tener',
  ],
  visuals: [
    'Unas manos trabajando, de cerca y con luz natural.',
    'El resultado sobre un fondo liso con mucho espacio.',
    'El local por fuera con la luz cálida de la tarde.',
    'Una cara amable que levanta la vista del trabajo.',
    'Un vídeo corto, del primer paso al último.',
  ],
  hashtags: [
    'NegocioLocal',
    'ComercioLocal',
    'HechoConCariño',
    'PequeñosNegocios',
    'Barrio',
    'CosasBuenas',
    'Cercanía',
    'Comunidad',
  ],
  emojis: ['✨', '💛', '👋', '🌟', '🙌', '📍'],
}

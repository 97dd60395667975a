import type { IndustryBank } from '../../bank.ts'

export const technology: IndustryBank = {
  truths: [
    'La buena tecnología es la que deja de notarse.',
    'Una herramienta que funciona te deja la cabeza libre para lo demás.',
    'Diez minutos al día son una semana al acabar el año.',
    'Cuando todo funciona a la vez, el trabajo pesa menos.',
    'Lo sencillo cuesta hacerlo y se quiere enseguida.',
    'Nadie echa de menos los días en que todo se colgaba.',
    'Una respuesta clara vale más que un manual largo.',
    'La tranquilidad es la mejor función que existe.',
  ],
  invites: [
    'Cuéntanos qué te frena y lo miramos contigo.',
    'Sin palabras raras: pregunta y te respondemos en claro.',
    'Si no sabes qué necesitas, empieza por el problema.',
    'Enséñanos cómo trabajas hoy y te decimos qué podría ser más fácil.',
  ],
  behind: [
    'Gran parte de nuestro trabajo es preguntar. La solución suele ser más corta que la búsqueda.',
    'También probamos lo aburrido, porque eso es lo que pasa un viernes por la tarde.',
    'Orden en los cables, orden en las carpetas: media fiabilidad es eso.',
    'Leemos la letra pequeña de las actualizaciones para que puedas seguir con tu día.',
  ],
  questions: [
    '¿Qué tarea te encantaría no volver a hacer a mano?',
    '¿Qué te ha quitado más tiempo esta semana?',
    'Atajos de teclado o ratón: ¿qué prefieres?',
    '¿Sin qué aplicación no podrías trabajar?',
  ],
  tips: [
    {
      title: 'Haz la copia hoy',
      text: 'Dos copias en dos sitios, una de ellas fuera de casa. Y prueba una vez que sabes recuperarla.',
    },
    {
      title: 'Larga gana a complicada',
      text: 'Una contraseña de cuatro palabras sueltas se recuerda mejor y se adivina peor. Usa una distinta en cada sitio.',
    },
    {
      title: 'Activa el segundo paso',
      text: 'La verificación en dos pasos frena la mayoría de los ataques y se activa en cinco minutos.',
    },
    {
      title: 'Actualiza al cerrar',
      text: 'Deja las actualizaciones para el final del día. Por la mañana empiezas sin esperas.',
    },
    {
      title: 'Reinicia antes de desesperarte',
      text: 'Suena a broma y resuelve una cantidad sorprendente de problemas.',
    },
    {
      title: 'Silencia lo que no importa',
      text: 'Apaga las notificaciones una semana y recupera solo las que hayas echado en falta.',
    },
  ],
  calls: [
    'Mándanos un mensaje y cuéntanos qué necesitas.',
    'Escríbenos y lo miramos contigo.',
    'Pídenos una conversación corta.',
    'Cuéntanos tu caso y te respondemos en claro.',
    'Habla con nuestro equipo y busquemos el camino más sencillo.',
  ],
  shortCalls: ['Hablemos', 'Pregúntanos cómo', 'Mira cómo funciona', 'Hazlo fácil'],
  articles: [
    'Pequeños cambios para una tecnología más tranquila',
    'Cómo ahorrar tiempo con lo que ya tienes',
    'Tecnología sin dolores de cabeza, en pocos pasos',
  ],
  visuals: [
    'El producto sobre una mesa con luz natural y trabajo de verdad alrededor.',
    'Una grabación de pantalla de diez segundos que muestre un solo paso.',
    'Dos personas mirando la misma pantalla con una sonrisa.',
    'Un dibujo sencillo: a un lado el problema y al otro la respuesta.',
    'Un puesto de trabajo ordenado, visto desde arriba.',
  ],
  hashtags: [
    'Tecnología',
    'TrabajaMejor',
    'VidaDigital',
    'AhorraTiempo',
    'TrucosDigitales',
    'TecnologíaFácil',
    'Innovación',
    'Pymes',
  ],
  emojis: ['💡', '🚀', '💻', '🔒', '⚙️', '📱'],
}

export const professional: IndustryBank = {
  truths: [
    'Una explicación clara es el principio de una buena decisión.',
    'Se duerme mejor con los papeles en orden.',
    'La confianza crece con promesas pequeñas que se cumplen.',
    'La pregunta correcta al principio ahorra meses al final.',
    'Dejar algo en buenas manos y poder olvidarte es un alivio.',
    'Un buen consejo se toma tu situación tan en serio como tú.',
    'Los problemas encogen cuando alguien los ordena.',
    'Hablar claro es una forma de respeto.',
  ],
  invites: [
    'Trae tus dudas tal como están. Ordenarlas es cosa nuestra.',
    'Si no sabes si necesitas ayuda, pregunta. Puede que la respuesta sea no.',
    'Cuéntanos dónde estás hoy y adónde te gustaría llegar.',
    'Una primera conversación suele mostrar lo sencillo que es el siguiente paso.',
  ],
  behind: [
    'Una buena respuesta empieza a menudo con una hora de lectura que nadie ve.',
    'Lo apuntamos todo para que nadie dependa de la memoria.',
    'La preparación no se ve cuando está bien hecha.',
    'Revisar dos veces lleva poco. Corregir después lleva mucho.',
  ],
  questions: [
    '¿Qué tarea llevas tiempo aplazando?',
    '¿Qué delegarías primero si pudieras?',
    '¿Qué te hace confiar en quien te asesora?',
    '¿Qué pregunta no te has atrevido a hacer nunca?',
  ],
  tips: [
    {
      title: 'Una sola carpeta para este año',
      text: 'Un único sitio para todo lo que llega, en papel o en pantalla. Ordenarlo una vez al mes lleva minutos.',
    },
    {
      title: 'Ponle fecha',
      text: 'Apunta cada plazo en el calendario el día que te llegue, con un aviso una semana antes.',
    },
    {
      title: 'Pídelo por escrito',
      text: 'Un mensaje corto que resuma lo acordado evita casi todos los malentendidos.',
    },
    {
      title: 'Prepara tres preguntas',
      text: 'Antes de una reunión, escribe las tres cosas que quieres saber. Saldrás con respuestas.',
    },
    {
      title: 'Separa lo personal del negocio',
      text: 'Dos cuentas y dos carpetas ahorran horas de búsqueda a final de año.',
    },
    {
      title: 'Decide en un buen día',
      text: 'Las decisiones grandes piden la cabeza despejada. Consúltalas con la almohada y después actúa.',
    },
  ],
  calls: [
    'Escríbenos y cuéntanos de qué se trata.',
    'Mándanos un mensaje para fijar una conversación.',
    'Ponte en contacto y vemos el siguiente paso contigo.',
    'Haznos tu pregunta: respondemos en claro.',
    'Hablemos de tu caso.',
  ],
  shortCalls: ['Hablemos', 'Haz tu pregunta', 'Pide una cita', 'Escríbenos'],
  articles: [
    'Orden en el día a día del negocio, paso a paso',
    'Las buenas decisiones empiezan con buenas preguntas',
    'Qué puedes preparar antes de pedir consejo',
  ],
  visuals: [
    'Dos personas conversando en una mesa, de lado.',
    'Unas manos que ordenan documentos, vistas desde arriba.',
    'Una mesa con un cuaderno, un bolígrafo y una taza, con luz de mañana.',
    'Una frase sobre un fondo liso con los colores de la marca.',
    'Un retrato cercano en el lugar de trabajo, sin posar.',
  ],
  hashtags: [
    'BuenosConsejos',
    'Pymes',
    'Negocios',
    'Asesoría',
    'Organización',
    'RespuestasClaras',
    'Emprender',
    'Confianza',
  ],
  emojis: ['🤝', '📋', '💼', '✅', '🗂️', '💬'],
}

export const realEstate: IndustryBank = {
  truths: [
    'Un hogar es el sitio donde dejas de buscar.',
    'Se nota en la puerta, antes de ver la cocina.',
    'La luz de la mañana vale más que una habitación de sobra.',
    'Mudarse es un gran paso. En compañía pesa menos.',
    'La calle puede importar tanto como el plano.',
    'Una buena pregunta en la visita ahorra años de disgustos.',
    'Cada casa tiene una historia, y hay sitio para el próximo capítulo.',
    'Decidir bien pide calma, números y una segunda mirada.',
  ],
  invites: [
    'Cuéntanos cómo quieres vivir y empezamos por ahí.',
    '¿Piensas en vender? Pregúntanos qué va primero.',
    'Trae tu lista de deseos, y también la de límites.',
    'Si todavía no es el momento, pregunta igual. Los buenos planes piden tiempo.',
  ],
  behind: [
    'Antes de una visita hay llaves, papeles, medidas y muchas ventanas abiertas.',
    'Una buena foto espera a la mejor hora de luz.',
    'Recorremos la calle a distintas horas. Nos cuenta más que cualquier mapa.',
    'Los papeles son la mitad callada de cada llave que cambia de manos.',
  ],
  questions: [
    'Balcón o jardín: ¿a qué no renunciarías?',
    '¿Qué hace que un piso se sienta como un hogar?',
    '¿Centro o calle tranquila?',
    '¿Qué habitación miras primero?',
  ],
  tips: [
    {
      title: 'Visítala dos veces',
      text: 'Una por la mañana y otra por la tarde. La luz y el ruido lo cambian todo.',
    },
    {
      title: 'Abre todas las ventanas',
      text: 'Mira cómo cierran, por dónde entra el sol y qué se oye fuera.',
    },
    {
      title: 'Suma el mes entero',
      text: 'Alquiler o hipoteca, calefacción, seguro y transporte. Solo la suma dice lo que cuesta.',
    },
    {
      title: 'Ordena antes de las fotos',
      text: 'Las superficies despejadas y las cortinas abiertas agrandan las habitaciones. Basta media hora.',
    },
    {
      title: 'Pregunta por el edificio',
      text: 'Tejado, calefacción, tuberías: pregunta cuándo se renovaron y apunta la respuesta.',
    },
    {
      title: 'Mide los muebles grandes',
      text: 'Sofá, cama, mesa: lleva las medidas contigo. Ahorra sorpresas en la escalera.',
    },
  ],
  calls: [
    'Escríbenos para concertar una visita.',
    'Mándanos un mensaje y cuéntanos qué buscas.',
    'Pídenos los detalles.',
    'Hablemos de tus planes.',
    'Ponte en contacto y lo vemos contigo.',
  ],
  shortCalls: ['Pide una visita', 'Ven a verla', 'Pide los detalles', 'Encuentra tu sitio'],
  articles: [
    'En qué fijarte antes de enamorarte de un piso',
    'Mudarse con la cabeza despejada',
    'Preguntas que merece la pena hacer en cada visita',
  ],
  visuals: [
    'La habitación más luminosa, desde la esquina y a la altura de los ojos.',
    'La puerta entreabierta con luz en el interior.',
    'Las vistas al caer la tarde.',
    'Unas llaves en la mano, con el edificio desenfocado.',
    'Un paseo corto por las habitaciones, grabado despacio.',
  ],
  hashtags: [
    'NuevoHogar',
    'BuscoCasa',
    'Inmobiliaria',
    'PisosEnVenta',
    'Hogar',
    'Mudanza',
    'ViviendaIdeal',
    'TuCasa',
  ],
  emojis: ['🏡', '🔑', '🌇', '📐', '🪴', '🛋️'],
}

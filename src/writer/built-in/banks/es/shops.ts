import type { IndustryBank } from '../../bank.ts'

export const retail: IndustryBank = {
  truths: [
    'Lo que necesitas, justo cuando lo necesitas, hace el día más fácil.',
    'Encontrar algo que no sabías que te faltaba es la mitad de la diversión.',
    'Lo que se elige bien acompaña mucho tiempo.',
    'Un buen consejo ahorra un cajón lleno de errores.',
    'Llegar a casa con algo nuevo tiene un encanto especial.',
    'Un detalle pequeño dice más que un mensaje largo.',
    'Se compra mejor cuando alguien se toma el tiempo de explicar.',
    'Lo útil y lo bonito se llevan muy bien.',
  ],
  invites: [
    'Dinos para quién es y te ayudamos a elegir.',
    '¿Dudas con la talla, el color o el modelo? Pregúntanos antes de comprar.',
    'Echa un vistazo con calma; nos gustan las preguntas.',
    'Si buscas algo especial, cuéntanos para qué lo quieres.',
  ],
  behind: [
    'Antes de llegar al estante, alguien lo ha tenido en la mano y ha pensado: ¿me lo llevaría a casa?',
    'Desembalar, revisar, colocar: las horas tranquilas que hacen una tienda.',
    'Un estante cuenta una historia. Movemos las cosas hasta que se lee bien.',
    'Antes de recomendarte algo, nos gusta haberlo probado.',
  ],
  questions: [
    '¿Qué fue lo último que compraste y sigues disfrutando cada día?',
    '¿Eres de planear o de decidir sobre la marcha?',
    '¿A quién te gustaría sorprender esta semana?',
    '¿Qué llevas tiempo buscando sin encontrarlo?',
  ],
  tips: [
    {
      title: 'Mide antes de elegir',
      text: 'Dos minutos con la cinta métrica en casa ahorran casi todas las devoluciones. Apunta las medidas en el móvil.',
    },
    {
      title: 'Compra por el uso',
      text: 'Pregúntate cuándo lo vas a estrenar. Si la respuesta llega enseguida, es una buena compra.',
    },
    {
      title: 'Guarda el recibo donde lo encuentres',
      text: 'Hazle una foto el mismo día. El papel se borra y los cajones esconden cosas.',
    },
    {
      title: 'Regala pensando en su día a día',
      text: 'Piensa en lo que hace esa persona un día cualquiera. De ahí salen las mejores ideas.',
    },
    {
      title: 'Entra uno, sale otro',
      text: 'Por cada cosa nueva, despídete de una vieja. Los armarios respiran y se elige mejor.',
    },
    {
      title: 'Cuídalo desde el primer día',
      text: 'Lee la etiqueta una vez, pero bien. Casi todo dura mucho más si se trata como toca.',
    },
  ],
  calls: [
    'Ven a verlo con tus propios ojos.',
    'Escríbenos y lo miramos por ti.',
    'Mándanos un mensaje si tienes alguna duda.',
    'Pásate, mira y tómate tu tiempo.',
    'Pregúntanos y te ayudamos a elegir con mucho gusto.',
  ],
  shortCalls: ['Ven a verlo', 'Echa un vistazo', 'Pregúntanos', 'Encuentra el tuyo'],
  articles: [
    'Cómo elegir bien y disfrutarlo más tiempo',
    'Las buenas compras empiezan con buenas preguntas',
    'Regalar sin quebraderos de cabeza',
  ],
  visuals: [
    'El producto en uso, en una mano, con luz natural.',
    'Un estante ordenado, de frente, con un color que destaque.',
    'El producto sobre un fondo liso con mucho espacio alrededor.',
    'Un paquete mientras se envuelve, visto desde arriba.',
    'La puerta de la tienda con luz cálida.',
  ],
  hashtags: [
    'ComercioLocal',
    'Novedades',
    'IdeasParaRegalar',
    'TiendaDeBarrio',
    'CompraCerca',
    'Hallazgos',
    'PequeñoComercio',
    'Imprescindible',
  ],
  emojis: ['🛍️', '🎁', '✨', '💛', '📦', '🏷️'],
}

export const fashion: IndustryBank = {
  truths: [
    'Una prenda acertada parece tuya desde siempre.',
    'La ropa es lo primero que dices sin abrir la boca.',
    'Una buena caída cambia la forma de entrar en una sala.',
    'La comodidad y la elegancia van de la mano.',
    'Una prenda favorita vale más que diez que no salen del armario.',
    'Vestirse es más fácil cuando todo combina.',
    'El color en un día gris es un pequeño acto de alegría.',
    'Un buen tejido se nota antes de verlo.',
  ],
  invites: [
    'Cuéntanos adónde vas y te ayudamos a combinarlo.',
    '¿Entre dos tallas? Prueba las dos y decide con calma.',
    'Trae esa prenda que nunca sabes cómo ponerte. Tenemos ideas.',
    'Pregúntanos por tejidos, cortes y cuidados: nos encantan los detalles.',
  ],
  behind: [
    'Elegir una colección es decir que no muchas veces. Lo que cuelga aquí nos ha convencido.',
    'Planchar, doblar, combinar: detrás de un perchero ordenado hay muchas manos.',
    'Lo primero que miramos son las costuras. Cuentan cuánto te durará la prenda.',
    'Un escaparate lleva horas. Se mira en un segundo, y ese segundo nos encanta.',
  ],
  questions: [
    '¿Qué color eliges siempre sin pensarlo?',
    '¿Zapatillas o tacones, incluso en un gran día?',
    '¿Qué prenda de tu armario tiene la mejor historia?',
    '¿Qué te pones cuando quieres comerte el mundo?',
  ],
  tips: [
    {
      title: 'Construye sobre tres colores',
      text: 'Elige dos tonos tranquilos y uno que te encante. De pronto casi todo combina.',
    },
    {
      title: 'Siéntate al probártelo',
      text: 'De pie ante el espejo es fácil. Siéntate, sube los brazos, camina: después decide.',
    },
    {
      title: 'Menos lavadora, más aire',
      text: 'Una noche junto a la ventana abierta suele bastar. Las fibras y los colores lo agradecen.',
    },
    {
      title: 'Fíjate en los hombros',
      text: 'Si el hombro encaja, lo demás se arregla. Si el hombro falla, déjala en su percha.',
    },
    {
      title: 'Dale la vuelta',
      text: 'Lava del revés las prendas oscuras y estampadas. El color aguanta mucho más.',
    },
    {
      title: 'Prepáralo la noche antes',
      text: 'Deja el conjunto de mañana en una sola percha. Las mañanas se calman enseguida.',
    },
  ],
  calls: [
    'Ven a probártelo.',
    'Mándanos un mensaje y pregunta por tu talla.',
    'Escríbenos y te preparamos algunas ideas.',
    'Pásate, tómate tu tiempo y encuentra tu prenda.',
    'Dinos tu talla y tu estilo y te ayudamos.',
  ],
  shortCalls: ['Pruébatelo', 'Encuentra tu talla', 'Descubre tu estilo', 'Mira las prendas'],
  articles: [
    'Un armario que te facilita las mañanas',
    'Cómo llevar de otra manera lo que ya tienes',
    'Elegir ropa para quedarse con ella',
  ],
  visuals: [
    'Un conjunto completo en la calle, con la luz suave de la tarde.',
    'Un primer plano del tejido con la luz de lado.',
    'Tres prendas que combinan, extendidas sobre una superficie lisa.',
    'Un perchero ordenado por colores, de frente.',
    'Una vuelta corta ante el espejo, grabada de cintura para arriba.',
  ],
  hashtags: [
    'NuevaColección',
    'IdeasDeLook',
    'EstiloPropio',
    'ModaLocal',
    'Tendencias',
    'CómoCombinar',
    'Estilo',
    'FondoDeArmario',
  ],
  emojis: ['👗', '✨', '🧥', '👜', '👟', '🕶️'],
}

export const food: IndustryBank = {
  truths: [
    'La buena comida sienta a todo el mundo a la misma mesa.',
    'El olor de la cocina es la mejor invitación.',
    'Hay días que empiezan de verdad con el primer sorbo.',
    'Se come mejor cuando nadie mira el reloj.',
    'Lo sencillo, bien hecho, es lo que te hace volver.',
    'Siempre hay un motivo para compartir el postre.',
    'Un buen plato puede salvar un día cualquiera.',
    'El hambre es una buena excusa; la compañía, una mejor.',
  ],
  invites: [
    'Cuéntanos qué te gusta y qué no puedes comer: encontraremos algo.',
    'Ven por tu cuenta, en pareja o con toda la familia. Hay sitio para el apetito.',
    'Pregúntanos qué pediríamos hoy.',
    'Si no sabes qué elegir, déjate sorprender.',
  ],
  behind: [
    'Mucho antes del primer plato se corta, se remueve y se prueba.',
    'Una receta es una conversación: un poco más de esto, un poco menos de aquello.',
    'El mejor sitio de la casa está junto a la cocina, cuando todo llega a la vez.',
    'Probamos, y luego volvemos a probar. Alguien tiene que hacerlo.',
  ],
  questions: [
    'Dulce o salado: ¿qué va primero?',
    '¿Qué plato te recuerda a casa?',
    '¿A quién te gustaría invitar a tu mesa?',
    '¿Qué pides cuando nadie te ve?',
  ],
  tips: [
    {
      title: 'La sal, poco a poco',
      text: 'Un poco en cada paso queda más redondo que mucha al final. Prueba antes de añadir más.',
    },
    {
      title: 'Deja respirar el pan',
      text: 'Guárdalo en tela o papel, con el corte hacia abajo. La corteza sigue crujiente y la miga, tierna.',
    },
    {
      title: 'Al café le gusta el agua fresca',
      text: 'Usa agua fría recién servida cada vez. Es el ingrediente principal de cada taza.',
    },
    {
      title: 'Deja reposar la carne',
      text: 'Cinco minutos bajo un paño antes de cortar, y los jugos se quedan donde deben.',
    },
    {
      title: 'Las hierbas, al final',
      text: 'Con el calor pierden la voz. Échalas cuando la sartén ya esté fuera del fuego.',
    },
    {
      title: 'Cocina una vez, come dos',
      text: 'Haz el doble de salsa y congela la mitad. Un miércoles cualquiera te lo agradecerás.',
    },
  ],
  calls: [
    'Ven con hambre y sal con una sonrisa.',
    'Escríbenos y cuéntanos qué te apetece.',
    'Pásate a probarlo.',
    'Mándanos un mensaje con tu pedido o tu pregunta.',
    'Trae a quien quieras y siéntate a la mesa.',
  ],
  shortCalls: ['Ven a probarlo', 'Te esperamos', 'Nos vemos en la mesa', 'Pide el tuyo'],
  articles: [
    'Pequeños hábitos de cocina que mejoran cualquier plato',
    'Comer bien un día cualquiera',
    'Lo que convierte un plato sencillo en un buen plato',
  ],
  visuals: [
    'El plato desde arriba, con luz natural y una mano que se acerca.',
    'El vapor de una taza, fotografiado a contraluz.',
    'Una mesa con varios platos para compartir.',
    'Los ingredientes sobre una tabla de madera antes de cocinar.',
    'Un vídeo corto del último toque en el plato.',
  ],
  hashtags: [
    'BuenaComida',
    'ComerBien',
    'CocinaLocal',
    'ReciénHecho',
    'ParaCompartir',
    'HoraDelCafé',
    'Gastronomía',
    'Rico',
  ],
  emojis: ['🍽️', '☕', '🥐', '😋', '🍅', '🧁'],
}

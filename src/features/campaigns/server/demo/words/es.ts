import type * as en from './en.ts'

export const demoCampaignTexts: typeof en.demoCampaignTexts = {
  color: {
    title: 'Martes de color',
    description: 'Llenar los martes tranquilos con citas de color.',
    long: 'El martes es el día del color en Salón Luna. Ven a por un tono nuevo y el secado corre de nuestra cuenta.\n\nDos horas para ti, un café de al lado y un pelo que el domingo sigue como recién hecho. Escríbenos y te buscamos hueco.\n\n#peluqueria #color #madrid',
    short:
      'El martes es el día del color en Salón Luna: tu tono nuevo y el secado, de nuestra cuenta. ¿Qué martes es el tuyo?',
  },
  brunch: {
    title: 'Brunch para dos',
    description: 'Brunch de fin de semana para parejas y amigos.',
    long: 'Dos platos, dos cafés y una mesa junto a la ventana. Vuelve nuestro brunch para dos, los sábados y domingos de diez a dos.\n\nHuevos a tu gusto, pan de esta mañana y todo el tiempo que quieras. Reserva con un mensaje.\n\n#brunch #cafeteria #finde',
    short:
      'Brunch para dos en Luna Café: dos platos, dos cafés y una mesa junto a la ventana. Sábados y domingos, de 10 a 14 h.',
  },
  marta: {
    title: 'Te presentamos a Marta',
    description: 'Presentar a la persona que hay detrás del sillón.',
    long: 'Ella es Marta. Mezcla colores en Salón Luna desde el día en que abrimos y recuerda cada tono que te ha hecho.\n\n¿Lo que más le gusta de su trabajo? «El momento en que alguien levanta la vista y sonríe al espejo.» Salúdala la próxima vez.',
    short: 'Ella es Marta y recuerda cada tono que te ha hecho. ¡Salúdala la próxima vez!',
  },
  loyalty: {
    title: 'El décimo café, invita la casa',
    description: 'Contar a los habituales lo de la tarjeta de fidelidad.',
    long: 'Vienes con lluvia, antes del trabajo y con el carrito. ¡Te vemos! Desde esta semana hay una tarjeta para eso: nueve cafés con nosotros y al décimo invitamos.\n\nPídela en la barra. Cabe en cualquier bolsillo.',
    short: 'Nueve cafés con nosotros y al décimo invita la casa. Pide tu tarjeta en la barra de Luna Café.',
  },
  gifts: {
    title: 'El regalo que siempre acierta',
    description: 'Vender tarjetas regalo a quien busca un detalle.',
    long: '¿Dudas con la talla, el color o el aroma? Una tarjeta regalo de Salón Luna siempre acierta. Tú eliges el importe, nosotros la envolvemos y alguien a quien quieres disfruta de dos horas de calma.\n\nRecógela en el salón o te la enviamos hoy por correo.',
    short: 'El regalo que siempre acierta: una tarjeta de Salón Luna. Elige el importe y te la enviamos hoy.',
  },
  oat: {
    title: 'Flat white de avena',
    description: 'Presentar la nueva bebida de avena.',
    long: 'Hemos probado once para que tú no tengas que hacerlo. La bebida de avena que hemos elegido es cremosa, un poco dulce y se hace cerca de aquí.\n\nPruébala esta semana en un flat white y cuéntanos qué te parece.\n\n#flatwhite #avena #cafe',
    short:
      'Hemos probado once bebidas de avena para que tú no tengas que hacerlo. Prueba la ganadora esta semana. #flatwhite',
  },
  tips: {
    title: 'Peinado en cinco minutos',
    description: 'Vídeos cortos con trucos para hacer en casa.',
    long: 'Tres gestos, cinco minutos, sin secador. Diego enseña cómo da volumen al pelo fino en una mañana con prisas. ¡Guárdalo para mañana!\n\n#trucosdepelo #peinado #pelofino',
    short: 'Volumen en cinco minutos y sin secador: Diego te enseña cómo.',
  },
  music: {
    title: 'Música en directo el viernes',
    description: 'Llenar la noche del viernes.',
    long: 'Viernes, siete y media: una guitarra, una voz y las sillas buenas de fuera. Nora Vidal toca en Luna Café y la cocina sigue abierta hasta las diez.\n\nLa entrada es libre. Hay pocas mesas, así que ven pronto o reserva con un mensaje.',
    short:
      'Viernes, 19:30: Nora Vidal toca en Luna Café. Una guitarra, una voz y las sillas buenas de fuera. Entrada libre.',
  },
  lastMinute: {
    title: 'Hoy hay hueco',
    description: 'Llenar rápido los huecos del día.',
    long: 'Dos personas han tenido que anular, así que hoy quedan dos huecos: un corte a las 12:30 y un secado a las 17:00. Escríbenos y es tuyo.',
    short: 'Hoy hay hueco: corte a las 12:30 y secado a las 17:00. Escríbenos y es tuyo.',
  },
  bridal: {
    title: 'Mañanas de novia',
    description: 'Empezar a hablar con quienes se van a casar.',
    long: 'La hora más tranquila del día más ruidoso: abrimos temprano, hay té y nadie mira el reloj. Nuestras mañanas de novia incluyen una prueba, para que nada sea una sorpresa.\n\nDinos tu fecha y te diremos con sinceridad si está libre.',
    short:
      'La hora más tranquila del día más ruidoso: mañanas de novia, con prueba incluida. Dinos tu fecha.',
  },
  offices: {
    title: 'Desayuno para tu oficina',
    description: 'Convertir las oficinas del barrio en clientes fijos.',
    long: 'Las reuniones son más cortas cuando al final hay un cruasán. Llevamos el desayuno a las oficinas del barrio, a partir de seis personas, antes de las nueve.\n\nEscríbenos con el día y cuántos sois.',
    short: 'Llevamos el desayuno a las oficinas del barrio, a partir de seis personas, antes de las nueve.',
  },
  latteArt: {
    title: 'Arte latte en casa y sin vaporizador: lo que funciona',
    description: 'Compartir lo que sabemos con quienes hacen café en casa.',
    long: 'En la barra nos preguntan mucho si se puede dibujar un corazón sin vaporizador. Se puede: calienta la leche hasta que el cazo casi queme, bátela veinte segundos en una prensa francesa, gírala hasta que brille y viértela despacio y de cerca.\n\nHemos probado cuatro leches. La entera y la de avena para baristas aguantan; la desnatada y la de almendra, no. ¿Cuál usas tú?',
    short:
      'Un corazón en tu café sin vaporizador: leche caliente, veinte segundos en una prensa francesa, gira y vierte.',
  },
  keratin: {
    title: 'Tres meses sin encrespar',
    description: 'Anunciar el nuevo tratamiento de queratina.',
    long: 'Novedad en Salón Luna: un tratamiento de queratina sin olores fuertes. Son dos horas y el pelo queda liso unos tres meses, también cuando llueve.\n\nPrimero miramos tu pelo contigo y, si hay algo que te va mejor, te lo decimos.',
    short:
      'Novedad en Salón Luna: queratina sin olores fuertes y pelo liso unos tres meses. Pregúntanos si te va bien.',
  },
  cake: {
    title: 'La tarta de la semana',
    description: 'Una tarta nueva cada semana y un motivo para volver.',
    long: 'Esta semana: almendra y naranja, horneada por Omar y sin harina. Hay doce porciones al día y ninguna reserva secreta.\n\n¿Qué tarta te gustaría ver la semana que viene?',
    short:
      'La tarta de la semana: almendra y naranja, sin harina. Doce porciones al día. ¿Cuál quieres la próxima?',
  },
  hours: {
    title: 'Nuevo horario',
    description: 'Contar a todos que los jueves cerramos más tarde.',
    long: 'Desde el mes que viene, los jueves abrimos hasta las nueve, para quien sale tarde del trabajo. Los demás días siguen igual.\n\nYa puedes reservar las primeras citas de última hora.',
    short:
      'Desde el mes que viene, Salón Luna abre los jueves hasta las nueve. Ya puedes reservar las primeras citas de última hora.',
  },
  barista: {
    title: 'Hazlo tú',
    description: 'Un taller de tarde para quienes adoran el café.',
    long: 'Una tarde, seis personas, dos máquinas: Lucy enseña cómo la leche se vuelve seda y por qué el molinillo importa más que la máquina. Te llevas una bolsa de café y, con suerte, un corazón en la espuma.\n\nEnvíanos un mensaje para guardar tu plaza.',
    short:
      'Una tarde, seis personas, dos máquinas: aprende a hacer el café que te gusta. Envíanos un mensaje y te guardamos plaza.',
  },
  birthday: {
    title: 'Cinco años de Salón Luna',
    description: 'Dar las gracias a todos, en todas las redes, e invitarlos a la fiesta.',
    long: 'Hace cinco años giramos la llave por primera vez, con dos sillones y un espejo prestado. Hoy somos seis, y es gracias a ti.\n\nVen el sábado a partir de las cinco: hay tarta, música y un detalle para todas las personas que alguna vez se han sentado en nuestros sillones.',
    short: 'Cinco años de Salón Luna, y es gracias a ti. Ven el sábado a partir de las cinco: ¡hay tarta!',
  },
  market: {
    title: 'Nos vemos en el mercado',
    description: 'Traer a la cafetería a la gente del mercado del domingo.',
    long: 'El domingo nos encuentras en el mercado, junto al puente viejo: nuestro café, las galletas de almendra de Omar y una tarjeta con la que tu próxima taza en la cafetería cuesta la mitad.\n\nDesde las diez hasta que se acaben las galletas.',
    short:
      'El domingo Luna Café está en el mercado, junto al puente viejo, hasta que se acaben las galletas.',
  },
  neighbours: {
    title: 'Queridos vecinos',
    description: 'Avisar a la calle de las obras de la semana que viene.',
    long: 'La semana que viene nos cambian el escaparate. El lunes y el martes por la mañana habrá ruido, y lo sentimos. La puerta lateral sigue abierta, y cada vecino tiene un corte de puntas gratis.',
    short:
      'La semana que viene nos cambian el escaparate. ¡Perdón por el ruido! La puerta lateral sigue abierta.',
  },
}

export const demoOffers: typeof en.demoOffers = {
  keratin: {
    title: 'Primera keratina con un 20 % de descuento',
    coupon: 'LISO20',
    terms: 'Una vez por persona, con cita, de lunes a jueves.',
  },
}

export const demoAnswers: typeof en.demoAnswers = {
  rejected: 'La red ha respondido: no se ha podido comprobar el enlace de esta publicación.',
  rate_limited: 'La red ha respondido: demasiadas publicaciones a la vez, espera un minuto.',
  not_sent: 'La red no ha respondido en diez segundos.',
}

import type { Locale } from '#platform/locale.ts'

/** `short` is for networks where few words fit; the others get `long`. */
export type DemoTexts = { title: string; description: string; long: string; short: string }

export const demoCampaignTexts: Record<Locale, Record<string, DemoTexts>> = {
  en: {
    colour: {
      title: 'Colour Tuesdays',
      description: 'Fill the quiet Tuesdays with colour appointments.',
      long: 'Tuesday is colour day at Salón Luna. Come in for a fresh tone, and the blow-dry is on us.\n\nTwo hours for yourself, a coffee from next door, and hair that still looks new on Sunday. Write to us and we will find your time.\n\n#hairsalon #haircolour #madrid',
      short:
        'Tuesday is colour day at Salón Luna: your new tone, and the blow-dry is on us. Which Tuesday is yours?',
    },
    brunch: {
      title: 'Brunch for two',
      description: 'Weekend brunch for couples and friends.',
      long: 'Two plates, two coffees, one table by the window. Our brunch for two is back on Saturdays and Sundays, from ten until two.\n\nEggs as you like them, bread from this morning, and as much time as you want. Keep a table with a message.\n\n#brunch #cafe #weekend',
      short:
        'Brunch for two at Luna Café: two plates, two coffees, one table by the window. Saturdays and Sundays, 10 to 2.',
    },
    marta: {
      title: 'Meet Marta',
      description: 'Show the person behind the chair.',
      long: 'This is Marta. She has been mixing colours at Salón Luna since the day we opened, and she remembers every tone she ever made for you.\n\nWhat she likes best about her work? "The moment somebody looks up and smiles at the mirror." Say hello to her next time.',
      short: 'This is Marta. She remembers every tone she ever mixed for you. Say hello to her next time!',
    },
    loyalty: {
      title: 'The tenth coffee is yours',
      description: 'Tell regulars about the loyalty card.',
      long: 'You come in the rain, before work and with the pram. We see you! From this week there is a card for that: nine coffees with us, and the tenth is yours.\n\nAsk for it at the counter. It fits in every pocket.',
      short: 'Nine coffees with us, and the tenth is yours. Ask for your card at the counter of Luna Café.',
    },
    gifts: {
      title: 'A gift that always fits',
      description: 'Sell gift cards to people who search for a present.',
      long: 'Not sure about the size, the colour or the scent? A gift card from Salón Luna always fits. You choose the amount, we wrap it, and somebody you love gets two quiet hours.\n\nPick it up in the salon, or we send it to you by email today.',
      short:
        'A gift that always fits: a card from Salón Luna. Choose the amount and we send it to you today.',
    },
    oat: {
      title: 'Oat flat white',
      description: 'Introduce the new oat milk.',
      long: 'We tasted eleven of them so that you do not have to. The oat milk we chose is creamy, a little sweet, and made a short drive from here.\n\nTry it in a flat white this week and tell us what you think.\n\n#flatwhite #oatmilk #coffee',
      short:
        'We tasted eleven oat milks so that you do not have to. Try the winner in a flat white this week. #flatwhite',
    },
    tips: {
      title: 'Five-minute hair',
      description: 'Short clips with tricks that customers can do at home.',
      long: 'Three moves, five minutes, no hairdryer. Diego shows how he gets volume into fine hair on a busy morning. Save it for tomorrow!\n\n#hairtips #hairtok #finehair',
      short: 'Volume in five minutes, no hairdryer: Diego shows how.',
    },
    music: {
      title: 'Live music on Friday',
      description: 'Fill the Friday evening.',
      long: 'Friday, half past seven: a guitar, a voice and the good chairs outside. Nora Vidal plays at Luna Café, and the kitchen stays open until ten.\n\nEntry is free. The tables are few, so come early or keep one with a message.',
      short:
        'Friday, 7:30 PM: Nora Vidal plays at Luna Café. A guitar, a voice, the good chairs outside. Entry is free.',
    },
    lastMinute: {
      title: 'Free today',
      description: 'Give free appointments of the day away quickly.',
      long: 'Two people had to cancel, so two chairs are free today: a cut at 12:30 PM and a blow-dry at 5:00 PM. Write to us and it is yours.',
      short: 'Free today: a cut at 12:30 PM and a blow-dry at 5:00 PM. Write to us and it is yours.',
    },
    bridal: {
      title: 'Bridal mornings',
      description: 'Start conversations with people who are getting married.',
      long: 'The quietest hour of the loudest day: we come in early, there is tea, and nobody looks at the clock. Our bridal mornings include a trial, so that nothing is a surprise.\n\nTell us your date and we will tell you honestly whether it is free.',
      short:
        'The quietest hour of the loudest day: our bridal mornings, with a trial included. Tell us your date.',
    },
    offices: {
      title: 'Breakfast for your office',
      description: 'Win offices in the neighbourhood as regular customers.',
      long: 'Meetings are shorter when there is a croissant at the end. We bring breakfast to offices in the neighbourhood, from six people, before nine.\n\nWrite to us with the day and the number of people.',
      short: 'We bring breakfast to offices in the neighbourhood, from six people, before nine.',
    },
    keratin: {
      title: 'Smooth for three months',
      description: 'Announce the new keratin treatment.',
      long: 'New at Salón Luna: a keratin treatment without strong smells. It takes two hours and stays smooth for about three months, also when it rains.\n\nFirst we look at your hair together, and we say so if something else suits you better.',
      short:
        'New at Salón Luna: a keratin treatment without strong smells, smooth for about three months. Ask us whether it suits you.',
    },
    cake: {
      title: 'Cake of the week',
      description: 'A new cake every week, and a reason to come back.',
      long: 'This week: almond and orange, baked by Omar, without flour. There are twelve slices a day and no secret reserve.\n\nWhich cake would you like to see next week?',
      short: 'Cake of the week: almond and orange, without flour. Twelve slices a day. Which one next week?',
    },
    hours: {
      title: 'New opening hours',
      description: 'Tell everybody about the later Thursday.',
      long: 'From next month we stay open until nine on Thursdays, for everybody who works late. All other days stay as they are.\n\nThe first late appointments are free now.',
      short:
        'From next month Salón Luna is open until nine on Thursdays. The first late appointments are free now.',
    },
    barista: {
      title: 'Make it yourself',
      description: 'An evening class for people who love coffee.',
      long: 'One evening, six people, two machines: Lucy shows how milk becomes silk and why the grinder matters more than the machine. You take home a bag of beans and, with luck, a heart in the foam.\n\nSend us a message to keep a place.',
      short:
        'One evening, six people, two machines: learn to make the coffee you love. Send us a message to keep a place.',
    },
    birthday: {
      title: 'Five years of Salón Luna',
      description: 'Thank everybody, on every network, and invite them to the party.',
      long: 'Five years ago we turned the key for the first time, with two chairs and a borrowed mirror. Today there are six of us, and you are the reason.\n\nCome by on Saturday from five: there is cake, music, and a small thank-you for everybody who has ever sat in our chairs.',
      short:
        'Five years of Salón Luna, and you are the reason. Come by on Saturday from five: there is cake!',
    },
    market: {
      title: 'See you at the market',
      description: 'Bring people from the Sunday market to the café.',
      long: 'On Sunday you find us at the market by the old bridge: our coffee, Omar’s almond biscuits, and a card that makes your next cup in the café half the price.\n\nFrom ten until the biscuits are gone.',
      short: 'On Sunday you find Luna Café at the market by the old bridge, until the biscuits are gone.',
    },
    neighbours: {
      title: 'Dear neighbours',
      description: 'Tell the street about the building work next week.',
      long: 'Next week our front window is being replaced. It will be loud on Monday and Tuesday morning, and we are sorry. The door at the side stays open, and every neighbour has a free trim waiting.',
      short: 'Our front window is being replaced next week. Sorry for the noise! The side door stays open.',
    },
  },
  es: {
    colour: {
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
      description: 'Enseñar a la persona que hay detrás del sillón.',
      long: 'Ella es Marta. Mezcla colores en Salón Luna desde el día en que abrimos y recuerda cada tono que te ha hecho.\n\n¿Lo que más le gusta de su trabajo? «El momento en que alguien levanta la vista y sonríe al espejo.» Salúdala la próxima vez.',
      short: 'Ella es Marta y recuerda cada tono que te ha hecho. ¡Salúdala la próxima vez!',
    },
    loyalty: {
      title: 'El décimo café es tuyo',
      description: 'Contar a los habituales lo de la tarjeta de fidelidad.',
      long: 'Vienes con lluvia, antes del trabajo y con el carrito. ¡Te vemos! Desde esta semana hay una tarjeta para eso: nueve cafés con nosotros y el décimo es tuyo.\n\nPídela en la barra. Cabe en cualquier bolsillo.',
      short: 'Nueve cafés con nosotros y el décimo es tuyo. Pide tu tarjeta en la barra de Luna Café.',
    },
    gifts: {
      title: 'El regalo que siempre acierta',
      description: 'Vender tarjetas regalo a quien busca un detalle.',
      long: '¿Dudas con la talla, el color o el aroma? Una tarjeta regalo de Salón Luna siempre acierta. Tú eliges el importe, nosotros la envolvemos y alguien a quien quieres disfruta de dos horas de calma.\n\nRecógela en el salón o te la enviamos hoy por correo.',
      short:
        'El regalo que siempre acierta: una tarjeta de Salón Luna. Elige el importe y te la enviamos hoy.',
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
      description: 'Dar rápido las citas libres del día.',
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
      description: 'Ganar como clientes fijos a las oficinas del barrio.',
      long: 'Las reuniones son más cortas cuando al final hay un cruasán. Llevamos el desayuno a las oficinas del barrio, a partir de seis personas, antes de las nueve.\n\nEscríbenos con el día y cuántos sois.',
      short: 'Llevamos el desayuno a las oficinas del barrio, a partir de seis personas, antes de las nueve.',
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
      long: 'Desde el mes que viene, los jueves abrimos hasta las nueve, para quien sale tarde del trabajo. Los demás días siguen igual.\n\nYa hay libres las primeras citas de tarde.',
      short:
        'Desde el mes que viene, Salón Luna abre los jueves hasta las nueve. Ya hay libres las primeras citas de tarde.',
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
  },
}

import type * as en from './en.ts'

export const topicWords: typeof en.topicWords = [
  {
    topic: 'spam',
    says: /\b(?:(?:compra|consigue|gana) (?:\S{1,10} ){0,3}seguidores|seguidores reales|datos bancarios|una herencia|millones de (?:dolares|euros)|bitcoin|criptomonedas?|posicionamiento (?:web|seo)|primera pagina de google|diseno de paginas web|prestamos? (?:rapidos?|inmediatos?)|oportunidad de inversion|ha ganado un premio)\b/,
  },
  {
    topic: 'opt_out',
    says: /\b(?:(?:deja|dejen|dejad|deje) de (?:mandar|enviar|escribir)\w{0,4}|no me (?:escriban|escribais|manden|mandeis|envien|envieis) mas|dar(?:me)? de baja|borra(?:dme|nme)? de la lista)\b/,
  },
  {
    topic: 'complaint',
    says: /\b(?:quej\w{1,4}|reclam\w{1,6}|reembols\w{1,4}|devol\w{2,8}|devuelv\w{1,6}|mi dinero|rot[oa]s?|danad[oa]s?|defectuos[oa]s?|estropead[oa]s?|equivocad[oa]s?|decepcion\w{0,6}|terrible|horrible|fatal|asco|inaceptable|vergonzos[oa]|verguenza|maleducad[oa]s?|grosero|peor|pesim[oa]|(?:cobrad[oa]|cobraron|cobrasteis) (?:\S{1,20} ){0,4}(?:dos veces|de mas|doble|y en|pero)|doble cargo|no (?:me |nos )?(?:ha|han) llegado|no (?:me )?(?:llego|funciona|sirve)|nunca (?:llego|me llego|contestan|contestaron)|sigo esperando|nadie (?:contesta|responde|me contesta)|no estoy content[oa]|(?:estaba|estaban|llego|vino) (?:fri[oa]s?|crud[oa]s?|quemad[oa]s?|duro|dura|suci[oa]s?|pasad[oa]s?|tarde|mal)|estafa|disgustad[oa]s?|enfadad[oa]s?|molest[oa]s?|indignad[oa]s?|no hay derecho|se (?:me )?(?:ha|han) (?:roto|despegado|caido|estropeado|descosido|averiado)|mala (?:calidad|atencion|experiencia)|mal (?:servicio|trato|hecho|hecha)|equivoc\w{1,8}|un error|chapuza|desastre|lamentable|olvidado|(?:esperamos|esperando|espere) (?:\S{1,20} ){0,2}(?:minutos|horas?|dias|semanas)|pelo en|me sento mal|me dio alergia|sarpullido|irritacion|se me (?:fue|cayo|quito|ha ido|ha caido)|incomplet[oa]s?)\b/,
  },
  {
    topic: 'allergy',
    says: /\b(?:alerg\w{1,6}|gluten|lactosa|celiac[oa]s?|vegan[oa]s?|ingredientes?|frutos secos|nueces|cacahuetes?|intoleran\w{1,4}|amoniaco|halal)\b/,
  },
  { topic: 'cancel', says: /\b(?:cancel\w{1,5}|anul\w{1,5})\b/ },
  {
    topic: 'change',
    says: /\b(?:(?:cambi\w{1,5}|mover|pasar|aplaz\w{1,4}|retras\w{1,4}|modific\w{1,4}|reprogram\w{1,4}) (?:mi |la |el |nuestra )?(?:\w+ ){0,2}(?:cita|reserva|hora|mesa|pedido|fecha|turno|dia)|me (?:ha )?(?:salio|salido|surgio|surgido) (?:algo|un)|(?:tenia|tengo) (?:cita|hora|turno|reserva|mesa) (?:\S{1,20} ){0,10}(?:puede|podria|se puede) (?:ser|pasar|quedar)|llego (?:\S{1,10} ){0,3}tarde|voy a llegar tarde|no (?:puedo|podre|podemos) ir|otro dia|otra hora|dejar(?:lo|la)? para|cambiar(?:la|lo)? (?:a|al|para|por)|adelantar|atrasar)\b/,
  },
  {
    topic: 'order',
    says: /\b(?:mi (?:pedido|paquete|encargo)|(?:el|del) (?:pedido|encargo|paquete)|numero de (?:pedido|seguimiento)|seguimiento|por donde va|donde esta mi|esta listo mi|recoger (?:mi|el))\b/,
  },
  {
    topic: 'voucher',
    says: /\b(?:un vale|vales|vale (?:regalo|de)|tarjetas? (?:de )?regalo|bonos?|cupon(?:es)?|codigos? (?:de descuento|promocional(?:es)?)|descuentos?|ofertas?|promocion(?:es)?|puntos)\b/,
  },
  {
    topic: 'job',
    says: /\b(?:trabajo|trabajar|empleo|vacantes?|curriculum|curriculo|mi cv|cv|practicas|contratando|el puesto|puesto (?:de|libre|vacante)|buscais personal|buscan personal|aprendiz)\b/,
  },
  {
    topic: 'partner',
    says: /\b(?:colabor\w{1,6}|patrocin\w{1,5}|influencers?)\b/,
  },
  {
    topic: 'payment',
    says: /\b(?:facturas?|recibo|ticket|pag(?:o|os|ar|ue|uen|ado|amos)|tarjeta(?! (?:de )?regalo)|efectivo|bizum|transferencia|a plazos|senal|datafono)\b/,
  },
  {
    topic: 'delivery',
    says: /\b(?:envi(?:o|os|ais|an|as|ar)|entreg(?:a|as|ais|an|ar)|a domicilio|repart(?:o|is|en)|mandais|para llevar|me lo (?:mandais|traeis|llevais|mandan|envian))\b/,
  },
  {
    topic: 'price',
    says: /\b(?:precios?|cuest(?:a|an)|cuanto (?:vale|valen|es|son|sale|cobrais|cobran|me costaria|seria)|cuanto(?! (?:se )?(?:tarda|tardan|dura|duran|tiempo))|tarifas?|presupuesto|coste|costo|(?:que|cuanto) vale|vale (?:el|la|un|una)|cuanto me sale|car[oa]s?|barat[oa]s?|lista de precios)\b/,
  },
  {
    topic: 'hours',
    says: /\b(?:horarios?|abr(?:is|en|es|e|ir|ireis|iran|is)|cerrar|festivos?|abiert[oa]s?|cerr(?:ais|ado|ada|ados)|cierr(?:an|a|as)|(?:a )?que hora (?:abr|cerr|cierr|estais|estan)\w{0,4}|hasta que hora)\b/,
  },
  {
    topic: 'place',
    says: /\b(?:como se llega|metro|autobus|en que calle|donde (?:estais|estan|queda|quedan|esta (?:la|el|vuestr|su|tu)|se encuentran)|direccion|ubicacion|ubicados|como (?:llego|llegar)|parking|aparcar|aparcamiento|estacionamiento|que calle)\b/,
  },
  {
    topic: 'booking',
    says: /\b(?:reserv\w{1,5}|citas?|turnos?|hora para|mesa para|una mesa|hay mesa|alguna mesa|hueco|hay sitio|apuntarme|agendar|pedir hora|coger hora|teneis (?:sitio|hora|libre))\b/,
  },
  {
    topic: 'purchase',
    says: /\b(?:encarg(?:ar|o)|(?:quiero|queremos|queria|quisiera|necesito|necesitamos|me gustaria) (?:pedir|comprar|llevarme|un|una|unas|unos|\d{1,3}|dos|tres|cuatro|cinco|seis|diez|doce|media|el doble|mas)|hacer un (?:pedido|encargo)|me llevo|(?:puedo|podria|podemos) (?:recoger|pasar a (?:recoger|buscar))\w{0,3})\b/,
  },
  {
    topic: 'stock',
    says: /\b(?:os quedan?|les quedan?|te quedan?|quedan?|en stock|disponibles?|disponibilidad|(?:teneis|tienen|tienes|tiene|hay|vendeis|venden|tenes) (?!hueco|sitio|acceso|wifi|alguien|terraza|calefaccion|aire|ascensor|bano|parking|hora|libre|abierto|mesa)\w{1,30}|talla|a la venta|reponer|reponeis|en (?:azul|rojo|negro|blanco|verde|rosa))\b/,
  },
  {
    topic: 'product',
    says: /\b(?:haceis|hacen|haces|ofreceis|ofrecen|dais clases|dan clases|reparais|arreglais|cuanto (?:se )?(?:dura|duran|tarda|tardan|tiempo)|que (?:incluye|lleva|diferencia)|recomend\w{1,5}|mas informacion|informacion (?:sobre|de)|me interesa|como funciona|se puede|podeis hacer|pueden hacer)\b/,
  },
  {
    topic: 'praise',
    says: /\b(?:(?:lo )?pasamos (?:genial|muy bien|estupendo|de maravilla)|encant(?:o|aron|ado|ada|a)|de muerte|de lujo|(?:me (?:ha encantado|gusto mucho|quedo (?:genial|perfecto|precioso))|encantad[oa]|maravill\w{1,5}|delicios[oa]s?|riquisim[oa]s?|buenisim[oa]s?|preciosa?o?|espectacular|increible|fantastic[oa]|excelente|un diez|un exito|content(?:isim)?[oa]s?|recomendable))\b/,
  },
  {
    topic: 'thanks',
    says: /\b(?:gracias|agradec\w{1,6})\b|^[👍👌🙏😊🙂😍\s]{1,12}$|^\W{0,3}(?:ok|vale|perfecto|genial|de acuerdo|entendido)\b|\b(?:nos vemos|hasta (?:luego|manana|pronto))\b/u,
  },
  { topic: 'greeting', says: /👋|^\W{0,3}(?:hola|buenas|buenos dias|buenas tardes|que tal)\b/ },
]

export const troubleWords: typeof en.troubleWords = {
  late: /\b(?:no (?:me |nos )?(?:ha|han) llegado|no (?:me )?llego|nunca (?:me )?llego|sigo esperando (?:el|mi|la)|tarde|retraso|falta(?:n|ba)?)\b/,
  damaged:
    /\b(?:rot[oa]s?|danad[oa]s?|defectuos[oa]s?|estropead[oa]s?|no funciona|aplastad[oa]s?|rajad[oa]s?|abiert[oa] y)\b/,
  wrong:
    /\b(?:equivocad[oa]s?|no es lo que (?:pedi|encargue)|en vez de|otra cosa|no me (?:vale|queda|sirve))\b/,
  charge: /\b(?:cobrad[oa]|cobraron|cobro|cargo|factur\w{1,5} de mas)\b/,
  silence:
    /\b(?:nadie (?:contesta|responde|me contesta|me responde)|sin respuesta|sigo esperando (?:respuesta|que|una respuesta)|no (?:me )?(?:contestais|contestan|contestan))\b/,
  service:
    /\b(?:maleducad[oa]s?|groser[oa]s?|trato|camarer[oa]s?|atencion|atendieron|atendio|ignor\w{1,6})\b/,
  quality:
    /\b(?:fri[oa]s?|crud[oa]s?|quemad[oa]s?|dur[oa]|suci[oa]s?|pasad[oa]s?|asco|peor|calidad|sabor|sec[oa]|fatal|mal|horrible|terrible|pesim[oa])\b/,
}

export const requestWords: typeof en.requestWords = {
  allergen:
    /\b(?:alergic[oa] (?:al?|a los|a las)\b|gluten|lactosa|celiac[oa]s?|frutos secos|nueces|cacahuetes?|leche|huevo|soja|amoniaco|latex|sesamo|pescado|marisco)\b/,
  diet: /\b(?:vegan[oa]s?|vegetarian[oa]s?|halal|kosher)\b/,
  runningLate: /\b(?:llego|llegamos|voy a llegar|llegare) (?:\S{1,10} ){0,3}tarde\b/,
  discount: /\b(?:descuentos?|ofertas?|promocion(?:es)?)\b/,
  paid: /\b(?:pague|pagada|pagado|he pagado|pagamos)\b/,
  relativeDay: /\b(?:ayer|hoy|manana|anoche|anteayer|esta (?:manana|tarde|noche))\b/,
  holiday:
    /\b(?:navidad(?:es)?|nochebuena|nochevieja|ano nuevo|reyes|semana santa|pascua|festivos?|feriados?|puente|el \d{1,2}\b)/,
  address: /\b(?:donde (?:estais|estan|queda|esta)|direccion|ubicacion|como (?:llego|llegar)|que calle)\b/,
  parking: /\b(?:aparcar|aparco|parking|aparcamiento|estacionar|estacionamiento)\b/,
  duration: /\bcuanto (?:se )?(?:dura|duran|tarda|tardan|tiempo)\b/,
  goodbye: /\bnos vemos\b/,
  destination: /(?<!\p{L})(?:a|en|hasta|por) \p{Lu}\p{L}{2,20}/u,
  pointsBack:
    /\b(?:cuanto (?:cuesta|vale|sale|es|seria)|que (?:precio|vale|cuesta))\b(?! (?:el|la|un|una|los|las|hacer)\b)/,
  refund: /\b(?:reembols\w{1,4}|devol\w{2,8}|devuelv\w{1,6}|mi dinero)\b/,
  photo: /\b(?:foto|fotos|imagen|fotografia)\b/,
  formal:
    /\b(?:usted|disculpe|perdone|digame|indiqueme|estimad[oa]s?|atentamente|(?:me )?(?:podria|puede) (?:usted |decirme|indicarme|informarme|confirmarme|enviarme|darme|ayudarme)|me (?:podria|puede) |le (?:agradezco|agradeceria|escribo|rogaria|pido)|su (?:tienda|local|horario|direccion|salon|restaurante|establecimiento|negocio|respuesta)|les (?:escribo|agradeceria))\b/g,
  familiar:
    /\b(?:teneis|podeis|haceis|abris|cerrais|estais|vosotr[oa]s|vuestr[oa]s?|os|tienes|puedes|haces|tu|tus|te|tenes|podes|oye|quereis|sabeis|vendeis|enviais)\b/g,
  vos: /\b(?:tenes|podes|queres|vos|haces envios|sabes si hacen|decime|contame|mandame)\b/,
  invoice: /\bfacturas?\b/,
  orderNumber:
    /\b(?:pedido|encargo|factura|reserva|numero|n\.?[oº°]?|ref\w{0,8})[ #:]{1,3}(?:es el |es |numero |n\.?[oº°]? )?#?([a-z]{0,3}-?\d{3,12})\b|#(\d{3,12})\b/,
}

export const languageWords: typeof en.languageWords = {
  words:
    'el la los las de del que con para por una un y en es son hola buenas buenos gracias por favor cuanto cuesta precio teneis tienen tienes hay quiero quisiera queria puedo podeis pueden cita horario abris abren donde estais pedido mi me lo su tu os se si no como muy todo esta estan mas hoy manana dias tardes al le les ya pero porque sobre hacer haceis vale genial',
}

export const noNames: typeof en.noNames = {
  words:
    'el la los las equipo tienda salon peluqueria bar cafe restaurante estudio familia sr sra srta don dona doctor doctora dr dra cliente clienta usuario invitado anonimo hotel club asociacion grupo empresa mi',
}

export const replyWords: typeof en.replyWords = {
  hello: ['Hola, {name}:', 'Hola de nuevo, {name}:'],
  helloNameless: ['Hola:', 'Hola de nuevo:'],
  goodbye: ['Un saludo, {shop}', 'Saludos, {shop}', 'Gracias, {shop}'],
  goodbyeNameless: ['Un saludo', 'Saludos', 'Gracias'],
  priceKnown: ['{product}: {price}.', 'Nos preguntas por {product}: {price}.'],
  priceThanks: ['¡Gracias por preguntar!', 'Aquí lo tienes:', ''],
  priceUnknown: [
    'Gracias por preguntar por {product}. No tenemos el precio a mano: el equipo lo consulta y te lo dice por aquí.',
    'Nos falta consultar con el equipo el precio de {product}.',
  ],
  priceOfWhat: [
    'Gracias por preguntar por el precio. ¿De qué producto o servicio se trata?',
    'Para decirte un precio necesitamos saber qué producto o servicio te interesa.',
  ],
  stockKnown: [
    'Preguntamos al equipo si ahora hay {product} y te lo decimos por aquí. ¿Qué cantidad necesitas?',
    'El equipo aún tiene que mirar {product}. ¿Buscamos alguna talla o cantidad en concreto?',
  ],
  stockUnknown: [
    'Preguntamos al equipo y te decimos por aquí si tenemos lo que buscas. Si te importa la talla, el color o la cantidad, dínoslo.',
    'El equipo aún lo tiene que mirar. ¿Nos describes otra vez qué necesitas, con la talla o la cantidad?',
  ],
  productKnown: [
    'Sí, {product} es algo que hacemos.',
    'Nos preguntas por {product}: sí, es una de las cosas que hacemos.',
  ],
  productUnknown: [
    'Gracias por tu pregunta. Preferimos no adivinar: una persona del equipo lo consulta y te responde por aquí.',
    'El equipo mira tu pregunta y te responde por aquí. Cualquier detalle que añadas ayuda.',
  ],
  hours: [
    'Gracias por preguntar por nuestro horario. El equipo te lo confirma por aquí, para que no vengas en balde. ¿Para qué día lo necesitas?',
    'El equipo aún tiene que confirmarte el horario. ¿De qué día se trata?',
  ],
  hoursHoliday: [
    'Los días por los que preguntas te los confirma el equipo por aquí.',
    'El equipo aún tiene que confirmarte esos días.',
  ],
  hoursOfDay: [
    'Gracias por preguntar por nuestro horario. El equipo te confirma por aquí el de ese día, para que no vengas en balde.',
    'El equipo aún tiene que confirmarte el horario de ese día.',
  ],
  booking: [
    '¡Nos encantará verte! ¿Qué te gustaría reservar, y qué día y a qué hora te viene bien? El equipo lo mira y te responde por aquí.',
    'Para mirar la reserva, el equipo necesita saber qué quieres, el día y la hora.',
  ],
  bookingTime: [
    '¡Nos encantará verte! ¿A qué hora te viene bien ese día? El equipo lo mira y te responde por aquí.',
    'Al equipo le falta la hora de ese día. ¿Cuál te viene bien?',
  ],
  bookingDay: [
    '¡Nos encantará verte! ¿Qué día te viene bien? El equipo lo mira y te responde por aquí.',
    'Al equipo le falta saber el día. ¿Cuál te viene bien?',
  ],
  bookingNoted: [
    'Gracias, ya sabemos qué día y a qué hora te vendría bien. El equipo mira si es posible y te responde por aquí.',
    'Tu petición nos ha llegado. La reserva vale cuando el equipo te responda por aquí.',
  ],
  runningLate: [
    'Gracias por avisar de que llegas tarde. El equipo tiene tu mensaje y te escribe por aquí si hay algún problema.',
    'Gracias, el equipo ya sabe que llegas tarde.',
  ],
  change: [
    'Gracias por avisar. ¿De qué cita o pedido se trata y qué quieres cambiar? El equipo mira qué es posible y te responde por aquí.',
    'Para el cambio, el equipo necesita la fecha de antes y la nueva. ¿Nos mandas las dos?',
  ],
  changeNoted: [
    'Gracias por avisar. El equipo mira el cambio que pides y te responde por aquí. Hasta entonces, todo sigue como estaba.',
    'El cambio que pides lo tiene el equipo, que te responde por aquí.',
  ],
  cancel: [
    'Gracias por avisar. ¿De qué cita o pedido se trata? Mándanos el nombre y la fecha; el equipo lo mira y te responde por aquí.',
    'Para la cancelación, el equipo necesita el nombre y la fecha. ¿Nos mandas los dos?',
  ],
  cancelNoted: [
    'Gracias por avisarnos de que quieres cancelar. El equipo lo mira y te responde por aquí.',
    'Tu petición de cancelar la tiene el equipo, que te responde por aquí.',
  ],
  order: [
    'Gracias por preguntar por tu pedido. ¿Nos mandas el número, o el nombre y la fecha con que se hizo? El equipo mira por dónde va.',
    'Para encontrar tu pedido, el equipo necesita el número, o el nombre y la fecha. ¿Nos lo mandas?',
  ],
  orderNoted: [
    'Gracias por preguntar por tu pedido. Tenemos el número {number}; el equipo mira por dónde va y te lo dice por aquí.',
    'El equipo está mirando {number} y te lo dice por aquí.',
  ],
  orderOfDay: [
    'Gracias por preguntar por tu pedido. ¿Es la compra del {day}? El equipo mira por dónde va y te lo dice por aquí.',
    'Para mirar el correcto: ¿es la compra del {day}?',
  ],
  deliveryPlace: [
    'Gracias por preguntar por la entrega. ¿Qué te gustaría pedir? El equipo mira si llegamos hasta allí y te lo dice por aquí.',
    'El equipo aún tiene que mirar si llegamos hasta allí.',
  ],
  delivery: [
    'Gracias por preguntar por la entrega. ¿Adónde tendría que ir y qué te gustaría pedir? El equipo mira qué podemos hacer y te lo dice por aquí.',
    'El equipo aún tiene que mirar la entrega. ¿Para qué población o código postal es?',
  ],
  parking: [
    'Gracias por preguntar por el aparcamiento. El equipo te dice por aquí dónde puedes dejar el coche.',
    'El equipo aún tiene que decirte dónde puedes dejar el coche.',
  ],
  place: [
    'Gracias por preguntar cómo encontrarnos. El equipo te manda por aquí la dirección exacta. ¿Vienes en coche o a pie?',
    'El equipo te manda por aquí la dirección exacta.',
  ],
  payment: [
    'Gracias por preguntar por el pago. El equipo te confirma los detalles por aquí, para no darte un dato equivocado. ¿Para qué es?',
    'El equipo aún tiene que confirmarte los detalles del pago.',
  ],
  invoicePaid: [
    'La factura {number} consta como pagada.',
    'Tenemos la factura {number} marcada como pagada.',
  ],
  invoiceSaidPaid: [
    'La factura {number} todavía consta como pendiente. El equipo comprueba el pago que nos dices y te responde por aquí.',
    'El equipo está comprobando tu pago de la factura {number}.',
  ],
  invoiceOpen: [
    'La factura {number} consta como pendiente. Si ya la pagaste, mándanos la fecha y el equipo lo comprueba.',
    'La factura {number} sigue pendiente en nuestros datos; el equipo lo comprueba con la fecha de tu pago.',
  ],
  invoiceUnknown: [
    '¿Nos mandas el número de la factura? El equipo la busca y te responde por aquí.',
    'Para buscarla, el equipo necesita el número de la factura.',
  ],
  discount: [
    'Gracias por tu interés. El equipo mira si hay alguna oferta para ti y te responde por aquí.',
    'El equipo aún tiene que mirar lo de las ofertas.',
  ],
  voucher: [
    'Gracias por tu interés. ¿Quieres comprar un vale o usar uno? Si tienes un código, mándanoslo; el equipo lo mira y te responde por aquí.',
    'El equipo aún tiene que mirar lo de los vales y códigos. ¿Cuál es?',
  ],
  allergyNamed: [
    'Gracias por preguntar antes. Con las alergias no adivinamos: quien lo prepara comprueba justo lo que preguntas; espera nuestra respuesta antes de pedirlo o usarlo, por favor.',
    'Espera nuestra respuesta, por favor: quien lo prepara tiene que comprobar justo lo que preguntas.',
  ],
  allergy: [
    'Gracias por preguntar antes. Con las alergias no adivinamos: ¿qué ingredientes tienes que evitar? Lo comprueba quien lo prepara; espera nuestra respuesta antes de pedirlo o usarlo, por favor.',
    'Espera nuestra respuesta antes de pedirlo o usarlo, por favor: quien lo prepara tiene que comprobar los ingredientes.',
  ],
  partner: [
    'Gracias por tu interés en colaborar. El equipo lee tu mensaje y te responde por aquí.',
    'El equipo mira tu propuesta y te responde por aquí.',
  ],
  job: [
    '¡Gracias por tu interés en trabajar con nosotros! Mándanos unas líneas sobre ti: qué haces, tu experiencia y desde cuándo podrías empezar. El equipo lo lee y te responde por aquí.',
    'El equipo lee tu candidatura y te responde por aquí. ¿Qué tipo de trabajo buscas?',
  ],
  sorry: [
    'Sentimos mucho lo que ha pasado y te agradecemos que nos lo cuentes.',
    'De verdad sentimos las molestias.',
  ],
  late: ['Entendemos que algo que esperabas no te ha llegado a tiempo.', 'Sabemos que sigues esperándolo.'],
  damaged: [
    'Entendemos que algo no estaba en buen estado o no funciona.',
    'Sabemos que no estaba en buen estado.',
  ],
  wrong: ['Entendemos que no es lo que pediste o esperabas.', 'Sabemos que no es lo que esperabas.'],
  charge: ['Entendemos que hay un problema con lo que te han cobrado.', 'Sabemos que se trata de un cobro.'],
  silence: [
    'Entendemos que llevas tiempo esperando una respuesta nuestra.',
    'Sabemos que has esperado demasiado.',
  ],
  service: [
    'Entendemos que no recibiste el trato que mereces.',
    'Sabemos que se trata de cómo te atendieron.',
  ],
  quality: [
    'Entendemos que la calidad no fue la que esperabas de nosotros.',
    'Sabemos que la calidad te decepcionó.',
  ],
  refundAsked: [
    'Nos preguntas por tu dinero: eso lo tiene que decidir una persona del equipo después de ver el caso, y te responderá por aquí.',
    'Lo que pides sobre tu dinero lo tiene la persona que lo decide.',
  ],
  complaintNext: [
    'Una persona del equipo lo va a mirar personalmente y te responderá por aquí.',
    'La persona responsable está leyendo esta conversación y te responderá por aquí.',
  ],
  complaintAsk: [
    '¿Nos mandas el número de pedido o la fecha, para encontrarlo?',
    '¿Hay un número de pedido o una fecha que nos ayude a encontrarlo?',
  ],
  complaintWhen: ['¿Nos dices qué día fue?', '¿Qué día pasó?'],
  complaintPhoto: ['Una foto también nos ayudaría a entenderlo.', 'Si puedes, añade una foto.'],
  praise: [
    '¡Muchísimas gracias por tus palabras! Nos has alegrado el día y se las pasamos a todo el equipo.',
    '¡Qué amable, muchas gracias!',
  ],
  praiseShort: ['¡Qué alegría leerlo, gracias!', '¡Qué amable!'],
  purchase: [
    '¡Gracias por pensar en nosotros! ¿Qué te gustaría exactamente, cuánto y para qué día? El equipo mira si es posible y te responde por aquí.',
    'Para mirar tu encargo, el equipo necesita saber qué, cuánto y para qué día.',
  ],
  purchaseNoted: [
    '¡Gracias por pensar en nosotros! El equipo tiene tu petición, mira si es posible y te responde por aquí. Si te importa el tamaño, el sabor o la cantidad, dínoslo.',
    'Tu petición la tiene el equipo. Vale como encargo cuando te respondan por aquí.',
  ],
  spam: ['Gracias por tu mensaje. No es algo para nosotros.', 'Gracias, pero no nos interesa.'],
  optOut: [
    'Sentimos las molestias. El equipo ya sabe que no quieres estos mensajes.',
    'Perdona otra vez. El equipo ya lo sabe.',
  ],
  seeYou: ['¡Gracias, nos vemos!', '¡Gracias, hasta entonces!'],
  thanks: [
    '¡De nada! Si necesitas algo más, escríbenos por aquí.',
    '¡Un placer! Aquí estamos si necesitas algo más.',
  ],
  greeting: [
    '¡Gracias por escribirnos! ¿En qué te podemos ayudar?',
    '¡Qué alegría leerte! ¿Qué podemos hacer por ti?',
  ],
  followUp: [
    '¿Necesitas algo más de nosotros? Escríbenos por aquí.',
    'Si te queda alguna pregunta, dínoslo por aquí.',
  ],
  unclear: [
    'Gracias por tu mensaje. Para entenderlo bien: ¿nos cuentas un poco más qué necesitas?',
    '¿Nos explicas con unas palabras más qué necesitas? Así te responde la persona adecuada.',
  ],
}

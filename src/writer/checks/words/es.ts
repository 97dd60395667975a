import type * as en from './en.ts'

export const months: typeof en.months = [
  ['enero', 'ene'],
  ['febrero', 'feb'],
  ['marzo', 'mar'],
  ['abril', 'abr'],
  ['mayo', 'may'],
  ['junio', 'jun'],
  ['julio', 'jul'],
  ['agosto', 'ago'],
  ['septiembre', 'setiembre', 'sept', 'sep'],
  ['octubre', 'oct'],
  ['noviembre', 'nov'],
  ['diciembre', 'dic'],
]

export const weekdays: typeof en.weekdays = [
  ['domingo', 'domingos', 'dom'],
  ['lunes', 'lun'],
  ['martes'],
  ['miercoles', 'mie', 'mier'],
  ['jueves', 'jue'],
  ['viernes', 'vie'],
  ['sabado', 'sabados', 'sab'],
]

export const numberWords: typeof en.numberWords = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  docena: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
}

export const nameWords: typeof en.nameWords = {
  plainCapitals:
    'hola buenas buenos gracias un una saludo saludos atentamente usted ustedes ud uds vd sr sra srta don doña d dña ok wifi internet español inglés sí no perdona disculpa lo tv dni iva',
  firstNames:
    'adriana alba alberto alejandra alejandro alicia alvaro ana andrea andres angel angela antonio beatriz belen camila carla carlos carmen carolina catalina cecilia clara claudia concha cristina daniel daniela david diego eduardo elena emilio enrique esteban esther eva felipe fernanda fernando francisco gabriel gabriela gloria gonzalo guillermo hector hugo ignacio ines irene isabel ivan jaime javier jimena joaquin jorge jose juan juana julia julian julio laura lucia luis luisa manuel marcos maria mariana marina mario marta martin mateo mercedes miguel monica natalia nicolas nuria olga oscar pablo paco paloma paola patricia paula pedro pepe pilar rafael ramon raquel raul ricardo roberto rocio rosa ruben santiago sara sergio silvia sofia susana teresa tomas valentina valeria veronica vicente victor ximena',
}

export const relativeDays: typeof en.relativeDays = {
  hoy: 'today',
  'esta noche': 'tonight',
  'semana que viene': 'next week',
  'proxima semana': 'next week',
  'esta semana': 'this week',
  'fin de semana': 'weekend',
  'fines de semana': 'weekend',
  finde: 'weekend',
}

export const phrases: typeof en.phrases = {
  hedges:
    /\b(?:no (?:te |le |os |se )?(?:lo |la )?(?:podemos|puedo|puede|prometemos|garantizamos|hay|es posible)|(?:comprob\w{1,6}|ver|vemos|mira\w{0,4}|saber|sabemos|decir\w{0,3}|decimos|confirm\w{1,6}|consult\w{1,6}|pregunt\w{1,6}|averigu\w{1,6}) (?:\w+ ){0,3}si|antes de|(?:quiere|quieres|prefieres|prefiere|necesitas|necesita) (?:\w+ ){0,2}(?:que|si)|sobre (?:el|la|los|las|tu|su)|pid\w{1,4}|ha[s]? pedido|solicit\w{1,4}) /,
  restating:
    /\b(?:(?:nos|me) (?:dices|dice|comentas|comenta|cuentas|cuenta|preguntas|pregunta|indicas|indica)|mencion\w{1,4}|pagaste|pago|te cobr\w{1,5}|le cobr\w{1,5}|(?:te|le) han cobrado|(?:tu|su) (?:mensaje|pregunta|pago|pedido|factura|presupuesto|consulta)|lo de|el cargo|entendemos|entiendo|sentimos|sobre)\b/,
}

export const sayings: typeof en.sayings = [
  {
    topic: 'refund',
    says: /\b(?:(?:te|le|os|les) (?:lo |la |los |las )?(?:devolvemos|devolveremos|devuelvo|devolvere|reembolsamos|reembolsaremos|reintegramos|abonamos|abonaremos|vamos a devolver|vamos a reembolsar|hacemos (?:la|una|el|un) (?:devolucion|reembolso|abono))|devolveremos|reembolsaremos|(?:la )?devolucion (?:completa|integra|total|del (?:dinero|importe) (?:sera|esta|se))|reembolso (?:completo|integro|total)|tramit\w{1,5} (?:el reembolso|la devolucion|tu devolucion|su devolucion)|recuper\w{1,5} (?:tu|su) dinero|(?:te|le) (?:ingresamos|damos) (?:el|tu|su) (?:dinero|importe)|ya (?:te|le) (?:hemos|he) (?:devuelto|reembolsado))/,
  },
  {
    topic: 'replacement',
    says: /\b(?:(?:te|le|os) (?:lo |la |los |las )?(?:cambiamos|cambiaremos|reemplazamos|sustituimos|reponemos|(?:enviamos|mandamos|hacemos|preparamos) (?:otr[oa]|un[oa]? nuev[oa])))/,
    unless: /\bcambiamos (?:la|tu|su) (?:cita|reserva|hora)/,
  },
  {
    topic: 'repair',
    says: /\b(?:(?:te|le|os) (?:lo |la |los |las )?(?:repetimos|arreglamos|reparamos|solucionamos)|(?:lo|la) (?:arreglamos|arreglaremos|solucionamos|solucionaremos|reparamos)|resuelt[oa] (?:hoy|manana|en))/,
  },
  {
    topic: 'compensation',
    says: /\b(?:compens\w{1,8}|nosotros pagamos|pagamos nosotros|corremos con|asumimos (?:el|los|la)|no (?:tendras?|tienes?|tiene) que pagar|no pagas|no pagaras?|por cuenta de la casa|corre de nuestra cuenta|(?:te|le|os) (?:regalamos|invitamos|damos un vale|ofrecemos un (?:vale|detalle))|vale regalo para|un detalle para ti)/,
  },
  {
    topic: 'discount',
    says: /\b(?:descuentos?|rebaj(?:a|as|ado|ada|ados|adas|amos)|mitad de precio|precio especial|mejor precio|oferta especial|en oferta|cupon|codigo promocional|2x1|3x2|promocion)\b/,
    unless:
      /\b(?:descuento|cupon|codigo|promocion)[^.]{0,40}\?|\bsobre (?:el|la|los|tu|su) (?:descuento|cupon|codigo|promocion)/,
  },
  {
    topic: 'guarantee',
    says: /\b(?:garantiz\w{1,6}|garantia|(?:te|le|os|lo) (?:lo )?(?:prometo|prometemos|aseguro|aseguramos)|sin falta|tienes? (?:nuestra|mi) palabra|sin riesgos?|clinicamente|cientificamente|certificad[oa]s?|homologad[oa]s?|recomendad[oa]s? por|avalad[oa]s?|no (?:te |se )?(?:va|vas) a (?:defraudar|arrepentir))\b/,
  },
  {
    topic: 'haste',
    says: /\b(?:hoy mismo|manana mismo|ahora mismo|esta misma (?:manana|tarde|noche)|enseguida|en seguida|de inmediato|inmediatamente|al momento|al instante|en (?:menos de )?(?:una hora|unos minutos|unas horas|\d{1,3} (?:minutos|horas|dias))|(?:antes de|en|dentro de) \d{1,3} ?h(?:oras)?|a primera hora|(?:te|le|os) [^.]{0,50} (?:hoy|manana|esta tarde|esta noche))\b/,
    unless:
      /\b(?:lo del?|que querias|querias|necesitas|pedid[oa]|para) (?:\w+ ){0,3}(?:hoy|manana|esta tarde|esta noche)\b/,
  },
  {
    topic: 'always',
    says: /\b(?:siempre|24\/7|las 24 horas|todo el ano|en cualquier momento|cuando quieras|cuando quiera|nunca (?:falla|fallan|fallamos|cerramos|se acaba|llegamos))\b/,
    unless:
      /\b(?:como siempre|siempre es un (?:gusto|placer)|siempre (?:a tu disposicion|a su disposicion|eres bienvenid\w|bienvenid\w)|siempre que (?:quieras|lo necesites)|escrib\w{1,6} cuando (?:quieras|quiera))\b/,
  },
  {
    topic: 'booking',
    says: /\b(?:(?:queda|quedas|esta|estas|tienes|tiene|ya|te he|te hemos|le hemos|le he|dejamos|he|hemos) (?:\w+ ){0,2}(?:confirmad[oa]s?|reservad[oa]s?|apuntad[oa]s?|agendad[oa]s?|anotad[oa]s?|cancelad[oa]s?|anulad[oa]s?|cambiad[oa]s?)|(?:te|le|os) (?:lo |la |los |las )?(?:reservamos|reservo|guardamos|guardo|apartamos|aparto|apuntamos|apunto|agendamos|confirmamos (?:la|tu|el) (?:cita|reserva|mesa)|esperamos (?:el|a las|manana|este|esta|hoy))|nos vemos (?:el|a las|manana|este|esta|hoy)|(?:tu|su) (?:cita|mesa|reserva) (?:es|esta|queda|sera) )/,
    unless: /\b(?:ya has|ya hemos leido|(?:si )?tienes ya)\b/,
  },
  {
    topic: 'stock',
    says: /\b(?:(?:lo|la|los|las) tenemos|(?:nos|te) quedan?|hay (?:stock|existencias|hueco|sitio|mesa|disponibilidad|plaza|plazas|de sobra)|tenemos (?:stock|existencias|hueco|sitio|mesa|disponibilidad|plaza|plazas|libre|de sobra|\d{1,3})|en stock|(?:esta|estan|sigue|siguen) (?:disponibles?|a la venta)|disponible (?:ya|desde|en))\b/,
    unless:
      /\b(?:cuando|en cuanto|no (?:lo|la|los|las) tenemos|lo tenemos en cuenta|las tenemos en cuenta|la tenemos en cuenta|lo tenemos (?:apuntado|anotado)|que)\b/,
  },
  {
    topic: 'delivery',
    says: /\b(?:(?:si )?(?:hacemos|realizamos) (?:envios|entregas|repartos?)|enviamos a|repartimos|entregamos (?:a|en)|llevamos a domicilio|(?:te|le) (?:llega|llegara|llegan|llegaran|lo llevamos|lo enviamos)|llegara (?:el|en|a|manana|hoy)|(?:esta|va) (?:en|de) camino|(?:ha|han) salido|(?:el )?envio (?:es|cuesta|tarda|incluido)|en reparto)\b/,
  },
  {
    topic: 'opening',
    says: /\b(?:(?:abrimos|cerramos|abriremos|cerraremos)\b|(?:estamos|estaremos) (?:abiert[oa]s|cerrad[oa]s)|(?:nuestro )?horario es|abiert[oa]s (?:todos|de|hasta|el|los|cada)|cerrad[oa]s (?:el|los|por))/,
    unless: /\b(?:cuando|que dias?|que hora|a que hora|si) (?:\w+ ){0,2}(?:abrimos|cerramos|estamos)/,
  },
  {
    topic: 'payment',
    says: /\b(?:aceptamos (?:\w+ ){0,2}(?:tarjetas?|efectivo|bizum|paypal|transferencias?|cheques?|visa)|(?:puedes|puede) pagar (?:con|en|por|a)|se puede pagar|pago (?:a plazos|aplazado|recibido)|sin intereses|sin senal|hemos recibido (?:tu|su|el) pago)\b/,
  },
  {
    topic: 'ingredients',
    says: /\b(?:sin (?:gluten|lactosa|azucar|frutos secos|huevo|amoniaco|alcohol|cacahuete|soja|conservantes|parabenos)|no (?:lleva|llevan|contiene|contienen|tiene|tienen) (?:gluten|lactosa|azucar|frutos secos|huevo|amoniaco|alcohol|nueces|cacahuete|soja|trazas)|apt[oa]s? para|(?:es|son|100 ?%|totalmente) (?:\w+ )?(?:vegan[oa]s?|ecologic[oa]s?|organic[oa]s?|hipoalergenic[oa]s?|segur[oa]s? para))/,
    unless: /\b(?:necesitas|necesita|buscas|busca|quieres|quiere|preguntas|pregunta|opciones?)\b/,
  },
  {
    topic: 'ready',
    says: /\b(?:estaran? (?:el|para|manana|hoy)|(?:estara|estaran|esta|estan|tendras|tendra) (?:ya )?list[oa]s?|(?:lo|la|los|las) tendr(?:as|a|emos)|list[oa]s? (?:para (?:recoger|el|la|manana|hoy)|el|en|a las|manana))/,
  },
  {
    topic: 'demand',
    says: /\b(?:miles de|cientos de|millones de|decenas de|ultim[oa]s (?:unidades|plazas|dias|huecos)|se agotan?|vuelan|(?:solo|quedan) (?:quedan )?(?:\d{1,3}|pocas|pocos)|plazas limitadas|edicion limitada|tiempo limitado|hasta agotar|hasta fin de existencias|desde \d{4}|anos de experiencia|hech[oa]s? a mano|artesanal(?:es)?|de kilometro cero|negocio familiar|empresa familiar)\b/,
  },
  {
    topic: 'free',
    says: /\b(?:gratis|gratuit[oa]s?|gratuitamente|sin (?:ningun )?(?:coste|costo|cargo)|de regalo|invita la casa|cortesia de la casa|no (?:te |le )?(?:cuesta|cobramos|cobraremos) (?:nada|el|la|los|las)|regalamos|totalmente incluid[oa])\b/,
    unless: /\b(?:tarjetas? (?:de )?regalo|para regalo|envolver (?:\w+ ){0,2}de regalo)\b/,
  },
  {
    topic: 'superlative',
    says: /\b(?:numero (?:uno|1)|n\.?[oº°] ?1|premi(?:o|os|ad[oa]s?)\b|galardonad[oa]s?|votad[oa]s?|elegid[oa]s? (?:como )?(?:el|la|mejor)|(?:el|la|los|las) (?:\w+ )?mejor(?:es)?\b|lideres?\b|(?:el|la|los|las) (?:\w+ )?mas (?:\w+ )?(?:barat|buscad|vendid|famos|popular|queridos?|querida|rapid|ric|delicios|autentic|bonit)\w{0,4}|inmejorables?|insuperables?|incomparables?|inigualables?|unic[oa]s? en|(?:5|cinco) estrellas|clase mundial|famos[oa]s?\b|legendari[oa]s?)/,
    unless:
      /\b(?:(?:el|la) mejor (?:momento|dia|hora|manera|forma|opcion|fecha|solucion|talla)|la mejor para ti)\b/,
  },
]

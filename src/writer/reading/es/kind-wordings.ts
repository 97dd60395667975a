import type { BriefKind } from '../brief-reading.ts'
import { apologyWordings, sadWordings, warningWordings } from './grave-wordings.ts'
import { recipients, type Signs } from './kind-signs.ts'

/** How owners say it without the usual words. */
export const wordings: Partial<Record<BriefKind, Signs>> = {
  sad_news: sadWordings,
  apology: apologyWordings,
  warning: warningWordings,
  event: {
    5: `
      microfono abierto
      papa|santa|los noel|claus|reyes ..1 viene|vienen|llega|llegan|visita|visitan|estara|estaran|pasa|pasan
      lectura|recital|firma de|con >
      nos visita|acompana >`,
    3: `
      clase|clases|taller|charla|encuentro|reunion|quedada|juntada|salida de|para|con|en ..5 el|este|proximo lunes|martes|miercoles|jueves|viernes|sabado|domingo
      arranca|empieza|comienza|inicia a las? #`,
  },
  hours: {
    7: `
      cerramos|cerraremos|cierro|cierra|abrimos|abriremos|abre antes|pronto|temprano|tarde|despues|mas
      esta|estan|sigue|siguen fallando|caido|caida|caidos|averiad*|rot*|estropead*|descompuest*
      no nos? funciona|funcionan
      en reparacion
      fuera de servicio
      banos|bano|ascensor|parking|estacionamiento cerrad*
      tampoco abrimos|abriremos|atendemos|hay
      la clase|sesion ..4 es|sera|pasa online|virtual|zoom
      por la|el lluvia|nieve|tormenta|frio|calor|corte|obras ..2 abrimos|cerramos|atendemos|no`,
  },
  offer: {
    3: `
      con un? # % >
      te|les|os|le hacemos|damos|regalamos|descontamos|rebajamos|dejamos un|el? #|otro|gratis
      te|se llevas|llevan|lleva un|una vale|bono|tarjeta|cupon|regalo
      con|en|por compras|compra de|desde|superiores|mayores|arriba|minima
      comen|come|pagan|entran|entra gratis|mitad|a
      trae|traed|traigan|traiga|invita ..2 amig* ..4 #|gratis|descuento|dos|ambos
      los|las dos tienen|ganan|reciben|llevan`,
  },
  new_product: {
    5: `
      vuelve|vuelven|regresa|regresan el|la|los|las|nuestr* ..6 carta|menu|tienda|vitrina|mostrador
      instalamos|montamos|compramos un|una|nuev*|segund*|otro|otra >`,
  },
  charity: {
    6: `
      corre|corren|corremos|pedaleamos|camina|caminamos|nadamos|marcha ..4 por|para el|la|los|las? ${recipients}
      caja|cesto|bote|hucha|punto|alcancia|latas ..3 para|de el|la|los|las? ${recipients}
      apoyanos|apoyennos|apadrina|colabora|colaboren en|con
      cada _ ..3 para|al|a el|la|los|las? ${recipients}|banco
      meta :|de|es #`,
  },
  contest: {
    8: `
      quien|quienes|el|la que? mas|menos? se acerque|acierte|adivine|aproxime|gana|gane|vote
      el|la|los|las mas|mejor|mejores _? ..2 se? lleva|llevan|gana|ganan|ganara
      puedes|podes|pueden ganarte|ganar|ganarse|llevarte >
      busca|encuentra|encuentren|encontra|buscad el|la|los ..8 ganas|gana|llevas|lleva
      ticket|tiquete|billete|boleto dorado
      elegimos|elegiremos|escogemos|sacamos ..2 ganador*|dupla|pareja|persona|azar|afortunad*
      se lo|la lleva|gana quien|el
      quien|el que acierte|adivine|mas|tenga ..6 se lleva|gana`,
    5: `
      ganate|gana|ganen|llevate ..3 para dos|gratis|#
      cuanto|cuantos|cuantas pesa|mide|hay|caben|son >
      con quien vendrias|irias|compartirias|lo`,
  },
  limited_stock: {
    6: `
      me|nos cancelaron|cancelo|fallo|han
      quedo|queda|hay|tengo|tenemos un|una|#|dos|tres lugar|hueco|turno|cupo|cita|mesa|espacio|sitio ..3 libre|disponible|manana|hoy|para|de
      casi|apenas no? quedan|queda|hay
      no vamos|pensamos a? pedir|traer|hacer|reponer|hornear mas
      no traemos|pedimos|hacemos|entran|llegan mas
      se estan|esta acabando|terminando|agotando
      nomas|solo|solamente|ya quedan|queda
      ya? nomas quedan|queda`,
  },
  greeting: {
    6: `
      que tengais|tengan|tengas|paseis|pasen|pases un|una|muy|lo ..2 feliz|buen|buena|bonit*|lind*|excelente|gran|bien
      feliz # de _
      que te|se|os mejores|mejore|mejoreis
      pronta recuperacion
      feliz jubilacion|boda|graduacion|viaje|regreso|vuelta|cumple*
      feliz entrada|salida|inicio|comienzo
      mejores deseos`,
  },
  testimonial: {
    5: `
      una|uno|un de nuestr* client*|pacient*|alumn*|novi*|vecin*|huesped* ..1 dice|dicen|conto|cuenta|escribio|asegura|confia
      client*|novia|novio|pacient*|alumn*|huesped* nos? dice|dijo|conto|escribio|confia|mando
      lo que nos? escribio|dijo|conto|puso|mando|dejo`,
  },
  anniversary: {
    6: `
      una|media|dos decada|decadas de|juntos|con|en
      un lustro de|juntos|con`,
  },
  job: {
    6: `
      buscamos|busco|necesitamos|necesito cara|caras|alguien|quien|persona
      capacitamos|entrenamos|formamos
      te ensenamos|formamos|capacitamos
      friegaplatos|lavaplatos|pinche|cociner*|peluquer*|barber*|panader*|manicurist* ,|con|para|a|urgente|inmediat*
      te animas|gustaria|interesa|apetece a? trabajar|llevar|dar|encargarte|unirte|sumarte|ensenar
      te|le ..2 gustaria|interesa trabajar|formar
      aprendiz*|ayudante*|refuerzo|suplente|sustituto|sustituta
      pagado|remunerad*|paga|formacion a|por|,|cargo
      buscamos|necesitamos|falta ..1 manos|ayuda|gente|refuerzos`,
  },
  tip: {
    6: `
      antes de llamar|tirar|comprar|cambiar|reservar|pedir ..4 mira|revisa|comprueba|prueba|checa|limpia >
      seca|lava|limpia|unta|engrasa|afila|guarda|purga|ventila|riega|cepilla tu|tus|el|la|los|las ..4 en|con|al|y|cada|antes
      para que no se? te|le|les|os >
      para que ..3 te|les|os? dure|duren|aguante|aguanten|queden|quede
      dale|dad|denle|dar la vuelta a|al
      gira|voltea|rota|girad|volteen tu|el|la|los|las|tus
      lavalo|lavala|lavalos|lavalas|secalo|secala|secalos|frotalo|apretalo|aprietalo|hiervelo|congelalo|remojalo|cepillalo con|en|a|al|sin
      dejalo|dejala|dejalos|dejalas|dejenlo|dejadlo secar|reposar|enfriar|remojar|al|en|toda|media
      ponlo|ponla|guardalo|guardala|alejalo|alejala|mantenlo|mantenla|ponganlo|metelo en|del|de|lejos|al|a|fuera
      corta|recorta|cortale|cortad|corten # cm|centimetros|dedos
      recorta|corta el|los tronco|tallo|tallos|puntas
      y listo
      pasale|ponle|echale|untale|frotale un|una|el|la|con >
      nunca guardes|pongas|laves|uses|dejes|metas|mezcles|cortes|riegues|planches|congeles
      revisa|comprueba|mide|revisen|comprobad el|la|los|tu|tus ..5 con|cada|antes
      pierde|pierden|mantiene|mantienen el|su|la sabor|color|brillo|forma|textura|aroma
      cada # meses|semanas|dias|anos|lavados >`,
  },
  general: {
    5: `
      un vistazo a|al
      gracias gracias
      ella|el|ellos es|son >
      que noche|dia|fin|finde|tarde|fiesta !|,|.|de|tan|mas
      mas de? # ..2 vinieron|vinisteis|pasaron|estuvieron|asistieron
      hay debate
      te|cafe|team|playa|mar|dulce o >
      quienes somos
      primera subida|alza desde|en`,
  },
}

import { type Found, matchPhrases, parsePhrases, type Stops } from './phrases.ts'
import { flatAt, integerAt, isClauseStart, type Token } from './tokens.ts'

/** Who or what an offer is bound to. */
const conditionPhrases = parsePhrases(`
  solo|solamente|unicamente|exclusivo|exclusivamente|exclusiva para? las|los? nuev* client*|clienta|alumn*|pacientes|soci*
  solo|solamente|unicamente|exclusivo|exclusivamente|exclusiva para >
  solo|solamente|unicamente en|por tienda|local|web|linea|efectivo|online|mostrador|salon|barra|terraza|sucursal|domicilio|app
  solo|solamente|unicamente en|por el|la|los|las|nuestra|nuestro tienda|local|web|linea|efectivo|online|mostrador|salon|barra|terraza|sucursal|sede|domicilio >
  solo|solamente|unicamente en|por el|la|los|las|nuestra|nuestro tienda|local|web|linea|efectivo|online|mostrador|salon|barra|terraza|sucursal|sede|domicilio
  solo|solamente|unicamente con|pagando|presentando|si|clientas|clientes|alumnos|socios|socias|mayores|adultos|efectivo|online >
  solo online
  online only
  exclusivo online
  no|ni es|son? acumulab* >
  no se? acumul* >
  no|ni aplica|aplican|valido|valida|validos|incluye|incluido|incluida|incluyen|participa|participan >
  no vale|valen|sirve|sirven|cuenta|cuentan|entra|entran para|en|con|los|las|el|la|si >
  no es|son valid*|combinab*|canjeab*|transferib* >
  no se? combina* >
  no delivery|domicilio|envios|reservas|tarjetas|tarjeta|efectivo|credito $
  sin delivery|envio|domicilio $
  recogiendo|recogida|retirando|retiro|recoger en|por|solo|unicamente tienda|local|el|la|nuestra|nuestro|mostrador >
  un|una|uno|# _ por visita|compra|ticket|pedido|dia|pareja|mesa
  a? los|las primer*|# # client*|personas|clientas|inscrit*|compras|en|reservas|pedidos|parejas|familias|que _?
  a? los|las? primer* #|diez|veinte|cien|cinco|cincuenta|treinta|quince ..1 client*|personas|clientas|inscrit*|compras|reservas|pedidos|parejas|familias
  a? los|las? primer* #|diez|veinte|cien|cinco|cincuenta|treinta|quince en|que >
  contratad*|comprad*|reservad*|adquirid*|realizad* ese|el|este|antes|hasta|en|hoy|durante|aqui >
  en tu|su|la|vuestra primera|proxima compra|visita|reserva|cita|sesion|clase|pedido
  en|con tu|su primer|proximo pedido|mes|ano|corte|servicio
  new clients|customers only
  only new clients|customers
  first time clients|customers
  solo|solamente|unicamente cdmx|caba|madrid|bogota|medellin|barcelona|capital|ciudad|zona >
  solo|solamente para|pa|a >
  no se permit* >
  no mascotas|fumadores|menores|cambios|devoluciones|reembolsable|reembolsables|transferible|canjeable|canjeables >
  sin cambios|devoluciones >
  canjeable|canjeables|valido|valida hasta|de|en|los|en >
  no se admit* >
  no se aceptan|acepta >
  sin acumular >
  excepto|salvo|excluy*|excluid* >
  menos en >
  con|por cualquier|una|tu compra|consumicion|pedido|reserva|cafe >
  con|por cualquier >
  con|por compra|compras|pedidos|consumos de|desde|superior*|mayor*|minim* >
  en|por|con|al la|tu|tus|cada|el compra|compras|consumo|pedido de|desde|superior*|mayor*|minim* >
  en|por|con compras|pedidos|compra|consumos desde|de|superior*|mayor*|arriba|a >
  por compras >
  en|a partir de|desde|arriba # €|euros|pesos de compra
  arriba|superior*|mayor* de|a $|# >
  pedido|consumo|compra|consumicion|gasto minim* >
  minim* de|# >
  si compras|compran|compra|traes|traen|vienes|vienen|reservas|reservan|presentas|mencionas|pagas|gastas|llevas|venis|traigas|pides #|dos|tres|un|una|mas|el|la|tu|tus|en|con|antes|cualquier? _ _?
  con ..3 de anticipacion|antelacion
  presentando|mostrando|ensenando|mencionando|diciendo|trayendo|pagando|llevando|comprando|consumiendo|reservando >
  al presentar|mostrar|ensenar|mencionar|traer|pagar|comprar|reservar >
  con carnet|carne|credencial|tarjeta|cupon|codigo|cita|reserva|invitacion|inscripcion|receta|ticket|identificacion|dni >
  sin cita|ticket|tiquete|recibo|factura|compromiso|permanencia|reserva|receta previa?
  no necesitas|necesita|necesitan|hace|requiere|requieren falta? ticket|tiquete|recibo|cita|reserva|receta|inscripcion|nada >
  previa reserva|cita|inscripcion
  bajo reserva|pedido|cita|encargo|inscripcion
  con|bajo reserva|inscripcion|cita previa
  con cita
  por encargo
  solo por encargo|encargo
  a pedido
  uno|una|un|max|maximo|limite # por|de persona|cliente|clienta|familia|hogar|cuenta|mesa >
  uno|una por persona|cliente|clienta|familia|hogar|mesa|cuenta|compra
  un|una|# _ por persona|cliente|clienta|familia|hogar|cuenta
  maximo|limite|max|limitado de|a? # ..1 por persona|cliente|mesa|familia
  participan|participa|pueden mayores|residentes|participar|solo|quienes|todos >
  valido|valida|validos|aplica|aplican solo|para|en|con|unicamente >
  sujeto|sujeta a >
  aplican? condiciones|restricciones >
  aplican|consulta|con|segun|ver|consultar restricciones|condiciones|terminos|bases
  consulta las condiciones|bases
  para|a pacientes|client*|alumn*|soci* nuev*|primeriz*
  para|a las|los nuev* client*|clienta|alumn*|pacientes|soci*
  para|a nuev* client*|clienta|alumn*|pacientes|soci*
  nuevas clientas|alumnas
  nuevos clientes|alumnos|pacientes|socios
  efectivo|contado o|y|u transferencia|debito|tarjeta
  en|pago|pagos efectivo|contado
  los|las|quienes|si que? traigan|traen|traiga|presenten|vengan|muestren|traes|presentas|compres|compren >
  ..4 obligatorio|obligatoria|obligatorios|obligatorias
  imprescindible|indispensable|requisito|necesario|obligatorio >
  a cambio de >
  traer ropa|casco|mat|toalla|esterilla >
  hasta ..4 incluid*
  adultos|menores|ninos acompanad* >
  acompanad* de|por >
  pago anticipado
  salvo fallo|error >
`)

const quantityPhrases = parsePhrases(`
  hasta? agotar|agotarse|terminar existencias|stock|inventario|unidades|las
  hasta? agotar|fin|final de? existencias|stock|inventario|unidades
  hasta fin|final|terminar de? existencias|stock|inventario
  hasta agotar
  mientras duren|haya|dure|queden
  hasta completar|llenar|cubrir aforo|plazas|cupo|cupos|lugares
  hasta que se|nos acaben|agoten|terminen|acabe
  aforo|cupo|cupos|plazas|lugares|unidades|edicion|stock|puestos|existencias|disponibilidad limitad*
  aforo de # personas?
  pocas|pocos|ultimas|ultimos|contados|contadas plazas|cupos|lugares|unidades|piezas|entradas|boletos|mesas|turnos|vacantes|dias
  ultimas|ultimos # ..1 plazas|cupos|lugares|unidades|piezas|entradas|boletos|mesas|turnos|vacantes|pares|prendas|cajas|tallas
  solo|solamente|apenas? quedan|queda|tenemos|hay # _?
  solo|solamente|apenas? quedan|queda|tenemos|hay un|una|dos|tres|cuatro|cinco|seis|diez _?
  quedan|queda # _?
  quedan|queda pocas|pocos|dos|tres|cuatro|cinco|un|una|seis|diez _?
  hay|son|solo? # plazas|cupos|lugares|unidades|piezas|entradas|boletos|mesas|turnos
  # plazas|cupos|lugares|vacantes disponibles?
  # personas|parejas|alumnos|asistentes por turno|sesion|grupo|clase
  # personas como? maximo
  grupos reducidos|pequenos
  solo|solamente|apenas caben|cabemos # _?
  caben # _?
  cupo|cupos|aforo|capacidad|lugar|lugares de|para|maximo|max? # personas|lugares|alumnos|parejas|ninos|plazas?
  maximo # personas|alumnos|parejas|ninos|participantes
  me? quedo|queda|tenemos libre un turno|cupo|lugar|hueco
  edicion limitada
  # unidades
`)

const audiencePhrases = parsePhrases(`
  para? ninos|ninas|peques|chicos|chicas|jovenes|nenes|adolescentes|personas y? ninas? de|entre # a|y # anos?
  para? ninos|ninas|peques|chicos|nenes|bebes mayores|menores de # anos?
  ninos|ninas|peques|chicos|nenes de|desde # anos?
  para? mayores|menores de # anos?
  para? mayores de edad
  para? adultos mayores
  para? tercera edad
  para jubilad*|estudiantes|embarazadas|bebes|principiantes|adultos|familias|parejas|docentes|profesores|mujeres|hombres|vecinos|autonomos|profesionales|empresas
  para todos los publicos
  para todas? las edades
  para todo publico
  para toda la familia
  para grandes y chicos|peques
  para principiantes|iniciantes|expertos|todos los niveles
  todos los niveles
  nivel principiante|basico|inicial|intermedio|avanzado|iniciacion
  a partir de # anos
  desde los # anos
  de # a # anos
  + 18
`)

type FoundBound = Found & { type: 'condition' | 'quantity' | 'audience'; count: number | null }

const countIn = (tokens: readonly Token[], { first, last }: Found): number | null => {
  for (let place = first; place < last; place++) {
    const count = integerAt(tokens, place)
    if (count !== null) return count
  }
  return null
}

/** "solo alianzas compradas aquí": a condition unless a verb, a date or a price follows. */
const onlyPhrases = parsePhrases(`
  solo|solamente|unicamente _ >
`)
const noConditionAfterOnly = new Set(
  `quedan queda tienes tenes tienen hay falta faltan queremos necesitas necesita tiene di hoy manana esta este el los las
  decir dile pide escribe llama ven reserva trae por tenemos cuesta vale dura son es estamos`.split(/\s+/),
)

const onlyEnd = (tokens: readonly Token[], place: number, stops: Stops): number =>
  isClauseStart(tokens, place) &&
  !noConditionAfterOnly.has(flatAt(tokens, place + 1)) &&
  !stops.has(place + 1)
    ? matchPhrases(tokens, place, onlyPhrases, stops)
    : -1

/** "..4 obligatorios" begins anywhere, so it counts from the clause's beginning only. */
const mayBegin = (tokens: readonly Token[], place: number, last: number): boolean =>
  !flatAt(tokens, last - 1).startsWith('obligatori') || isClauseStart(tokens, place)

/** "solo" says nothing before a date or a price. */
const saysEnough = ({ first, last }: Found): boolean => last - first > 1

export function findBounds(tokens: readonly Token[], stops: Stops): FoundBound[] {
  const found: FoundBound[] = []
  const tables = [
    ['quantity', quantityPhrases],
    ['audience', audiencePhrases],
    ['condition', conditionPhrases],
  ] as const
  for (let place = 0; place < tokens.length; place++) {
    let best: FoundBound | null = null
    for (const [type, phrases] of tables) {
      const last = matchPhrases(tokens, place, phrases, stops)
      if (last === -1 || !mayBegin(tokens, place, last) || !saysEnough({ first: place, last })) continue
      if (!best || last > best.last) best = { first: place, last, type, count: null }
    }
    const only = best ? -1 : onlyEnd(tokens, place, stops)
    if (only !== -1) best = { first: place, last: only, type: 'condition', count: null }
    if (!best) continue
    if (best.type === 'quantity') best.count = countIn(tokens, best)
    found.push(best)
    place = best.last - 1
  }
  return found
}

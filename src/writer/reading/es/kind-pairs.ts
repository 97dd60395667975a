import type { BriefKind } from '../brief-reading.ts'
import { recipients } from './kind-signs.ts'

/** Two signs that only together tell: a shop that closes, and its years. */
export const kindPairs: readonly { kind: BriefKind; points: number; one: string; other: string }[] = [
  {
    kind: 'warning',
    points: 8,
    one: 'escribiendo|llamando|mandando|contactando|enviando|pidiendo ..4 client*|alumn*|socios|vecinos|familias|padres|gente|dinero|anticipos|depositos',
    other:
      'cobrar*|paguen|pagues|pagueis|dinero|plata|deposito*|anticipo*|datos|codigo*|transfer*|estafa*|fals*',
  },
  {
    kind: 'apology',
    points: 8,
    one: 'llegaron|llego|salieron|salio|estaban|estaba|quedaron|quedo|fueron|entregamos ..3 marchit*|fri*|crud*|quemad*|rot*|tarde|mal|secos|secas|equivocad*|incomplet*|aplastad*|derretid*',
    other: `
      reponemos|repondremos|devolvemos|reembols*|cambiamos|repetimos
      sin costo|cargo|coste
      que pena con`,
  },
  {
    kind: 'sad_news',
    points: 8,
    one: 'cerramos|cierro|cierra|cerraremos|cerrar|cierre|cerrando|despedimos|despedida',
    other: `
      despues|tras|luego de? ## anos
      me|nos|se jubilo|jubilamos|jubila|jubilacion
      no hay relevo
      no pudimos|podemos|pude|puedo mas?
      gracias por estos|tantos|todos ..1 anos`,
  },
  {
    kind: 'job',
    points: 6,
    one: 'buscamos|busco|busca|necesitamos|necesito|falta|solicitamos|solicito|contratamos|urge|equipo|incorporamos',
    other: 'cv|curriculum|sueldo|experiencia|contrato|postul*|vacante|prestaciones|netos|salario|nomina',
  },
  {
    kind: 'contest',
    points: 7,
    one: 'gana|ganar|ganas|ganador|ganadora|ganadores|premio|sorte*|regalamos|llevate',
    other: 'comenta|etiqueta|comparte|sigue|siguenos|seguinos|participa|adivina|like|comentarios|etiquetanos',
  },
  {
    kind: 'general',
    points: 7,
    one: 'gracias|agradec*',
    other: `
      vinieron|vinisteis|pasasteis|pasaron|estuvieron|acompanaron|acompanasteis|compartieron|conocimos|vendimos|vivimos|llenaron|llenasteis|asistieron|participaron|viniste|estuvimos|compartio
      fueron|fue un|una|#|dos|tres|increible*|hermos*|precios*|lind*
      estuvo >`,
  },
  {
    kind: 'charity',
    points: 6,
    one: `
      por cada|de cada
      % de las|lo|los|nuestras
      ayuda|ayudar|ayudan|donar|juntamos|integro|recogemos`,
    other: `${recipients}|alimentos|caritas|roja`,
  },
  {
    kind: 'limited_stock',
    points: 5,
    one: 'quedan|queda|ultimas|ultimos|ultima|ultimo|agotad*|acaban|acaben',
    other: `
      repongo|reponemos|repondremos|reposicion|resurtido|apartar|aparta|vuelan
      no hay|habra|haremos mas`,
  },
  {
    kind: 'greeting',
    points: 5,
    one: 'cumple|cumpleanos',
    other: 'felicitadla|felicitadlo|felicitenla|felicitenlo|felicitala|felicitalo|felicidades|felicita',
  },
]

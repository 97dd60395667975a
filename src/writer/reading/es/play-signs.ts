/** What breaks: nobody mourns it. */
const THINGS =
  'cafetera|maquina|maquinas|horno|hornos|molino|molinillo|nevera|refri|refrigerador|heladera|congelador|freezer|camara|caldera|calefon|boiler|calentador|calefaccion|estufa|plancha|freidora|parrilla|lavavajillas|lavaplatos|lavadora|lavarropas|secadora|secador|batidora|licuadora|tostadora|microondas|datafono|terminal|posnet|impresora|escaner|ordenador|computadora|computador|compu|portatil|notebook|laptop|tablet|pc|servidor|router|modem|wifi|internet|web|pagina|sistema|telefono|telefonos|movil|celular|bateria|pila|bombilla|foco|lampara|luces|letrero|cartel|tele|televisor|proyector|altavoz|altavoces|parlante|bocina|bafle|microfono|coche|carro|auto|furgoneta|camioneta|moto|bici|bicicleta|motor|tractor|cortadora|generador|compresor|bomba|ascensor|elevador|taladro|sierra|aire|ventilador|clima|grifo|tuberia|inodoro|planta|plantas|orquidea|cactus|suculenta|potus|arbol|masa'

/** The same words in play: nobody died, nothing is wrong. */
export const innocentPhrases = `
  se? nos|me? ha|han|habia|acaba? de? muerto|murio|murieron|morir|fallecio|fallecido el|la|los|las|nuestr*|mi ..1 ${THINGS}
  ${THINGS} de? _? se? nos|me? ha|han? muerto|murio|murieron|fallecio|fallecido
  ${THINGS} paso|pasaron|ha a mejor vida
  ${THINGS} ..2 nos dejo|dejaron
  descanse|descansa en paz ..2 ${THINGS}
  nos dejo|dejaron sin|plantad*|tirad*
  despedimos|despedirnos|despedirme|despidiendo|despedir de|del|a|al el|la|este|esta? verano|ano|otono|invierno|primavera|temporada|coleccion|carta|menu|mes|semana|vacaciones|frio|#|canas|grasa|dolor|estres
  eso|esto|asi no somos nosotr*
  adivina|adivinen|adivinad que|quien ..2 llegar|llega|llego|vuelve|viene|volvio|hay|tenemos
  hospital infantil|de|veterinario
  en|a memoria ram|usb
  con nuestro|nuestra|el|la logo|nombre|marca ..2 grabad*|impres*|bordad*|estampad*|personalizad*
  bromas|unas|pestanas|piel fals*
  fals* alarma|amig*
  perdon , pero
  muert* de la? risa|hambre|frio|amor|sueno|ganas|calor|miedo|envidia|sed
  dia|dias|noche|pan|altar|altares|ofrenda|ofrendas|flores|temporada de? los|dia|noche? de? muertos
  me|te|nos|se muero|mueres|morimos|muere|morir por|de >
  sin perdon
  perdon , pero
  perdon pero
  se nos fue la|el luz|internet|mano|olla|tiempo|dia|ano|mes|verano|sistema|agua
  se nos ha ido la|el luz|internet|mano|olla|tiempo|dia|ano|mes|verano|sistema|agua
  nos dejo|dejaron ..3 en google|facebook|instagram|tripadvisor|maps
  nos dejo|dejaron ..2 un|una|este|esta|su ..1 comentario|resena|opinion|mensaje|nota|valoracion|propina
  alerta|alertas de|por? antojo|antojos|spoiler|oferta*|novedad*|descuent*|chollo*|promo*|calorias|dulce|sabor
  robar*|robo|roba|roban|robara|robaran el|tu|su|un|tus|sus|mi corazon|corazones|suspiro|suspiros|miradas|sueno
  contra|investigacion|lucha|lazo|asociacion|fundacion|prevencion ..3 cancer
  cancer infantil
  cancer de mama
  accidente geografico
  no dejes|dejen|deje|dejeis de >
  dejo de usar*
  pena|penas vale
  vale|merece la pena
  no estes|este triste
  llego|llega|llegaron|llegan el|la|los|las primer|primera|primeros|primeras|buen? _? frio|calor|nevada|nieve|lluvia|lluvias|primavera|otono|verano|invierno|finde|viernes|lunes|hora|momento|dia|dias|vacaciones
  somos ..2 taller|academia|escuela|feria
  taller mecanico|familiar|automotriz|multimarca
  riada|rio de gente|sabor
  hasta nuevo aviso :
`

/** Who mends what: something broke. */
export const mendSigns = `
  tecnico|arregl*|repar*|repuesto|repuestos|pieza|piezas|garantia|reemplaz*|plomero|fontanero|electricista|mecanico
  uno|una nuevo|nueva
  solo|solamente efectivo
  solo en efectivo
`

/** Of whom one says "murió" in earnest, also where something is mended. */
export const personSigns = `
  abuel*|padre|madre|papa|mama|hij*|herman*|tio|tia|espos*|marido|mujer|fundador*|companer*|amig*|client*|vecin*|perr*|gat*|don|dona|senor*|familia|querid*
  velorio|entierro|funeral|misa|extran*|luto|duelo
  quien|quienes
`

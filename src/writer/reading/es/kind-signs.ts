import type { BriefKind } from '../brief-reading.ts'
import { general, greeting, tip } from './everyday-signs.ts'
import { apology, sadNews, warning } from './grave-signs.ts'

/** Points, then the phrases that earn them. */
export type Signs = Readonly<Record<number, string>>

const offer: Signs = {
  4: `
    ofert*
    oferton|ofertazo|ofertaza|descuentazo|chollo|ganga
    rebaja|rebajas|rebajad*|liquidacion|liquidamos|outlet|remate|remates|remato
    descuento|descuentos|descontos|dto
    promo|promos|promocion|promociones
    buen fin
    black friday|cyber monday|hot sale|week
    happy hour
    precio|precios especial|especiales|rebajad*|loco|locos|bajos
    precio|precios de locura|amigo|feria|lanzamiento|remate|fabrica|costo
    mitad de precio
    al precio de
    junta|reune|acumula|completa # sellos|puntos|compras|visitas
    lleva|llevate|llevas ..4 y|, paga|pagas
    cuotas|meses sin interes|intereses`,
  2: `
    ahorra|ahorras|ahorro
    sale de|a
    cupon|cupones|codigo
    combo|combos|pack|packs
    bajamos los? precios
    aprovecha|aprovechen|aprovechad
    solo por|x hoy|esta|este|tiempo
    solo|unicamente|nomas hoy|manana|los|este|esta|el|lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde
    hoy nomas|solamente|unicamente
    cortesia
    regalamos|obsequiamos
    plan|paquete|bono`,
}

const eventNouns =
  'evento|concierto|recital|festival|mercadillo|bazar|fiesta|verbena|milonga|pena|cata|catas|charla|conferencia|congreso|foro|webinar|seminario|masterclass|campamento|campamentos|workshop|desfile|exposicion|expo|vernissage|torneo|campeonato|carrera|caminata|ciclopaseo|ciclismo|degustacion|cuentacuentos|cuentacuento|microteatro|karaoke|bingo|trivia|quiz|kermes|posada|tardeada|fogata|picnic|brunch|parrillada|retiro|excursion|bicicleteada|jam|monologo|monologos|funcion|proyeccion|cinefor*|subasta|encuentro|convivio|kermesse|maraton|jornada|jornadas|feria|firma'

const event: Signs = {
  9: `
    inauguracion|apertura|clausura|cierre de|del la|el|nuestra? exposicion|muestra|feria|festival|temporada|ciclo`,
  4: `
    presentacion|presentamos de|del|el|la "|«|“|libro|novela|disco|coleccion|poemario
    ${eventNouns}
    taller|talleres de|para|gratuit*|infantil|infantiles|:|practico|creativo|navideno|intensivo|online|sobre|con
    clase|clases gratis|gratuita|abierta de|en|para
    inscripciones|inscripcion|matricula abiert*
    vamos|estaremos|estamos a? estar? en la feria|expo|mercado|festival|congreso
    curso|cursos abiert*|de|gratuit*|intensivo|practico
    empieza|empezamos|comienza|arranca|inicia ..4 curso|taller|clases
    clase abierta|magistral|especial|muestra|previa|gratuita
    noche|tarde|cena|almuerzo|comida|desayuno|ruta|muestra|visita|paseo|salida|juntada|ronda de|con|nocturn*|tematic*|especial|maridaje|benefic*|guiad*|en|mexicana|italiana|flamenca|show
    martes|jueves|viernes|sabado|domingo|miercoles|lunes de trivia|karaoke|jazz|tango|salsa|juegos|bingo|cine|poesia|microfono|stand
    ciclo|sesion de cine|conciertos|charlas|dj|fotos
    musica|jazz|dj|banda|orquesta|mariachi|grupo en vivo|directo
    nos visita|visitara|acompana|acompanara >
    toca|tocan|actua|actuan|canta|cantan|pincha >
    stand up
    show de|en|con|navideno|infantil
    obra de teatro
    cine forum|foro|club|debate
    pasa|pasamos|movemos|cambiamos|aplazamos|reprogramamos|se ..4 al|para lunes|martes|miercoles|jueves|viernes|sabado|domingo ..1 #
    puertas abiertas
    club de lectura|lectores
    open house|day|mic
    pop up
    noche|cena|fiesta de fin|ano|halloween|navidad|san|reyes`,
  2: `
    os|te|los|las|les esperamos
    nos vemos|juntamos|reunimos|encontramos
    entrada|acceso|ingreso libre|gratuita|gratis|gratuito
    entrada|entradas|cover|bono|anticipada|ingreso :|a|$|#|general|consumible
    aforo
    entradas|boletos|boletas
    ven|vengan|venid|veni a celebrar|conocer|disfrutar|bailar|cantar|vernos|festejar
    se suspende
    invitados|invitada|invitado
    salimos|arrancamos|empezamos a|desde|tipo las|el|los? #?
    nivel facil|basico|principiante|iniciacion|medio
    traed|trae|traigan|traer tu|su|un|una|ropa|mat|gorra`,
}

const newProduct: Signs = {
  5: `
    estrenamos|estreno|lanzamos|presentamos|incorporamos|lanzamiento
    nuevo|nueva|nuevos|nuevas en la|el|nuestra|nuestro carta|menu|tienda|catalogo|web|coleccion|local
    ya aceptamos|enviamos|repartimos|servimos|ofrecemos
    ya hay|tenemos|llego|llegaron|llegan|salio|salieron|esta|estan|podes|puedes|pueden|vendemos|hacemos
    llego|llegaron|llega|llegan el|la|los|las|nuestra|nuestro|nuestros|nuestras|nuevos|nuevas|a
    se viene|vienen
    ha|han|hemos llegado|recibido
    acaba|acaban|acabamos de llegar|recibir|salir
    recien llegad*|salid*|llegados
    novedad|novedades
    nuevo|nueva|nuevos|nuevas coleccion|colecciones|linea|lineas|producto|productos|servicio|servicios|sabor|sabores|plato|platos|carta|menu|tratamiento|tratamientos|temporada|modelo|modelos|receta|recetas|gusto|gustos|helado|cafe|pizza|hamburguesa|marca|marcas|curso|app|web|tienda
    por fin tenemos|llego|llega|llegaron|esta|estan|hay
    sumamos|agregamos|anadimos|incluimos >
    a|desde partir? de? hoy|manana|ahora|esta|este|el|la ..1 tenemos|hay|puedes|podes|vendemos|ofrecemos|servimos|hacemos
    ahora tambien|si|puedes|podes|pueden|vendemos|hacemos|arreglamos|ofrecemos|tenemos|servimos|atendemos
    tambien|ahora hacemos|arreglamos|reparamos|vendemos|ofrecemos|damos|tenemos
    empezamos|arrancamos|comenzamos a vender|hacer|ofrecer|servir|repartir
    abrimos guarderia|servicio|linea|reservas|tienda|seccion|zona|espacio|cupos|inscripciones|agenda
    nuestro|nuestra|nuestros|nuestras nuevo|nueva|nuevos|nuevas
    preventa`,
  2: `
    nuevo|nueva|nuevos|nuevas
    por primera vez
    proximamente
    receta
    desde el|este|manana|hoy
    ya en|disponible|disponibles`,
  1: `
    disponible|disponibles`,
}

const hours: Signs = {
  5: `
    abrimos|abriremos|abro|atendemos|atenderemos solo|solamente|unicamente por|en|de|con|a|los|las
    hoy|manana no hay|habra|tenemos|abrimos|atendemos|servimos|damos >
    no hay|habra|tenemos|servimos ..3 hoy|manana
    hoy solo|solamente _
    solo|solamente en? efectivo
    sin luz|agua|internet|sistema|linea|telefono|gas|calefaccion en|toda|hasta|hoy|desde|,|.|$
    se nos? ha|han? rompio|roto|estropeo|estropeado|averio|averiado|descompuso|dano|danado|malogro|fundio|murio|muerto|quemo el|la|los|las|nuestr*
    viene|vendra|llega|esperamos al|el tecnico|electricista|fontanero|plomero|mecanico
    horario|horarios
    cerramos|cerraremos|cierro|abrimos|abriremos|abro hoy|manana|hasta|a|el|los|de|desde|por|este|esta|la|las|tambien|del|todos|todo|como|en|,|lunes|martes|miercoles|jueves|viernes|sabado|domingo|normal|entre >
    cerramos|cerraremos|cierro|abriremos
    no abrimos|abriremos|atendemos|atenderemos|abre|abro|atiendo|laboramos
    descansamos|descanso los|el|por|hoy|manana
    lunes|martes|domingo|domingos|festivos descansamos|descanso|cerramos
    no hay|habra servicio|atencion|reparto|domicilios|clases|clase|turnos|consultas|consulta
    solo|hoy|solamente despachamos|atendemos|abrimos|entregamos|repartimos hasta|de|por|a
    estamos|estaremos|permaneceremos|permanecemos|estare|estoy|quedamos cerrad*|abiert*
    cerrado|cerrada|cerrados|cerradas|abierto|abierta|abiertos por|el|los|desde|hasta|del|de|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo
    lunes|martes|miercoles|jueves|viernes|sabado|sabados|domingo|domingos|festivo|festivos|feriado|feriados|# y? lunes? cerrado|cerrados|abierto|abiertos|cerramos|abrimos
    el # y el # cerrado
    vuelta a abrir
    volvemos|reabrimos|retomamos|regresamos el|a|desde|con
    nos mudamos|trasladamos|cambiamos a|al|de
    nueva direccion
    nos tomamos unos|unas dias|vacaciones|semana
    cerrado por vacaciones`,
  2: `
    abierto|abierta|abiertos|cerrado|cerrada|cerrados
    feriado|festivo|feriados|festivos
    puente
    vacaciones
    atendemos
    guardia
    mismo|misma horario|telefono
    de lunes|martes a viernes|sabado|domingo
    hasta nuevo aviso`,
}

/** Who gets what is given. */
export const recipients =
  'comedor|refugio|albergue|hospital|protectora|asociacion|fundacion|ong|asilo|hogar|orfanato|caritas|bomberos|damnificados|escuela|merendero|residencia|unicef|teleton|perrera|parroquia|ampa'
const charity: Signs = {
  6: `
    donamos|donaremos|donacion|donaciones|donando|donativo|donativos
    dona|done|donen|donad tu|tus|un|una|sangre|lo|ropa|juguetes|su|sus
    solidari*
    benefico|benefica|beneficos|beneficas
    donantes|donadores
    recaudad*|recaudamos|recaudacion|recaudar|recaudaremos
    colecta|colectamos
    recogemos|recibimos|juntamos|recolectamos ..4 alimentos|ropa|juguetes|mantas|cobijas|comida|libros|utiles|tapas|tapones|pienso|croquetas|viveres|panales
    juntando|recolectando|reuniendo|recibiendo|recogiendo|reciben|recolectar ..1 alimentos|ropa|juguetes|mantas|cobijas|comida|libros|utiles|tapas|tapones|pienso|viveres|panales
    afectados|afectadas por|de
    plantamos|plantaremos un|# arbol|arboles
    recogida|acopio de ..1 alimentos|ropa|juguetes|mantas|tapones
    banco|bancos de alimentos|sangre
    voluntari*
    damnificad*
    protectora|refugio de? animales?
    ong|fundacion|asociacion contra|de|para
    sin fines|animo de lucro
    a beneficio de|del
    va|van|ira|iran|vamos|destinamos|destinaremos ..2 a|al|para el|la|los|las? ${recipients}
    integro|integra|integramente|todo|todos a|para|al la|el|los|las? ${recipients}
    integro|integra|integramente a|para|al
    juguete|juguetes ..6 te regalamos|invitamos|damos|llevamos
    jornada de adopcion|donacion
    para el|la|los|las ${recipients} _`,
  2: `
    fundacion|comedor|asociacion|ong|protectora|refugio|albergue
    cruz roja
    ayudar|ayuda a
    causa
    los|las|lo llevamos|llevaremos|entregamos|entregaremos a|al
    por cada _ que? _?`,
}

const contest: Signs = {
  8: `
    sorteo|sorteamos|sorteos|rifa|rifamos|rifaremos|giveaway|dinamica|sortearemos
    concurso :|de|para|en|,
    concursa|concursen|concursad
    participa|participar|participan|participen por|para|y|en gana|ganar|ganate|el|la|un|una|nuestro?
    gana|ganate|llevate un|una ..4 etiquetando|comentando|siguiendo
    quieres|queres|quieren ganar|ganarte
    adivina|adivinen ..12 gana|ganas|premio|llevas`,
  3: `
    ganador|ganadora|ganadores|ganadoras
    gana|ganate un|una|el|la|#
    etiqueta|etiquetando|etiquetanos|menciona a|en
    premio|premios
    bases legales|y|del
    adivina|adivinen
    al azar
    siguenos|seguinos|sigue|segui y|,|nuestra|la|a etiqueta|comenta|comparte|dale|cuenta|pagina
    dale|dar like|me|compartir`,
}

const limitedStock: Signs = {
  6: `
    solo|solamente|apenas|nos|me|ya|todavia|aun quedan|queda
    nos|me solo|apenas? quedan|queda
    ultimas|ultimos|ultima|ultimo ## >
    ultimas|ultimos unidades|plazas|piezas|cupos|lugares|entradas|mesas|tallas|dias|pares|habitaciones|boletos|turnos|cajas
    quedan|queda ## >
    quedan|queda muy? pocas|pocos|poquitos|poquitas|poco
    se agotan|acaban|estan
    edicion limitada
    me|nos|se nos|me? quedo|queda|libero|liberaron|desocupo|cancelo|cancelaron libre? un|una|#|dos|tres
    turno|cupo|hueco|mesa libre
    hueco libre
    no hay|habra resurtido|mas|reposicion
    no repongo|reponemos|repondremos|vuelven|traeremos
    ya no vamos|hacemos|horneamos|hay|traemos ..2 mas?
    cuando se acaben|agoten|terminen`,
  2: `
    unidades|piezas
    plazas|cupos limitad*
    hasta agotar
    vuelan|vuela
    agotad*
    ultimo|ultima oportunidad
    el|la|al que? primero|primera
    aparta|separa|aparten|separen con|el|la|tu`,
}

const jobVerbs =
  'buscamos|busco|busca|contratamos|contrato|solicitamos|solicito|solicita|sumamos|necesitamos|necesito|necesita|incorporamos|requerimos|requiere|urge|urgen|ocupamos|falta|faltan|buscando|seleccionamos|ampliamos'
const jobNouns =
  'mozo|moza|profe|personal|persona|personas|gente|alguien|empleado|empleada|empleados|companer*|aprendiz*|fisio*|barista*|cadete|chofer*|chef|costurera|costurero|staff|equipo|modista|masajista|modelo|community|cajer*|camarer*|meser*|conductor*|repartidor*|auxiliar*|ayudante*|asistente*|asesor*|vendedor*|dependient*|tecnic*|mecanic*|administrativ*|secretari*|monitor*|instructor*|practicante*|becari*|socorrist*|nin|ninera|empacador*|limpieza|bodeguer*|domiciliari*|jefe|jefa|encargad*|responsable'
const job: Signs = {
  8: `
    ${jobVerbs} ..2 ${jobNouns}
    ${jobVerbs} un|una|#|dos|tres? *ero|*era|*eros|*eras|*ista|*istas|*ologo|*ologa|*ador|*adora|*tor|*tora|*tores|*ario|*aria
    oferta|ofertas de? empleo|trabajo|laboral
    quieres|queres|quieren|te|buscas trabajar|trabajo
    incorporacion inmediata
    vacante|vacantes
    unete|sumate|unite|incorporate|sumense|unanse a|al nuestro? equipo
    ampliamos|crece|buscamos|refuerza el|nuestro|la? equipo|plantilla
    trabaja|trabajar con|en nosotros
    hoja de vida
    tu|su|el|envia|manda|mandar|enviar|deja|mandanos|envianos|trae|dejanos|tu cv|curriculum|cvs
    cv|curriculum a|al|por|en
    estamos buscando|contratando|reclutando
    contratando|reclutando|contratamos
    se renta|alquila silla|sillon|cabina
    se busca|solicita|necesita|requiere|ocupa|precisa _`,
  3: `
    cv|curriculum|sueldo|salario|contrato|prestaciones|postul*|netos|brutos|smlv|nomina
    jornada completa|parcial
    experiencia|exp en|como|minima|minimo|#|de|previa
    media jornada
    part|full time
    alta en|desde
    turno de noche|dia|manana|tarde
    propinas|comisiones|destajo|aguinaldo
    pago|pagos semanal|por|quincenal
    domingos libres
    empleo|puesto|plaza de
    presentarse con|en|de`,
}

const testimonial: Signs = {
  5: `
    resena|resenas|testimonio|testimonios
    opinion|opiniones|mensaje|mensajito|comentario|palabras|historia|carta de don|dona|una|un|nuestra|nuestro|la|el ..2 client*|paciente*|alumn*|vecin*|novi*|_
    opinion|opiniones de
    nos escribio|escribe|dejo|dijo|conto|cuenta|puso|mando :|esta|este|esto|ayer|hoy
    nos escribio|dijo|conto
    clienta|cliente|paciente|alumna|alumno|clientes dice|dijo|conto|escribio|opinan|dicen
    lo que dicen|opinan|dejo|escribio|nos|cuentan|dijo
    ⭐ ️? ⭐ ️? ⭐
    ★ ★ ★
    🌟 🌟 🌟
    5/5
    5|cinco estrellas`,
  2: `
    gracias por la|tu|su|vuestra|tanta|tus confianza|palabras|carino
    historia|caso de`,
}

const anniversary: Signs = {
  8: `
    cumplimos|celebramos|festejamos|hacemos|cumplen ## anos|anitos|ano|anito|meses
    cumple ## !|anos|anitos|,|.|$
    cumplimos|celebramos ##
    # anos|anitos|ano del|con|juntos|abiertos|cumplimos|contigo|haciendo|en|endulzando
    # anos de la|nuestr*|el|historia|vida
    nuestro|nuestra|el # º? aniversario|cumple|cumpleanos
    aniversario
    estamos|esta de aniversario|cumple|cumpleanos
    hoy hace|hace ##? anos? hoy|que?
    ya|hoy son|van|llevamos # anos|anitos
    # anos|anitos sirviendo|acompanando|endulzando|haciendo|cuidando|compartiendo|cocinando
    abrimos las|nuestras puertas
    un|una|#|dos|tres|diez ano|anos ya? desde|con|de|en que|nosotros|vosotros|ustedes >
    ## ano|anos desde|que >
    gran|la inauguracion|apertura
    apertura|reapertura
    abrimos nuestra|nuestro|nueva|nuevo|segunda|segundo ..2 tienda|local|sucursal|sede|clinica|estudio|taller
    abrimos tienda|local|sucursal|sede|clinica|estudio|restaurante|consulta|consultorio|las
    abrimos|llegamos en|a _
    inauguramos|inauguracion
    nuevo|nueva|segundo|segunda|tercer local|consultorio|sede|sucursal|tienda|estudio|salon|clinica|oficina|taller en|:|,
    clinica|tienda|sede|sucursal|oficina nueva|nuevo en`,
  2: `
    cumpleanos|cumple
    arrancamos|empezamos con
    desde el primer dia
    anito|anitos
    hace un|# ano|anos`,
}

export const kindSigns: Readonly<Record<BriefKind, Signs>> = {
  offer,
  event,
  new_product: newProduct,
  hours,
  sad_news: sadNews,
  apology,
  warning,
  charity,
  contest,
  limited_stock: limitedStock,
  greeting,
  job,
  testimonial,
  anniversary,
  tip,
  general,
}

import type { BriefKind } from '../brief-reading.ts'

/** Points, then the phrases that earn them. */
type Signs = Readonly<Record<number, string>>

const offer: Signs = {
  4: `
    oferta|ofertas|ofertas especial|especiales?
    rebajas|liquidacion|outlet|remate
    descuento|descuentos|descontos
    promo|promocion|promociones
    buen fin
    black friday|cyber monday|hot sale
    happy hour`,
  2: `
    ahorra|ahorras|ahorro
    precio especial
    mitad de precio
    sale de
    cupon|cupones|codigo
    cuotas sin interes
    menu del dia`,
}
const event: Signs = {
  4: `
    presentacion|presentamos de|del|el|la "|«|“|libro|novela|disco|coleccion|poemario
    evento|concierto|recital|festival|mercadillo|fiesta|verbena|inauguracion|cata|catas|charla|conferencia|jornada|degustacion
    taller|talleres|masterclass|seminario|workshop
    curso abiert*|de|gratuit*
    clase abierta|magistral|especial
    noche|tarde|cena|ruta|encuentro|desfile|feria|exposicion|muestra|proyeccion|torneo|caminata|ciclopaseo|brunch|kermes|posada de|con|nocturn*|tematic*|especial|maridaje|benefic*
    ciclopaseo|exposicion|feria|torneo|degustacion|cuentacuentos|cuentacuento|microteatro|vernissage
    musica|jazz|dj en vivo|directo
    puertas abiertas
    club de lectura
    firma de libros|ejemplares
    open house|day`,
  2: `
    os|te|los|las|les esperamos
    entrada|acceso libre|gratuita
    aforo
    entradas
    ven|vengan|venid a celebrar|conocer
    se suspende
    invitados|invitada|invitado`,
}
const newProduct: Signs = {
  4: `
    estrenamos|lanzamos|presentamos|incorporamos
    nuevo|nueva|nuevos|nuevas en la|el|nuestra|nuestro carta|menu|tienda|catalogo|web|coleccion
    ya hay|tenemos|llego|llegaron|llegan|esta|estan disponible*?
    llego|llegaron|llega|llegan el|la|los|las|nuestra|nuestro|nuevos|nuevas
    ha|han llegado
    acaba|acaban de llegar
    recien llegad*
    novedad|novedades|lanzamiento
    nueva|nuevo coleccion|linea|producto|servicio|sabor|plato|carta|menu|tratamiento|temporada
    por fin tenemos|llego|llega
    sumamos|agregamos|incorporamos|anadimos #|un|una|dos|tres|nuevo|nueva|nuevos|nuevas _? gusto|gustos|sabor|sabores|plato|platos|servicio|servicios|modelo|modelos|color|colores|opciones?
    sumamos|agregamos dos|tres|un|una|nuevos|nuevas? gustos|sabores|platos|servicios|modelos|colores`,
  2: `
    nuevo|nueva|nuevos|nuevas
    ahora tambien
    por primera vez
    receta`,
  1: `
    disponible|disponibles`,
}
const hours: Signs = {
  5: `
    horario|horarios
    cerramos|cerraremos|abrimos|abriremos hoy|manana|hasta|a|el|los|de|desde|por|este|esta|la|las|tambien|del|todos|todo|como|en|, >
    cerramos|cerraremos|abriremos
    no abrimos|abriremos|atendemos|atenderemos|abre
    estamos|estaremos|permaneceremos|permanecemos cerrad*|abiert*
    cerrado|cerrada|cerrados|cerradas por|el|los|desde|hasta|del|hoy|manana
    el # y el # cerrado
    vuelta a abrir
    volvemos|reabrimos|retomamos|regresamos el|a|desde`,
  2: `
    abierto|abierta|abiertos|cerrado|cerrada|cerrados
    feriado|festivo|feriados|festivos
    vacaciones
    atendemos
    de lunes|martes a viernes|sabado|domingo`,
}
const sadNews: Signs = {
  8: `
    ha|han muerto|fallecido
    murio|fallecio|fallecimiento
    nos dejo
    nos ha|han dejado
    descanse|descansa en paz
    q . e . p . d
    d . e . p
    cierra|cerramos|cerraremos|cierre para siempre|definitiv*
    cierra|cerramos|cierre|cerraremos ..3 para siempre
    cierre|cerramos definitiv*
    bajamos la persiana para siempre
    con|mucha|profunda|gran|enorme tristeza|pesar|dolor
    nos robaron|asaltaron
    nos han robado|asaltado
    despedimos a
    nos despedimos de
    de luto|duelo
    perdimos|hemos perdido a nuestr*|un|una`,
  4: `
    tristeza|luto|funeral|velorio|velatorio|tanatorio|sepelio|misa|condolencias|pesame
    sufrimos|tuvimos|hubo|sufrido un|una incendio|inundacion|robo|accidente
    cierra|cerramos definitivamente
    nos jubilamos
    cancer|enfermedad grave`,
}
const apology: Signs = {
  8: `
    pedimos|pido perdon|disculpas|disculpa
    pedir perdon|disculpas
    les|os|te debemos una disculpa
    lo sentimos|siento mucho|muchisimo
    lo sentimos
    lamentamos >
    sentimos lo|los|las|mucho
    mil disculpas|perdones
    nuestras|sinceras disculpas
    nos equivocamos|hemos equivocado
    metimos la pata
    asumimos el|nuestro error`,
  4: `
    perdon a|por|si|,
    disculpas
    fallamos
    error nuestro
    por nuestro error`,
}
const warning: Signs = {
  8: `
    retirada|retiro|retiramos de|del|: los|el|la|las|producto|productos|mercado|lote?
    alerta sanitari*|alimentari*|de|por
    alertamos
    aviso de seguridad
    dejad|deja|deje|dejen de usar*|consumir*
    no lo|la|los|las|se uses|usen|use|consumas|consuman|comas|coman|useis|lo|den >
    lote|lotes #|b*|a*|l*
    no consumir|consumas|consuman|usar|uses|usen
    puede|pueden contener|causar|provocar|soltarse|abrirse|romperse|tener hongos|alergenos|vidrio|plastico|bacterias
    estafa|estafas|phishing|suplantan|suplantando|fraude
    perfil|cuenta|pagina fals*
    se hacen pasar por`,
  4: `
    atencion|cuidado|peligro|importante
    alerta :
    intoxic*
    devuelv*|devolv* el|los|la|las producto|dinero|importe
    alergeno|alergenos`,
}
const charity: Signs = {
  6: `
    donamos|donaremos|donacion|donaciones
    solidari*
    benefico|benefica|beneficos|beneficas
    donantes|donadores
    recaudad*|recaudamos|recaudacion|recaudar
    colecta|colectamos
    recogemos|recibimos|juntamos alimentos|ropa|juguetes|mantas|cobijas|comida|libros|utiles|tapas|tapones
    banco de alimentos
    voluntari*
    damnificad*
    protectora|refugio de? animales?
    ong|fundacion|asociacion contra|de|para
    sin fines|animo de lucro
    a beneficio de`,
  2: `
    fundacion|comedor|asociacion|ong|cruz roja
    ayudar|ayuda a
    causa`,
}
const contest: Signs = {
  8: `
    sorteo|sorteamos|sorteos|rifa|rifamos|giveaway|dinamica
    concurso :|de|para|en|,
    concursa|concursen
    participa|participar|participan por|para|y gana|ganar
    gana|ganate|llevate un|una etiquetando|comentando|siguiendo`,
  3: `
    ganador|ganadora|ganadores|ganadoras
    etiqueta|etiquetando a
    premio|premios
    bases legales
    siguenos|seguinos y|, etiqueta|comenta|comparte|dale`,
}
const limitedStock: Signs = {
  6: `
    solo|solamente|apenas quedan|queda
    ultimas|ultimos|ultima|ultimo # >
    ultimas|ultimos unidades|plazas|piezas|cupos|lugares|entradas|mesas|tallas|dias
    quedan|queda # >
    quedan|queda pocas|pocos|poquitos|poquitas
    se agotan|acaban
    edicion limitada
    me|nos quedo|queda libre un|una|#
    turno|cupo|hueco|mesa libre
    hueco libre
    no hay|habra resurtido|mas|reposicion`,
  2: `
    unidades|piezas
    plazas|cupos limitad*
    hasta agotar
    vuelan|vuela
    ultimo|ultima oportunidad`,
}
const greeting: Signs = {
  6: `
    feliz|felices dia|navidad|ano|pascua|pascuas|fiestas|reyes|primavera|verano|semana|martes|lunes|viernes|domingo|halloween|cumpleanos|san|2026|2027
    felices|buenas fiestas|vacaciones|pascuas
    felicidades|felicitamos|felicitar
    les|os|te desea|deseamos|desean
    buen|bonito|lindo fin|inicio de semana
    buen|bonito|lindo domingo|dia|lunes|viernes
    prospero ano
    feliz dia`,
  2: `
    abrazo|abrazos|brindamos
    gracias por otro ano`,
}
const job: Signs = {
  8: `
    buscamos|busco|contratamos|solicitamos|solicito|sumamos|necesitamos|incorporamos|requerimos|urge|urgen|ocupamos ..2 camarer*|meser*|peluquer*|barber*|cociner*|vendedor*|dependient*|ayudante*|auxiliar*|recepcionista*|repartidor*|profesor*|profe|monitor*|instructor*|estilista*|manicurista*|esteticista*|panader*|pasteler*|barista*|mozo|moza|cajer*|personal|mecanic*|chofer*|aprendiz*|practicante*|veterinari*|enfermer*|florista*|empleado|empleada|companer*|colaborador*|encargad*|administrativ*|secretari*|entrenador*|persona|gente|alguien|asistente*|optometrista|odontolog*|higienista|tecnic*|conductor*|jardiner*|librer*|fisio*
    se busca|solicita|necesita|requiere ..4
    oferta de empleo|trabajo
    vacante|vacantes
    unete|sumate|unite|incorporate a|al nuestro? equipo
    trabaja|trabaja con|en nosotros
    hoja de vida
    tu|su|el|envia|manda|mandar|enviar|deja cv|curriculum
    estamos buscando personal|gente|equipo
    contratando|reclutando|contratamos`,
  3: `
    cv|curriculum|sueldo|salario|contrato
    jornada completa|parcial
    experiencia en|como|minima
    media jornada
    part time
    turno de noche|dia|manana|tarde
    propinas|comisiones
    pago semanal
    empleo|puesto de`,
}
const testimonial: Signs = {
  5: `
    resena|resenas|testimonio|testimonios|opinion|opiniones
    nos escribio|escribe|dejo|dijo|conto|cuenta :|esta|este|esto
    clienta|cliente|paciente|alumna|alumno dice|dijo|conto|escribio`,
  2: `
    gracias por la|tu|su|vuestra|tanta|tus confianza|palabras|carino
    cinco|5 estrellas`,
}
const anniversary: Signs = {
  8: `
    cumplimos|celebramos|festejamos|cumple|hacemos|cumplen # anos|anitos|ano|meses
    cumplimos|celebramos|festejamos un|dos|tres|cuatro|cinco|diez|veinte|treinta ano|anos
    # anos de|del|con|juntos|abiertos|cumplimos|contigo
    nuestro # aniversario|cumple|cumpleanos
    aniversario
    estamos|esta de aniversario|cumple|cumpleanos
    hoy hace # anos
    gran inauguracion|apertura
    abrimos nuestra|nuestro|nueva ..2 tienda|local|sucursal|sede
    inauguramos
    nuevo|nueva local|consultorio|sede|sucursal|tienda|estudio|salon|clinica|oficina en|:
    nos mudamos|trasladamos`,
  2: `
    cumpleanos|cumple
    arrancamos|empezamos con
    desde el primer dia`,
}
const tip: Signs = {
  6: `
    consejo|consejos|tip|tips|truco|trucos|recomendacion
    sabias|sabiais|sabian que
    como hacer|cuidar|elegir|conservar|limpiar|evitar|saber|lograr|mantener|combinar
    #|tres|cinco|dos|cuatro formas|maneras|claves|pasos|ideas|razones|errores|cosas|senales|habitos para|de|que|al
    guia|paso para|rapida|a`,
  2: `
    recuerda|evita|revisa
    duran|dura mas|el`,
}

export const kindSigns: Readonly<Partial<Record<BriefKind, Signs>>> = {
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
}

/** Grave whatever the kind. */
export const graveSigns = `
  ha|han muerto|fallecido
  murio|murieron|fallecio|fallecimiento|fallecieron
  nos dejo
  nos ha|han dejado
  descanse|descansa|descansen en paz
  q . e . p . d
  d . e . p
  para siempre cerr*|bajamos
  cierra|cerramos|cerraremos|cierre|cerrar ..4 para siempre
  cierra|cerramos|cerraremos|cierre|cerrar ..4 definitiv*
  cerrado definitivamente
  por cierre $
  por cierre definitivo
  por cierre de|del negocio|local|tienda
  por jubilacion
  cuidados intensivos
  terapia intensiva
  donantes|donadores de sangre
  estado grave|critico
  desaparecid*
  mucha|profunda|gran|enorme|muchisima tristeza|pena|pesar|dolor
  profundo|inmenso pesar|dolor
  con tristeza|pesar|dolor
  de luto
  estamos de duelo
  despedimos a
  funeral|velorio|velatorio|tanatorio|sepelio|condolencias|pesame
  nos robaron|asaltaron
  nos han robado|asaltado
  retirada|retiro de|del|: producto*|los|el|las|lote*|mercado|por
  alerta|aviso sanitari*|de|: seguridad|alimentari*|si >
  dejad|deja|deje|dejen de usar*|consumir*
  no lo|la|los|las uses|usen|use|consumas|consuman|useis
  estafa|estafas|fraude|suplantan|phishing
  pedimos|pedir|pido perdon|disculpas
  disculpen|disculpad|disculpa|disculpe la|las|los molestias|inconvenientes
  sinceras|nuestras disculpas
  debemos una disculpa
  lamentamos
  lo sentimos
  incendio|inundacion|terremoto|accidente|huracan
  cancer|enfermedad grave
`

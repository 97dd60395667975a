import type { Signs } from './kind-signs.ts'

export const sadNews: Signs = {
  8: `
    ha|han|habia muerto|fallecido
    murio|murieron|fallecio|fallecieron|fallecimiento|fallece
    nos dejo|dejaron
    alma|corazon rota|roto|partida|partido|destrozad*
    perdimos a _
    entraron|han ..4 se? llevaron|robaron|rompieron|forzaron
    se fue|marcho nuestr*|mi|don|dona
    bajamos|bajo|bajaremos|bajar la|las persiana|persianas|cortina
    esta|sigue|continua|quedo muy grave|delicad*|mal
    se llevo|arranco|destrozo|arraso|derrumbo|destruyo|cayo el|la|los|las|todo|parte|nuestr* techo|toldo|local|tienda|cartel|mercancia|taller|obrador|de|el|muro|pared?
    nos ha|han dejado
    ya no esta con nosotr*|entre
    partio a|al la|el|su|cielo >
    cruzo el arcoiris|arco
    descanse|descansa|descansen en paz
    q . e . p . d
    d . e . p
    qepd|epd|rip
    cierra|cerramos|cierro|cerraremos|cierre|cerrar|cerrado ..4 para siempre
    cierra|cerramos|cierro|cerraremos|cierre|cerrar|cerrado ..4 definitiv*
    cierra|cerramos|cerraremos|cierro las|nuestras|sus puertas
    bajamos|bajo|baja|bajaremos la|las persiana|persianas|cortina ..3 siempre|definitiv*|ultima
    para siempre cerr*|bajamos
    con|mucha|profunda|gran|enorme|muchisima|inmensa|infinita tristeza|pena|pesar|dolor
    profundo|inmenso|gran pesar|dolor
    nos robaron|asaltaron|desvalijaron
    nos han robado|asaltado|desvalijado
    entraron|entrado a robar
    despedimos a
    se ha|nos ha? ido|fue nuestr*|mi querid*? abuel*|padre|madre|papa|mama|hij*|herman*|fundador*|companer*|amig*
    de luto|duelo
    perdimos|perdido a nuestr*|un|una|mi|don|dona
    tuvo|sufrio|tuvimos|sufrimos|hubo|sufrido un|una grave? accidente|incendio|inundacion|robo|derrumbe|explosion|infarto
    esta|sigue|continua|quedo hospitalizad*|internad*|ingresad*|grave
    esta|sigue|continua en el? hospital|uci|coma|terapia|cuidados`,
  6: `
    se llevaron la|el|las|los|todo|nuestr* caja|dinero|recaudacion|herramientas|mercancia|moto|motos|bici|bicis|tablets|ordenador*|computador*|celular*|maquin*|_?
    entregamos|dejamos|cerramos el|nuestro local ..6 gracias
    velatorio|velorio|exequias|sepelio|tanatorio|funeral|funerales|entierro|condolencias|pesame|luto
    nuestro|mi|el ultimo dia en|juntos|abiert*|de|sera|como _?
    sera|es|fue nuestro|mi ultimo dia|mes|servicio
    nos despedimos de|despues|tras|como|con
    me despido
    hasta siempre
    se incendio|inundo
    se nos incendio|inundo
    el|la|los agua|fuego|barro|incendio|llamas ha|han|entro|arraso|destruyo|alcanzo|se
    perdido|perdimos casi? todo|toda|todos|todas el|la|lo|los|las?
    robaron #|##|el|la|los|las|una|un|todo|nuestr*
    me|lo|la|le operan|operaron|operaran|operara|intervienen
    tema|temas|problema|problemas|motivo|motivos|cuestiones|razones|asunto de salud
    enfermedad|enferm* grave|graves|de|terminal
    no pudimos|podemos|pude|puedo|podido mas? con|sostener|mantener|seguir|continuar|pagar el|la|los|mas|abiert*?
    el|un|este robo del|de anoche|ayer|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin|madrugada
    el|un robo en|que >
    cancer|leucemia|tumor
    cuidados intensivos
    terapia intensiva
    estado grave|critico`,
  4: `
    tristeza|triste|tristes|accidente|incendio|inundacion|terremoto|huracan|enfermedad|riada|hospital
    enfermo|enferma|enfermos|enfermedad|enfermo
    operacion|cirugia|infarto|ictus
    con|el dolor|pesar|corazon en|roto|encogido
    misa por|de|en
    se nos fue
    se nos ha ido
    se ha ido
    vamos a extranar*|recordar*
    extranaremos|echaremos de?
    nos jubilamos
    me jubilo
    por jubilacion
    sin|no|hay relevo
    hospitalizad*|internad*
    sin|salio|resulto|hay|nadie heridos|herido|herida
    por cierre
    hasta nuevo aviso
    oraciones`,
}

export const apology: Signs = {
  8: `
    pedimos|pido|pedir|pediros|pedirles|pedirte perdon|disculpas|disculpa
    una|mil|nuestras|sinceras|muchas disculpa|disculpas|perdones
    disculpas por|a|si
    perdonad|perdonen|perdona|perdone por|el|la|los|las|si|que
    perdon por|a|si los|las|lo|el|la|quienes|tod*|nuestr*|esper*|alg*|te|no?
    lo sentimos|siento
    lamentamos >
    sentimos lo|los|las|el|la|mucho|muchisimo|de|que
    nos equivocamos|confundimos
    hemos equivocado
    metimos la pata
    asumimos el|nuestro|la|toda error|culpa|responsabilidad
    error|culpa es? nuestro|nuestra
    nuestro error
    no estuvimos a la altura
    no supimos|cumplimos >
    les|os|te fallamos|hemos
    disculparnos|disculparme
    siento|sentimos mucho|no|muchisimo|de >
    os|les|te debemos una|un $
    os|les|te debemos una|un disculpa|explicacion
    no salio|salieron|estuvo|fue|quedo como|bien|a >
    fe de erratas`,
  5: `
    suspendemos|cancelamos|aplazamos|posponemos|reprogramamos
    queda|quedan suspendid*|cancelad*|aplazad*|pospuest*
    nos vemos obligados
    sepan|sabran|sabreis|sabras|sepais disculpar|perdonar|entender|comprender
    publicamos|pusimos|anunciamos|dijimos mal
    por error
    disculpas
    perdon por|a >
    cancelamos|anulamos|perdimos ..2 pedidos|reservas|citas|encargos|turnos
    nos portamos|salio|quedo mal
    no esta|estuvo bien
    con|van|tienen|llevan|llevamos ..3 retraso|retrasos|demora|demoras|atraso|atrasos
    # dias|horas|semanas de? retraso|demora|atraso
    estan|estamos|van|viene|vienen retrasad*|demorad*|atrasad*
    llegaron|llegan|llegara|salieron|llego tarde|mal|frios|fria|frias|rotos|incomplet*`,
  3: `
    disculpen|disculpad|disculpa|disculpe >
    perdon y|,|$
    se nos? rompio|estropeo|averio|descompuso|dano|malogro|fundio el|la|nuestro|nuestra
    se nos? cayo la|el web|sistema|pagina|internet|servidor|luz
    molestias|inconvenientes|incomodidades
    gracias por la|su|tu|vuestra|tanta paciencia|comprension
    agradecemos su|tu|vuestra|la comprension|paciencia
    gracias por entender|comprender|esperar
    fallamos
    retraso|retrasos|demora|demoras
    tardaron|tardaran|tardara|tardo`,
}

export const warning: Signs = {
  8: `
    retirada|retiro de|del|: productos|producto|lote*|los|las|alimento*|mercado|juguete*|seguridad
    retirada :|voluntaria|preventiva
    retiramos del? mercado|venta|los|las|el|la|un|una|tod*|este|esta
    alerta sanitari*|alimentari*
    aviso|alerta de seguridad
    alertamos
    dejad|deja|deje|dejen|dejar de usar*|consumir*|comer*|tomar*|utilizar*|dar*
    no lo|la|los|las|se|le|les uses|usen|use|useis|consumas|consuman|consuma|consumais|comas|coman|coma|comais|tomes|tomen|utilices|utilicen
    no se lo|la|los|las den|des|deis|coman|tomen
    no consumir|consumas|consuman|consumais
    lote|lotes #
    lote|lotes _ #
    billete|billetes|cupon|cupones|mensaje|mensajes|llamada|llamadas|correo|correos|sms fals*
    estafa|estafas|phishing|fraude|fraudes|estafador*
    suplant*
    se hace|hacen|haciendo|hizo pasar por
    perfil|cuenta|pagina|web|tienda|numero|sitio fals*|truch*|clonad*|pirata|hackead*|impostor*
    nos|me|le hackearon|clonaron|jaquearon|suplantaron
    visto|vista por ultima vez`,
  6: `
    sin declarar
    no declarad*
    puede|pueden|podria|podrian contener|causar|provocar|soltarse|abrirse|romperse|desprenderse|zafarse|incendiarse|explotar|tener hongos|alergenos|vidrio|plastico|bacterias?
    puede|pueden zafar|soltar|desprender|romper|abrir|incendiar
    se puede|pueden|podria zafar|soltar|desprender|romper|abrir|incendiar|caer
    salmonel*|listeria|intoxic*
    hackearon|hackeado|hackeada|jaquearon
    se perdio|extravio|escapo|desaparecio >
    se busca|extravio a? perr*|gat*|mascota|cachorr*
    desaparecid*
    perr*|gat*|cachorr*|mascota|loro|tortuga encontrad*|perdid*|extraviad*
    encontramos|encontre|hallamos a|un|una|este|esta|este? un|una? perr*|gat*|cachorr*|cartera|celular|movil
    tirenlo|tirenla|tirenlos|tirenlas|tiradlo|tiradla|tiradlos|tiralo|tirala|desechenlo|desechalo|desechen|botenlo|botenla
    no abran|abras|abrais ..2 enlaces|enlace|links|link|mensajes|correos|archivos
    en mal estado
    hiervan|hiervanla|hervid|hierva|hiervela
    no beban|bebais|bebas|tomen agua|el|la|del
    salio|salieron|estaba|estaban|venia|venian|vino|llego contaminad*|caducad*|vencid*|defectuos*|mal|mala|malo|malos
    defecto de fabrica*
    un|hay|por|del|este brote de|en
    no manden|mandes|envien|envies|transfieran|depositen|compartan|paguen|hagan ..2 dinero|plata|depositos|deposito|transferencias|datos|codigos|nada`,
  3: `
    alerta|peligro
    recompensa
    si lo|la|los|las ven|ves|vieron|encuentran|veis|viste
    defectuos*|contaminad*
    devuelv*|devolv* el|los|la|las|su|tu|os producto|dinero|importe|plata?
    alergeno|alergenos|celiacos|alergicos
    sintomas|contagio|contagios|piojos|gastroenteritis
    nunca|jamas|no|nosotros|nosotras pedimos|cobramos|solicitamos >
    llevaba|llevaban|contenia|contenian gluten|harina|leche|huevo|frutos|nuez|nueces|mani|sesamo|soja|lactosa`,
  1: `
    atencion|cuidado|importante|ojo|aviso|urgente`,
}

/** News that want a calm text, whatever their kind. */
export const graveSigns = `
  por cierre $
  por cierre definitivo|de|del
  donantes|donadores de sangre
  desaparecid*
  estamos de duelo
  disculpen|disculpad|disculpa|disculpe la|las|los|el|por molestias|inconvenientes|demora*|retraso*
  sepan|sabran disculpar|comprender|entender
  lamentamos
  incendio|inundacion|terremoto|huracan
  accidente
  tristeza
  por|el|la paro|huelga de|en|general|nacional|,
  demoras|retrasos|retraso|demora
  sub*|aument*|increment*|ajust*|actualiz* ..2 los|las|el|nuestr*|de ..1 precio|precios|tarifa|tarifas|cuota|cuotas|costo|costos
  sub*|aument*|increment* precios|tarifas|cuotas
  precio|precios|tarifa|tarifas|cuota|cuotas ..2 suben|subiran|subira|sube|aumentan|aumentaran|aumenta|subieron
  subida|aumento|incremento|alza|ajuste de|en los|las|el? precio|precios|tarifa|tarifas|cuota|cuotas|costos
  nuevos precios porque|debido|por >
  sube|suben|subira|subiran|aumenta|aumentan|aumentara|pasa|pasan|pasara|pasaran de $|# ..3 a $|#
  cuesta|costara|costaran|cuestan|vale|valdra|sale|saldra ..1 # pesos|euros|centimos|€? mas
  por jubilacion
  me jubilo y|,
  nos jubilamos
  se nos fue
  se nos ha ido
  triste|tristes
  enfermo|enferma|enfermos|enfermedad
  disculpas
  pasa|pasan|pasara|pasaran a costar|valer
  subir|subimos|subiremos|subira|subiran|sube|suben el|la|los|las|un|nuestr* ..3 a|hasta|de|# $|#|%|euros|€|pesos >
  fiebre|covid|gripe
  duelo|velorio|entierro
  por el aumento|alza|subida de|del >
  se nos? rompio|estropeo|averio|descompuso el|la|nuestro|nuestra horno|nevera|camara|caldera|sistema|maquina|heladera|congelador|coche|furgoneta
`

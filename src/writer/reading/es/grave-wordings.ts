import type { Signs } from './kind-signs.ts'

/** Serious news without the usual words. */
export const sadWordings: Signs = {
  8: `
    despedirnos|despedirme|despedido|despidiendo de|a >
    tuvimos|tenido|toco que? decir|decirle|dar adios
    tuvimos|tenido|toco que? dormir|sacrificar a|la|lo|al
    no nos? queda|quedo|hay|tenemos de? otra|opcion|remedio|eleccion|alternativa que|mas|sino >
    estamos rotos|rotas|destrozad*|deshech*|devastad*
    no lo|la ha|logro|pudo|consiguio ..1 superado|superar|logrado|lograrlo|conseguido|$
    no lo logro|supero|consiguio
    perdio|perdido la lucha
    se nos adelanto
    ya descansa|descansan
    emprendio|partio su|al ultimo? viaje
    el|un|nuestro ultimo adios
    perdio la|su vida|batalla
    perdido la|su vida|batalla
    en|a la? memoria de >
    se fue|ha ido al cielo
    ya no esta|estara mas? con|entre nosotr*
    deja|dejo un vacio|hueco
    cerr*|bajamos|bajo|bajaremos|despedimos|despedida|echamos ..5 para siempre
    echamos|echo|echaremos el cierre
    bajamos|bajo|bajaremos|bajar la|las reja|rejas|santamaria|cortina|cortinas|persiana|persianas
    cese|cesamos|cesa de|la|nuestra? actividad
    no seguimos|seguiremos|continuamos|continuaremos mas|abiertos|con
    no nos|me renuevan|renovaron|renovo|renuevo ..1 contrato|alquiler|arriendo
    nos desalojan|desalojaron|echan|embargaron
    se nos? quemo el|la|las|los|parte|todo|toda|nuestr* ..1 local|tienda|cocina|bodega|taller|negocio|casa|techo|deposito|galpon|almacen|instalaciones
    se llevo|arrastro|arruino|destruyo todo|toda|todos|lo|gran|parte|nuestr*
    perdimos|perdido|se perdio|arruino ..1 mercancia|mercaderia|stock|cosecha|maquinaria|todo
    se rompio|quebro|fracturo|partio la|el|una|un pierna|brazo|cadera|muneca|tobillo|mano|pie|rodilla|hombro
    nos|me robaron|asaltaron|desvalijaron|entraron >`,
  6: `
    ingresad*|hospitalizad*|internad*
    una|la|su|mi caida
    en el|un hospital
    de baja medica|por
    de urgencia|urgencias
    delicad* de salud
    salud delicad*|de
    mala|malas|dura|duras|triste|tristes noticia|noticias
    decision dificil|dura|dolorosa|triste
    dura|dificil|dolorosa|triste|amarga decision
    la decision mas dificil|dura|triste
    cuesta mucho|muchisimo escribir|decir|contar
    no|sin se? como? decir|contar|escribir esto|este`,
}

export const apologyWordings: Signs = {
  8: `
    la regamos|cagamos|liamos|embarramos|pifiamos
    metimos|hemos metido la pata
    error|fallo|culpa|responsabilidad nuestr*|mi*
    fue|es un? error|fallo|culpa nuestr*
    mil perdones|disculpas
    que pena con ustedes|usted|vos|todos|los|las|nuestr*
    a quienes|los|las|todos|todas ..3 fallamos|fallado|quedamos
    no fue|era|es lo que ..1 esperabais|esperaban|merecen|mereceis|mereces|pagaron
    fue|fueron|fuimos|estuvo un|hecho? desastre|caos|lio|fatal
    no volvera|volveran a pasar|suceder|ocurrir
    os|les|te devolvemos|devolveremos|reembolsamos el|su|tu|vuestro|todo dinero|importe|pedido`,
  5: `
    perdon .|,|!|$
    perdon tod*|gente|familia|chicos|chicas|a
    salio|salieron|quedo|quedaron|estaba|estaban|llego|llegaron muy|re|demasiado|bastante|medio? salad*|crud*|quemad*|fri*|mal|malas|seco|seca|duro|dura|tarde|rot*
    mandamos|enviamos|pusimos|publicamos|dimos|cobramos ..2 mal|equivocad*|dos|doble
    cobramos|cobrado de mas
    se nos? paso|olvido|traspapelo >
    nos quedamos cortos|sin`,
}

export const warningWordings: Signs = {
  8: `
    no somos nosotr*
    no es nuestr* cuenta|pagina|numero|perfil|web
    con|usando|usan nuestro|nuestra logo|nombre|marca|foto|fotos|imagen
    en nuestro nombre
    de nuestra parte|nombre pidiendo|piden|vendiendo
    andan|anda|estan|hay|alguien|gente ..2 vendiendo|pidiendo|diciendo|mandando|enviando|llamando|ofreciendo|escribiendo ..4 fals*|truch*|nombre|logo|parte|nosotr*|anticipos|depositos|dinero|plata|datos|codigos
    dice|dicen|diciendo que? es|son|viene|vienen|ser|trabaja|trabajan de|con|para ..1 nuestr*|nosotr*|parte
    no es|son|somos de aqui|aca|los
    no tiene|tienen|tenemos nada que ver
    no le|les abran|abrais|abras|abra
    no caigan|caigas|caigais
    no paguen|pagueis|pagues
    atragant*|asfixi*|intoxic*
    se la|lo|las|los puede|pueda|pueden|podria tragar|tragarse|meter
    puede|pueden tragar|tragarse|tragarla|tragarlo|ahogar*|quemar*|electrocutar*|cortar*|lastimar*|herir*
    se suelta|sueltan|desprende|desprenden|recalienta|recalientan|prende|incendia|astilla ..3 y|,|puede >
    riesgo|peligro de
    revisad|revisen|revisa|revise|miren|mirad|mira ..4 que|si os|les|te|se? hay*|compr*|llev*
    un|dos|tres|cuatro|cinco|seis|varios|algunos|hay casos|caso de >
    varicela|sarampion|paperas|tosferina|meningitis|norovirus|gastroenteritis|conjuntivitis|salmonelosis
    virus|bicho|gripe|piojos|gastroenteritis|bacteria ..5 sala|aula|clase|guarderia|escuela|jardin|grupo
    se queden|quedense|quedaos|quedarse en casa # horas|dias
    ultimo|primeros sintoma|sintomas
    desenchuf*|apaguenlo|apagadlo|apaguenla`,
  5: `
    gift|tarjetas|vales|entradas|boletos|bonos cards|card|regalo? fals*|truch*|clonad*
    truch*|fals*
    no respondan|contesten|contesteis|respondas|respondais|hagan|hagais|hagas ..2 mensajes|caso|llamadas|correos|nada
    las|los unicas|unicos ..1 validas|validos|oficiales|autorizad*
    si la|lo|los|las ven|veis|ves|vieron ..2 llamen|llamad|llama|avisen|avisad|avisa
    avisen|avisad|avisa|llamen|llamad a la? policia|comisaria|091|112|911|123`,
}

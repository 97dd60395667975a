import type { Signs } from './kind-signs.ts'

export const greeting: Signs = {
  6: `
    feliz|felices dia|navidad|ano|pascua|pascuas|fiestas|reyes|primavera|verano|semana|martes|lunes|viernes|domingo|halloween|cumpleanos|cumple|san|noche|nochebuena|otono|invierno|finde|puente|#|vuelta|jueves|miercoles|sabado
    felices|buenas fiestas|vacaciones|pascuas
    felicidades|felicitamos|felicitar|felicitad*|felicitaciones
    les|os|te|le desea|deseamos|desean|deseo
    buen|bonito|lindo|excelente fin|inicio de semana
    buen|bonito|lindo|excelente|hermoso domingo|dia|lunes|viernes|finde|sabado|jueves|martes|miercoles
    prospero ano
    hoy es|celebramos el? dia internacional|mundial|nacional? de|del
    hoy cumple anos
    hoy celebramos a >
    un beso|abrazo|saludo enorme|grande|muy? a tod*|los|las|nuestr*
    en su|vuestro|tu dia
    mucha|muchisima|mucho|toda la? suerte|exito|animo a|para|en|con|,|!
    suerte a|para tod*|los|las|quienes|nuestr*`,
  2: `
    abrazo|abrazos|brindamos
    gracias por otro ano
    ilumine|que la luz >
    de parte de`,
}

export const tip: Signs = {
  6: `
    consejo|consejos|tip|tips|truco|trucos|recomendacion|dato
    sabias|sabiais|sabian|sabes que
    como hacer|cuidar|elegir|conservar|limpiar|evitar|saber|lograr|mantener|combinar|quitar|lavar|preparar|usar|regar|guardar|aprovechar|ahorrar|dormir|planchar|podar
    ## formas|maneras|claves|pasos|ideas|razones|errores|cosas|senales|habitos|trucos|mitos para|de|que|al|sobre|comunes
    guia|paso para|rapida|a
    recordatorio|recuerden|recuerda|acordate
    cada cuanto >
    hay que cambiar|lavar|regar|limpiar|revisar|podar|guardar|cepillar >
    guarda este|esta|la post|publicacion|lista
    mito|mitos o|y|sobre|:
    no frotes|laves|riegues|guardes|mojes|planches|cortes|peles|congeles|calientes|cocines|abuses|mezcles|aprietes|seques|limpies|podes|estrujes|retuerzas|metas|enjuagues|frotar|lavar|guardar|mojar|secar ..1 el|la|los|las|tu|tus|con|en
    no frotes|laves|riegues|guardes|mojes|planches|cortes|peles|congeles|calientes|seques|limpies nunca|jamas|mucho|demasiado
    para que tu|tus|el|la|los|las ..3 dure|duren|quede|queden|no|brille|brillen|crezca|crezcan`,
  3: `
    evita|revisa|nunca
    no olvides|olviden
    no lo|la|los|las|le metas|laves|pongas|dejes|guardes|mojes|frotes|seques|planches|riegues|tires
    si tu|tus|te >
    falso|verdadero
    una|dos|# vez|veces al|por|a mes|semana|dia|ano|la
    regad|riega|rieguen|podad|lavad|hidratad >
    cambia|corta|hidrata|cepilla|seca el|la|los|las|tu|tus agua|tallos|piel|dientes|pelo >
    duran|dura mas|el
    aplica|usa|riega|corta|lava|cepilla|hidrata|saca cada|la|el|los|las|siempre|con|tu`,
}

/** What is none of the other kinds, and is known as such. */
export const general: Signs = {
  5: `
    alquilo|arriendo|vendo|rento
    se alquila|arrienda|vende|renta departamento|depto|casa|piso|local|apartamento|finca|lote|terreno|habitacion|oficina
    depto|departamento|piso|apartamento|casa|local en alquiler|venta|arriendo|renta
    les|os|te presento|presentamos a _
    conoce|conozcan|conoced a nuestr*|_
    menu|menus de|del hoy|dia|manana
    hoy hay|tenemos|cocinamos|toca
    hacemos|realizamos|reparamos|ofrecemos|instalamos|trabajamos _ ,
    los|las|os|te leemos
    se jubila _
    somos un|una|la|el|unos ..3 familiar|artesan*|desde|especialista*|local
    somos taller|tienda|panaderia|academia|estudio|empresa|negocio|especialistas|fabricantes
    pasa|pasan|pasara|pasaran a costar|valer
    subir|subimos|subiremos|subira|subiran|sube|suben el|la|los|las|nuestr* ..3 a|hasta|de|# $|#|%|euros|€|pesos
    cual|cuales te|les|os gusta|prefieres|prefieren|eliges >
    sub*|aument*|increment*|ajust*|actualiz* ..3 precio|precios|tarifa|tarifas|cuota|cuotas
    sube|suben|subira|subiran|aumenta|aumentan|aumentara|pasa|pasan|pasara|pasaran de|a $|# >
    cuesta|costara|costaran|cuestan|vale|valdra|sale|saldra ..1 # pesos|euros|centimos|€? mas
    nuevos precios desde|a|por|debido|en
    precio|precios|tarifa|tarifas|cuota|cuotas ..2 suben|subiran|subira|sube|aumentan|aumentaran|aumenta
    subida|aumento|incremento|alza de|en los|las|el? precio|precios|tarifa|tarifas|cuota|cuotas`,
  3: `
    tinto|cafe|dulce|playa|team|a|b|mar|montana o _ ?
    cuentanos|contanos|cuentennos|diganos|opinan|opinas
    servicio|servicios # horas|hrs|h
    gracias a tod*|quienes|cada|los
    gracias _ !|,
    visitas|citas al
    pedidos|encargos en|al|por
    subiremos|mas|pronto fotos`,
}

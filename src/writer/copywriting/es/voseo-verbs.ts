/**
 * Verbs of our trade lines and frames. "contar:cuenta" gives the tú form where it is irregular; the vos form follows
 * from the infinitive: "contá", "contanos", "contás".
 */
const table = `
  abrir aceptar aclarar acercar acertar:acierta acostar:acuesta actualizar adelantar afinar aflojar agachar agendar agitar aguantar
  ajustar alargar alejar alternar anotar añadir apagar apartar aplicar apoyar aprender apretar:aprieta aprovechar apuntar armar
  arreglar asomar avisar ayudar beber buscar calcular calentar:calienta callar cambiar caminar cantar celebrar cepillar cerrar:cierra
  charlar colgar:cuelga colocar combinar comentar comer comparar compartir comprar comprobar:comprueba conducir:conduce confirmar
  congelar conocer conservar consultar contar:cuenta contratar conversar correr cortar crear cruzar cubrir cuidar dejar decidir
  descansar descartar descargar descongelar describir descubrir desenroscar desinscribir desmaquillar desmenuzar deshacer dibujar
  diseñar disfrutar doblar donar dormir:duerme duchar echar elegir:elige empezar:empieza empujar encargar encontrar:encuentra
  enfriar:enfría enjuagar ensayar enseñar entender:entiende entrar entrenar enviar:envía envolver:envuelve escoger:escoge esconder
  escribir escuchar escupir escurrir esperar estirar estudiar etiquetar evitar explicar exprimir extender:extiende fijar frenar frotar
  girar grabar guardar hablar hervir:hierve humedecer imaginar imprimir inclinar incluir:incluye inscribir intentar invitar juntar
  lavar leer levantar limar limpiar llamar llegar llenar llevar localizar mandar marcar medir:mide mencionar meter mezclar mirar
  mover:mueve necesitar notar ocupar olvidar ordenar organizar oír:oye pagar participar pasar pedir:pide pegar peinar pelar
  pensar:piensa perder:pierde pesar pintar planear planificar poder:puede practicar preferir:prefiere preguntar preparar
  presionar prestar probar:prueba proteger quedar querer:quiere quitar recalentar:recalienta recibir reciclar recoger recomendar:recomienda
  recordar:recuerda refrescar regalar regar:riega registrar rellenar:rellena remojar remover:remueve renovar:renueva repartir repetir:repite
  reservar responder retirar retomar revisar revivir rociar:rocía romper saber sacar sacudir secar seguir:sigue sellar sentar:sienta
  sentir:siente señalar separar servir:sirve soler:suele soñar:sueña subir subrayar sujetar sumar suscribir tapar tardar terminar tirar
  tocar tomar trabajar triturar tratar unir usar vaciar:vacía verter:vierte vestir:viste viajar vigilar visitar vivir volver:vuelve
  cocinar acostumbrar dirigir:dirige fotografiar:fotografía igualar moler:muele rotar deber creer considerar confiar:confía confundir
  fingir:finge brindar acariciar acabar marear bajar faltar rascar
  postular solicitar emitir
  absorber airear alinear consentir:consiente dedicar enmarcar hornear reponer:repón taladrar transportar
`
/** tú imperative, vos imperative, tú present, vos present. */
const irregular: readonly (readonly [string, string, string, string])[] = [
  ['di', 'decí', 'dices', 'decís'],
  ['haz', 'hacé', 'haces', 'hacés'],
  ['pon', 'poné', 'pones', 'ponés'],
  ['ven', 'vení', 'vienes', 'venís'],
  ['sal', 'salí', 'sales', 'salís'],
  ['ten', 'tené', 'tienes', 'tenés'],
  ['trae', 'traé', 'traes', 'traés'],
  ['da', 'da', 'das', 'das'],
  ['sé', 'sé', 'eres', 'sos'],
  ['cae', 'caé', 'caes', 'caés'],
  ['mantén', 'mantené', 'mantienes', 'mantenés'],
  ['ve', 'andá', 'vas', 'vas'],
]

type Forms = { imperative: ReadonlyMap<string, string>; present: ReadonlyMap<string, string> }

function build(): Forms {
  const imperative = new Map<string, string>()
  const present = new Map<string, string>()
  for (const entry of table.trim().split(/\s+/)) {
    const [infinitive = '', given] = entry.split(':')
    const stem = infinitive.slice(0, -2)
    const ending = infinitive.slice(-2)
    const said = given ?? `${stem}${ending === 'ar' ? 'a' : 'e'}`
    const vowel = ending === 'ar' ? 'á' : ending === 'er' ? 'é' : 'í'
    imperative.set(said, `${stem}${vowel}`)
    present.set(`${said}s`, `${stem}${vowel}s`)
  }
  for (const [tu, vos, tuPresent, vosPresent] of irregular) {
    imperative.set(tu, vos)
    present.set(tuPresent, vosPresent)
  }
  return { imperative, present }
}

export const forms: Forms = build()

const irregularInfinitives = ['decir', 'hacer', 'poner', 'venir', 'salir', 'tener', 'traer', 'mantener']

export const knownInfinitives: ReadonlySet<string> = new Set([
  ...table
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(':')[0] ?? ''),
  ...irregularInfinitives,
])

/** Also nouns or other forms: changed only after words that ask for a verb. */
export const ambiguousPresent: ReadonlySet<string> = new Set(
  `cuentas preguntas pruebas compras llamas visitas notas marcas reservas pasas pesas cortas limas pintas sales tiras tomas
  cargas llenas limpias secas juntas sumas cambias partes duchas mezclas formas vacías sueltas esperas pegas rellenas sellas giras
  fijas reglas ajustas donas apuntas agendas etiquetas descargas consultas ayudas tapas tratas vistes bajas faltas debes`.split(
    /\s+/,
  ),
)

import { knownInfinitives } from './voseo-verbs.ts'

const irregular: Readonly<Record<string, string>> = {
  salir: 'saldr',
  tener: 'tendr',
  hacer: 'har',
  poder: 'podr',
  haber: 'habr',
  venir: 'vendr',
  poner: 'pondr',
  decir: 'dir',
  querer: 'querr',
}
const endings: Readonly<Record<string, string>> = { voy: 'é', vamos: 'emos', va: 'á', van: 'án' }
const usual = new Set(
  'ser estar llegar abrir cerrar empezar terminar mandar enviar devolver regalar sortear volver seguir atender recibir entregar anunciar elegir'.split(
    ' ',
  ),
)
/** "Van a salir": a movement ("vamos a la feria") and a wish ("¡vamos a bailar!") are no future. */
const GOING = /(?<![\p{L}¡])(voy|va|vamos|van) a (\p{L}{1,12}[aei]r)(?!\p{L})/iu

/** "Los pedidos van a salir tarde" is "los pedidos saldrán tarde". */
export function inFuture(text: string): string[] {
  if (/[«"“]/u.test(text)) return []
  const found = GOING.exec(text)
  const [typed = '', going = '', verb = ''] = found ?? []
  const isStart = found?.index === 0
  const stem = irregular[verb] ?? (usual.has(verb) || knownInfinitives.has(verb) ? verb : null)
  const ending = endings[going.toLowerCase()]
  if (!found || isStart || stem === null || ending === undefined) return []
  return [`${text.slice(0, found.index)}${stem}${ending}${text.slice(found.index + typed.length)}`]
}

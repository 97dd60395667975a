import type { Found } from './phrases.ts'
import { textOf } from './prices.ts'
import { flatAt, isName, type Token } from './tokens.ts'

type FoundPerson = Found & { name: string; role: string | null }

const roles = new Set(
  `padre madre papa mama abuelo abuela hermano hermana hijo hija tio tia socio socia fundador fundadora duena dueno propietario
  propietaria chef cocinero cocinera maestro maestra profesor profesora profe doctor doctora dr dra monitor monitora entrenador
  entrenadora instructor instructora autor autora escritor escritora ilustrador ilustradora cantante artista pintor pintora
  fotografo fotografa peluquero peluquera estilista barbero colorista esteticista panadero panadera pastelero pastelera camarero
  camarera companero companera jefe jefa director directora gerente encargado encargada dj nutricionista fisioterapeuta
  veterinario veterinaria psicologo psicologa paciente cliente clienta alumno alumna vecino vecina enologo enologa sumiller
  barista caficultor caficultora artesano artesana poeta musico guitarrista florista mecanico don dona nonna senor senora sra sr
  colega amigo amiga creador creadora fundadores pinturero ceramista disenador disenadora experto experta odontologo odontologa
  profesional sommelier tatuador tatuadora grupo banda trio duo colectivo`.split(/\s+/),
)
const titles = new Set(['don', 'dona', 'dr', 'dra', 'sr', 'sra', 'senor', 'senora', 'nonna'])
const roleLinks = new Set(['y', 'de', 'del', 'la', 'el', 'nuestra', 'nuestro', 'mi', 'su', 'los', 'las'])
const roleOpenings = new Set(['nuestro', 'nuestra', 'mi', 'el', 'la', 'los', 'las', 'un', 'una', 'nuestros'])

/** Given names of the four countries; one alone is believed only with a capital. */
const givenNames = new Set(
  `maria jose juan carlos luis ana marta laura lucia ines pilar jorge manuel carmen rosa raul mirta oscar pablo camila lupita
  hernan luisa andres diego sofia valentina martina paula elena sara irene javier miguel antonio francisco pedro alejandro
  david daniel sergio fernando alberto alvaro rafael ramon enrique ricardo eduardo roberto mario hugo lucas mateo nicolas
  santiago sebastian felipe gabriel ignacio tomas marcos julio cesar victor angel jesus adrian ivan ruben gonzalo emilio
  guillermo gustavo marcelo claudio fabian leandro matias facundo gaston agustin bautista beto memo pepe paco lola concha
  cristina beatriz teresa isabel raquel silvia monica patricia veronica alicia rocio nuria eva alba clara julia claudia
  andrea carolina natalia mariana daniela alejandra gabriela fernanda adriana paola catalina juliana guadalupe lupe xochitl
  ximena regina renata itzel josefina susana norma graciela estela delia nora ester esther amparo berta begona charo maite
  nieves dolores encarna rosario mercedes victoria noelia vanesa vanessa yolanda lorena miriam magdalena cecilia florencia
  micaela rocio sol milagros candela juana ramona elsa irma leticia edith wilson jairo yesid henry fredy john oswaldo
  joaquin efrain tono lety chuy delfina yuliana benjamin emiliano rodrigo arturo alfonso ernesto felix german gerardo hector
  ismael jaime joel leonardo lorenzo martin mauricio maximo moises omar orlando ramiro rene rogelio samuel saul simon ulises
  aurora barbara brenda carla celia consuelo diana emilia eugenia fatima gloria ingrid ivonne jimena karina karla lidia liliana
  lina luz marcela margarita mariela marina marisol olga paloma perla rebeca sandra soledad tamara tatiana violeta viviana
  cami santi nacho fer gabi vero caro sole vicky majo`.split(/\s+/),
)
const nameLinks = new Set(['de', 'del', 'la', 'los', 'y'])
const nameMarkers = new Set(
  'a de con y e o por para que es soy somos dice dijo gracias hoy desde nuestra nuestro entre ni como si cuando conoce felicita'.split(
    ' ',
  ),
)
const LONGEST_NAME = 5
const LONGEST_ROLE = 7

/** Where the name that begins here ends. */
function nameEnd(tokens: readonly Token[], first: number): number {
  let end = first
  while (end - first < LONGEST_NAME && isName(tokens[end])) {
    end++
    // "Pablo G.": an initial keeps its period.
    if (tokens[end - 1]?.typed.length === 1 && flatAt(tokens, end) === '.' && tokens[end]?.isApart === false)
      end++
    const link = flatAt(tokens, end)
    if (
      nameLinks.has(link) &&
      link !== 'y' &&
      isName(tokens[end + 1]) &&
      link === 'de' &&
      flatAt(tokens, end + 1) === 'la'
    )
      end++
  }
  return end
}

/** "nuestro padre y fundador Manuel", "la chef Ana Ruiz", "don Hernán Mejía". */
function withRoleBefore(tokens: readonly Token[], first: number): FoundPerson | null {
  const opens = roleOpenings.has(flatAt(tokens, first))
  let place = opens ? first + 1 : first
  const roleStart = place
  let hasRole = false
  while (place - roleStart < LONGEST_ROLE) {
    const word = flatAt(tokens, place)
    if (roles.has(word) && !(isName(tokens[place]) && hasRole && !titles.has(word))) hasRole = true
    else if (!hasRole || !roleLinks.has(word)) break
    place++
  }
  if (!hasRole) return null
  while (place > roleStart && roleLinks.has(flatAt(tokens, place - 1))) place--
  const end = nameEnd(tokens, place)
  if (end === place) return null
  const isTitle = titles.has(flatAt(tokens, roleStart)) && place === roleStart + 1
  // "nuestro compañero don Efraín": the title belongs to the name.
  const nameStart = titles.has(flatAt(tokens, place - 1)) && place > roleStart + 1 ? place - 1 : place
  const after = roleAfter(tokens, end)
  if (isTitle) {
    return {
      first,
      last: after?.last ?? end,
      name: textOf(tokens, roleStart, end),
      role: after?.role ?? null,
    }
  }
  return {
    first,
    last: end,
    name: textOf(tokens, nameStart, end),
    role: textOf(tokens, roleStart, nameStart),
  }
}

/** ", fundadora de Don Beto", ", paciente", ", nuestra chef". */
function roleAfter(tokens: readonly Token[], place: number): { last: number; role: string } | null {
  if (flatAt(tokens, place) !== ',') return null
  let start = place + 1
  if (roleOpenings.has(flatAt(tokens, start))) start++
  if (!roles.has(flatAt(tokens, start))) return null
  let end = start + 1
  while (end - start < LONGEST_ROLE) {
    const isLinked =
      roleLinks.has(flatAt(tokens, end)) &&
      (isName(tokens[end + 1]) || roles.has(flatAt(tokens, end + 1)) || isName(tokens[end + 2]))
    if (isLinked || isName(tokens[end]) || roles.has(flatAt(tokens, end))) end++
    else if (flatAt(tokens, end) === 'desde' && tokens[end + 1]?.kind === 'number') end += 2
    else break
  }
  return { last: end, role: textOf(tokens, start, end) }
}

function namedAt(tokens: readonly Token[], first: number): FoundPerson | null {
  if (!isName(tokens[first]) || !givenNames.has(flatAt(tokens, first))) return null
  const before = tokens[first - 1]
  // "vestido Magdalena", "Flores Berta": the name of a thing.
  if (before?.kind === 'word' && !nameMarkers.has(before.flat)) return null
  // "San Juan", "calle María Luna", "Flores Berta": a part of another name.
  if (
    isName(before) ||
    ['san', 'santa', 'calle', 'plaza', 'av', 'avenida', 'colonia'].includes(before?.flat ?? '')
  )
    return null
  const end = nameEnd(tokens, first)
  const after = roleAfter(tokens, end)
  return { first, last: after?.last ?? end, name: textOf(tokens, first, end), role: after?.role ?? null }
}

export function findPeople(tokens: readonly Token[]): FoundPerson[] {
  const found: FoundPerson[] = []
  for (let place = 0; place < tokens.length; place++) {
    const one = withRoleBefore(tokens, place) ?? namedAt(tokens, place)
    if (!one) continue
    found.push(one)
    place = one.last - 1
  }
  return found
}

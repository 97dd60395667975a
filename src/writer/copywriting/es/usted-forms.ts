import { forms } from './voseo-verbs.ts'

/** tú imperative and usted imperative, where no rule makes one from the other. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['di', 'diga'],
  ['haz', 'haga'],
  ['pon', 'ponga'],
  ['ven', 'venga'],
  ['sal', 'salga'],
  ['ten', 'tenga'],
  ['trae', 'traiga'],
  ['da', 'dé'],
  ['sé', 'sea'],
  ['cae', 'caiga'],
  ['mantén', 'mantenga'],
  ['repón', 'reponga'],
  ['ve', 'vaya'],
  ['oye', 'oiga'],
  ['sabe', 'sepa'],
  ['deshace', 'deshaga'],
])
const spelling: readonly (readonly [RegExp, string])[] = [
  [/ca$/u, 'que'],
  [/ga$/u, 'gue'],
  [/za$/u, 'ce'],
  [/a$/u, 'e'],
]
const otherSpelling: readonly (readonly [RegExp, string])[] = [
  [/(?<=[oeu])ce$/u, 'zca'],
  [/gue$/u, 'ga'],
  [/ge$/u, 'ja'],
  [/e$/u, 'a'],
]

const isFirstConjugation = (vos: string) => vos.endsWith('á')

function ustedOf(tu: string, vos: string): string {
  const known = irregular.get(tu)
  if (known) return known
  const [ending, instead] = (isFirstConjugation(vos) ? spelling : otherSpelling).find(([end]) =>
    end.test(tu),
  ) ?? [/$/u, '']
  return tu.replace(ending, instead)
}

/** "reserva" is "reserve", "pide" is "pida". */
export const ustedImperatives: ReadonlyMap<string, string> = new Map(
  [...forms.imperative].map(([tu, vos]) => [tu, ustedOf(tu, vos)]),
)

/** "puedes" is "puede"; what is wished too: "cuando quieras" is "cuando quiera". */
export const ustedPresents: ReadonlyMap<string, string> = new Map([
  ...[...ustedImperatives.values()].map((usted): [string, string] => [`${usted}s`, usted]),
  ...[...forms.present.keys()].map((tu): [string, string] => [tu, tu.slice(0, -1)]),
  ['eres', 'es'],
  ['quieras', 'quiera'],
  ['puedas', 'pueda'],
  ['has', 'ha'],
])

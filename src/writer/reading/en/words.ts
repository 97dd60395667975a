import type { Weekday } from '../brief-reading.ts'

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const weekdays: ReadonlyMap<string, Weekday> = new Map(
  (
    [
      [0, "sunday sun sunday’s sunday's"],
      [1, "monday mon monday’s monday's"],
      [2, "tuesday tues tue tuesday’s tuesday's"],
      [3, "wednesday weds wed wensday wenesday wendsday wednesday’s wednesday's"],
      [4, "thursday thurs thur thu thursday’s thursday's"],
      [5, "friday fri friday’s friday's"],
      [6, "saturday sat saterday saturday’s saturday's"],
    ] as const
  ).flatMap(([day, names]) => names.split(' ').map((name): [string, Weekday] => [name, day])),
)

/** "tuesdays": every week. */
export const repeatedWeekdays: ReadonlyMap<string, Weekday> = new Map(
  ['sundays', 'mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays'].map((name, day) => [
    name,
    day as Weekday,
  ]),
)

export const months: ReadonlyMap<string, number> = new Map(
  'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december'
    .split(' ')
    .map((name) => [
      name,
      1 + 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').indexOf(name.slice(0, 3)),
    ]),
)

/** Where the name of a thing ends: it goes on with a time, a condition or a verb. */
const phraseEnds = wordSet(`
  with w when if for until till til thru through from on at in this next every only today tomorrow tonight while to by before
  after starting is are was were will has have had can get gets got you we they he she it i who which that because due since
  all-day online instore via over under above ends ending each per but so then now here just please pls excludes excluding
  except not no must if as than during between including inc incl plus out about off call book order come bring use show
  tell ask dm visit grab save your ours daily weekly yesterday last valid terms t&cs takes runs starts comes goes went
  made makes before max min usually normally reg until again there
`)

const isDayWord = (word: string): boolean =>
  weekdays.has(word) || repeatedWeekdays.has(word) || (months.has(word) && word !== 'may')

/** "mon-thurs" is a span of days, "sun-dried" is not. */
export const isPhraseEnd = (word: string): boolean =>
  phraseEnds.has(word) || isDayWord(word) || (word.includes('-') && word.split('-').every(isDayWord))

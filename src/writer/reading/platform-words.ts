import { platformNames } from '#connectors/social/platform-names.ts'
import { locales } from '#platform/locale.ts'

/** Words of a name that say which network it is: "X (Twitter)" is known by both. */
const namesByWord: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) =>
    Object.values(platformNames[locale]).flatMap((name) =>
      [name, ...name.split(/[()]/)]
        .map((part) => part.trim().toLowerCase())
        .filter(Boolean)
        .map((part): [string, string] => [part, name]),
    ),
  ),
)
/** Shorter ones are common beginnings of other words. */
const SHORTEST_BEGINNING = 5

/** The name of the platform that these words are, and nothing else; its beginning is enough ("insta"). */
export function findPlatformName(words: string): string | null {
  const wanted = words.trim().toLowerCase()
  const exact = namesByWord.get(wanted)
  if (exact) return exact
  if (wanted.length < SHORTEST_BEGINNING) return null
  for (const [known, name] of namesByWord) if (known.startsWith(wanted)) return name
  return null
}

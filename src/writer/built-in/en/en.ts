import type { LanguageBank } from '../bank.ts'
import { holidays, seasons } from './calendar.ts'
import { frames } from './frames.ts'
import { industries } from './industries.ts'
import { kinds } from './kinds.ts'
import { plan } from './plan.ts'
import { tones } from './tones.ts'

export const en: LanguageBank = {
  industries,
  kinds,
  tones,
  seasons,
  holidays,
  frames,
  plan,
  discount: (percentage) => `${percentage} off`,
  about: (shop, platforms) =>
    platforms === 1
      ? `A text for one platform, in the name of ${shop}.`
      : `Texts for ${platforms} platforms, in the name of ${shop}.`,
}

import type { LanguageBank } from '../bank.ts'
import { holidays, seasons } from './en/calendar.ts'
import { frames } from './en/frames.ts'
import { industries } from './en/industries.ts'
import { kinds } from './en/kinds.ts'
import { plan } from './en/plan.ts'
import { tones } from './en/tones.ts'

export const banks: LanguageBank = {
  country: 'US',
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

import type { LanguageBank } from '../bank.ts'
import { holidays, seasons } from './es/calendar.ts'
import { frames } from './es/frames.ts'
import { industries } from './es/industries.ts'
import { kinds } from './es/kinds.ts'
import { plan } from './es/plan.ts'
import { tones } from './es/tones.ts'

export const banks: LanguageBank = {
  country: 'ES',
  industries,
  kinds,
  tones,
  seasons,
  holidays,
  frames,
  plan,
  discount: (percentage) => `${percentage} de descuento`,
  about: (shop, platforms) =>
    platforms === 1
      ? `Un texto para una plataforma, en nombre de ${shop}.`
      : `Textos para ${platforms} plataformas, en nombre de ${shop}.`,
}

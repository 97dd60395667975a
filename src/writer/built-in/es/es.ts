import type { LanguageBank } from '../bank.ts'
import { holidays, seasons } from './calendar.ts'
import { frames } from './frames.ts'
import { industries } from './industries.ts'
import { kinds } from './kinds.ts'
import { plan } from './plan.ts'
import { tones } from './tones.ts'

export const es: LanguageBank = {
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

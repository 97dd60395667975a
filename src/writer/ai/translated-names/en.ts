/**
 * Capitalized words that a translation into this language may add: feasts, languages, peoples and countries. In small
 * letters, without accents.
 */
export const translatedNames = [
  'christmas xmas eve easter holy week lent epiphany kings magi halloween saint saints hallows thanksgiving valentine',
  "valentine's valentines mother mother's mothers father father's fathers day days new year year's black friday cyber",
  'pride independence labor carnival spanish english french italian german portuguese greek mexican american british',
  'argentine argentinian colombian chilean peruvian catalan basque galician andalusian iberian mediterranean european',
  'japanese chinese spain mexico argentina colombia peru england france italy i',
]

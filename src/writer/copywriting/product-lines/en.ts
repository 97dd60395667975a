/** What else the shop has, for a post of a few words; `list` are its products as it names them. */
export const productLines = (shop: string, list: string): readonly string[] =>
  shop === ''
    ? [`Also with us: ${list}.`, `You'll also find ${list} here.`]
    : [`Also at ${shop}: ${list}.`, `You'll also find ${list} at ${shop}.`, `You'll also find ${list} here.`]

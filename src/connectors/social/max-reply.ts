/** Maximum length of a reply; a channel may allow less. */
export const MAX_REPLY = 4000

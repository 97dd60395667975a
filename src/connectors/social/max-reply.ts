/** The longest answer to a message; a channel may allow less. */
export const MAX_REPLY = 4000

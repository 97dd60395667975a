export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** In the middle of a sentence; "DM" and "I" keep their capitals. */
export const lowered = (text: string): string =>
  /^(?:\p{Lu}{2}|I\b)/u.test(text) ? text : uncapitalized(text)

/** Starts as the model does, which it replaces. */
export const capitalizedLike = (model: string, text: string) =>
  /^\p{Lu}/u.test(model) ? capitalized(text) : text

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Starts as the model does, which it replaces. */
export const capitalizedLike = (model: string, text: string) =>
  /^\p{Lu}/u.test(model) ? capitalized(text) : text

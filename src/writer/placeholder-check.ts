/** What a text must never contain: an unfilled slot, a missing value, or traces of its composition. */
const seams: readonly RegExp[] = [
  /[{}]/,
  /\b(?:undefined|NaN)\b|\[object /,
  // Models leave these for a person to fill in.
  /\[[^[\]\n]{0,40}(?:your|name|insert|link|date|address|phone|tu |nombre|inserta|enlace|fecha|dirección|teléfono)[^\]\n]{0,40}\]/i,
  /\blorem ipsum\b/i,
  /[^\S\n]{2}/,
  /[^\S\n](?:\n|$)/,
  /\n{3}/,
  /\s[,;.!?…](?=\s|$)/,
  /[,;:]{2}|[!?]\s*[,;]/,
  // "8 p. m., sin cita" and "hasta el 10 dic., solo en tienda" are right.
  /(?<![ap]\. ?m|(?<!\p{L})(?:ene|feb|mar|abr|jun|jul|ago|sept|oct|nov|dic|lun|mié|jue|vie|sáb|dom))\.\s*[,;]/u,
  /(?<!\.)\.\.(?!\.)/,
  /(?<![\p{L}\p{N}])#(?=\s|$)/u,
]

/** The first such place, as written; null for a valid text. */
export function findPlaceholder(text: string): string | null {
  for (const seam of seams) {
    const found = seam.exec(text)
    if (found) return text.slice(Math.max(0, found.index - 20), found.index + 20)
  }
  return text.trim() === text ? null : text
}

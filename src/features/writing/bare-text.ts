const isEdge = (sign: string | undefined) => sign !== undefined && ' \n\t.,;:'.includes(sign)

/** Without the signs and spaces around it, to show it. */
export function bareText(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isEdge(text[start])) start += 1
  while (end > start && isEdge(text[end - 1])) end -= 1
  return text.slice(start, end)
}

/** A part of a text: `end` is exclusive. */
export type Span = { start: number; end: number }

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

/** In order, joined where they touch. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** The parts of `whole` outside of `spans`, which must be in order and apart. */
export function gapsBetween(whole: Span, spans: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let start = whole.start
  for (const span of spans) {
    if (span.end <= whole.start || span.start >= whole.end) continue
    if (span.start > start) gaps.push({ start, end: span.start })
    start = Math.max(start, span.end)
  }
  if (start < whole.end) gaps.push({ start, end: whole.end })
  return gaps
}

/** The span without the characters at both ends that `isEdge` accepts. */
export function trimSpan(text: string, span: Span, isEdge: (character: string) => boolean): Span {
  let { start, end } = span
  while (start < end && isEdge(text.charAt(start))) start++
  while (end > start && isEdge(text.charAt(end - 1))) end--
  return { start, end }
}

/** The text with other characters in these places, so that all places stay. */
export function blank(text: string, spans: readonly Span[]): string {
  let blanked = ''
  let from = 0
  for (const { start, end } of mergeSpans(spans)) {
    blanked += text.slice(from, start) + '\n'.repeat(end - start)
    from = end
  }
  return blanked + text.slice(from)
}

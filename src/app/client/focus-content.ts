/** Moves the focus to the title of the screen, or to the place where it will stand while its code is on the way. */
export function focusContent(): void {
  const main = document.getElementById('content')
  // The screen before it is kept in the page, hidden, until the new one can be drawn.
  const title = Array.from(main?.querySelectorAll('h1') ?? []).find((heading) => heading.checkVisibility())
  if (title) title.tabIndex = -1
  const target = title ?? main
  target?.focus({ preventScroll: true })
}

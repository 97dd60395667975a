/** Focuses the title of the screen, or its placeholder while the code loads. */
export function focusContent(): void {
  const main = document.getElementById('content')
  // The previous screen stays in the page, hidden, until the new one can be rendered.
  const title = Array.from(main?.querySelectorAll('h1') ?? []).find((heading) => heading.checkVisibility())
  if (title) title.tabIndex = -1
  const target = title ?? main
  target?.focus({ preventScroll: true })
}

import { preferredLocale } from '#client/i18n/preferred-locale.ts'

// A separate script that runs before the first paint of a pre-rendered page. The server does not know which language
// was chosen in this browser; a page in another one stays hidden until it is re-rendered.
if (document.documentElement.lang !== preferredLocale()) document.documentElement.style.visibility = 'hidden'

let pressed: HTMLElement | undefined

/** Remembers a click before hydration. */
function rememberClick(event: MouseEvent): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('button, input')
  if (!control) return
  event.preventDefault()
  pressed = control
}

addEventListener('click', rememberClick, true)

/** Called by the page after hydration. */
window.replayClick = () => {
  removeEventListener('click', rememberClick, true)
  pressed?.click()
}

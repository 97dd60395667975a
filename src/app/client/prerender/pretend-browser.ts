import type { SignUpMode } from '#platform/sign-up-mode.ts'

/** What the code of the screens asks a browser, where there is none: in the build, and in the server's renderer. */
export const browser = {
  marks: { visitor: 'signed-out', 'sign-up': 'open' as SignUpMode },
  address: new URL('http://page/'),
  /** What the person chose in their browser, by key. */
  choices: {} as Readonly<Record<string, string>>,
  width: 1280,
}

const PIXELS_PER_REM = 16
const widthQuery = /(?:min-width:|width >=) *([\d.]+)(px|rem)/

/** Our media queries ask for a least width, and nothing else. */
function matchMedia(query: string): { matches: boolean } {
  const [, size, unit] = widthQuery.exec(query) ?? []
  if (size === undefined) return { matches: false }
  return { matches: browser.width >= Number(size) * (unit === 'rem' ? PIXELS_PER_REM : 1) }
}

const storage = { getItem: (key: string) => browser.choices[key] ?? null, setItem: () => undefined }
const mark = (selector: string) => ({
  getAttribute: () => browser.marks[/meta\[name=(.+)\]/.exec(selector)?.[1] as keyof typeof browser.marks],
})

const globals = {
  document: {
    value: {
      documentElement: {},
      querySelector: mark,
      getElementById: () => null,
      fonts: { add: () => undefined },
    },
  },
  FontFace: { value: class {} },
  window: { value: Object.assign(new EventTarget(), { matchMedia }) },
  location: { get: () => browser.address },
  localStorage: { value: storage },
  sessionStorage: { value: storage },
  // Rendering reads nothing from the server: the answers come with the page.
  fetch: { value: () => new Promise(() => undefined), writable: true },
}

/** To be called before the code of the screens is loaded. */
export const pretendBrowser = (): void => {
  Object.defineProperties(globalThis, globals)
}

/** Tells the stores that what was chosen in the browser is different now. */
export function announceChoices(): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
}

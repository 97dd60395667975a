import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

// The same engine without windows, menus and profiles: a new page costs two thirds of the CPU time.
const SHELL = '/usr/bin/chromium-headless-shell'

const find = () => places.find((place) => place && existsSync(place))

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function install(name: 'chromium' | 'chromium-headless-shell'): void {
  console.log(`The browser tests need Chromium; installing the Debian package ${name} …`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function tryInstallShell(): void {
  try {
    install('chromium-headless-shell')
  } catch {
    console.log('It could not be installed; Chromium itself will do.')
  }
}

/**
 * The browser for tests: the one that CHROMIUM names, the headless shell, or Chromium. The shell is installed only if
 * there is no browser at all.
 */
export function testBrowser(): string {
  const isNamed = process.env.CHROMIUM && existsSync(process.env.CHROMIUM)
  if (isNamed) return chromium()
  if (!existsSync(SHELL) && !find() && mayInstall()) tryInstallShell()
  return existsSync(SHELL) ? SHELL : chromium()
}

/** Chromium with everything: an installed one, or Debian's package if we may install it. */
export function chromium(): string {
  const present = find()
  if (present) return present
  if (mayInstall()) install('chromium')
  const installed = find()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install it (Debian, Ubuntu: "sudo apt-get install chromium"; Mac: from google.com/chrome) or name it: CHROMIUM=/path/to/chromium npm test',
  )
}

// Every window would load two pages for address bar suggestions, a fifth of the time. Only the last switch of this name
// counts, so Playwright's own list is repeated here.
const unused = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Nothing runs in the background of tests and measurements. */
export const quietSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unused.join()}`,
]

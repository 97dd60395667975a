import { chromium } from '@playwright/test'
const base = 'http://127.0.0.1:45871'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
for (const [lang, width, height] of [['en', 1280, 900], ['es', 390, 844]] as const) {
  const ctx = await browser.newContext({ baseURL: base, viewport: { width, height }, hasTouch: width < 500, colorScheme: 'light' })
  const page = await ctx.newPage()
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log(lang, m.text()) })
  page.on('pageerror', (e) => console.log(lang, String(e)))
  await page.addInitScript((l) => localStorage.setItem('language', l), lang)
  await page.request.post('/api/signup', { data: { firstName: 'Ana', lastName: 'Ruiz', email: `a${Date.now()}@example.com`, password: 'correct horse', timeZone: 'Europe/Madrid' }, headers: { 'accept-language': lang } })
  let n = 0
  const shot = async (name: string, full = true) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/team-shots/${lang}-${String(++n).padStart(2, '0')}-${name}.png`, fullPage: full }) }
  await page.goto('/team'); await page.waitForLoadState('networkidle'); await shot('team-empty')
  await page.goto('/approvals'); await page.waitForLoadState('networkidle'); await shot('approvals-empty')
  await page.request.post('/api/populate-demo-data', { headers: { 'accept-language': lang } })
  await page.goto('/team'); await page.waitForLoadState('networkidle'); await shot('team')
  await page.goto('/team?view=created'); await page.waitForLoadState('networkidle'); await shot('team-created')
  const tasks = await (await page.request.get('/api/team-tasks?assigned=false')).json()
  await page.goto(`/team?view=created&task=${tasks.find((t: any) => t.status === 'in_progress').id}`); await page.waitForLoadState('networkidle'); await shot('sheet', false)
  await page.goto('/team?new=1&title=Call%20Naomi'); await page.waitForLoadState('networkidle'); await shot('new', false)
  await page.goto('/team'); await page.getByRole('button', { name: /^(Complete|Completar) / }).first().click(); await shot('complete', false)
  for (const tab of ['', '?tab=team', '?tab=notifications']) { await page.goto('/approvals' + tab); await page.waitForLoadState('networkidle'); await shot('approvals' + tab.slice(5)) }
  await page.goto('/approvals'); await page.getByRole('button', { name: /^(Reject|Rechazar) / }).first().click(); await page.getByRole('button', { name: /^(Reject task|Rechazar tarea)$/ }).click(); await shot('reject', false)
  if (lang === 'en') { await page.emulateMedia({ colorScheme: 'dark' }); await page.goto('/approvals'); await page.waitForLoadState('networkidle'); await shot('dark') ; await page.goto('/team?view=created'); await page.waitForLoadState('networkidle'); await shot('dark-team') }
  await ctx.close()
}
await browser.close()

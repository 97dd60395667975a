import { readFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { locate } from '#server/postgres/embedded.ts'
import { connectionTo } from '#server/postgres/knock.ts'
import { readRecord } from '#server/postgres/postmaster.ts'

const places = await locate('/tmp/health-data')
const record = await readRecord(places.cluster)
const password = (await readFile(places.passwordFile, 'utf8')).trim()
const db = new pg.Client(connectionTo({ host: record?.socketFolder ?? '', port: record?.port ?? 5432 }, password))
await db.connect()
const base = 'http://127.0.0.1:5906'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] })
const beat = () => db.query(`insert into publishing_workers (id) values ('w') on conflict (id) do update set seen_at = now()`)

async function post(page: Page, title: string, platform: string, state: string, minutes: number) {
  const { id } = await (await page.request.post(`${base}/api/campaigns`, { data: { title, description: 'x', platforms: [platform], withPictures: false } })).json()
  await db.query(`with m as (select now() + $3 * interval '1 minute' as at) update posts set state=$2, scheduled_for=m.at, due_at=m.at, lease_until=m.at, published_at = case when $2='published' then m.at end, reason = case when $2='needs_you' then 'no_account' when $2 = 'failed' then 'rejected' end from m where campaign_id=$1`, [id, state, minutes])
  await db.query(`update campaigns set scheduled_for=(select min(scheduled_for) from posts where campaign_id=$1), status = $2 where id=$1`, [id, state === 'published' ? 'published' : state === 'failed' ? 'failed' : 'scheduled'])
  return id
}
for (const [language, width] of [['en', 1280], ['es', 390], ['es', 1280], ['en', 390]] as const) {
  const context = await browser.newContext({ viewport: { width, height: 1000 }, deviceScaleFactor: 1, hasTouch: width < 500, colorScheme: width === 390 && language === 'en' ? 'dark' : 'light' })
  const page = await context.newPage()
  await page.addInitScript((v) => localStorage.setItem('language', v), language)
  await page.request.post(`${base}/api/signup`, { data: { firstName: 'Ana', lastName: 'Ruiz', email: `${Math.random()}@example.com`, password: 'correct horse battery', timeZone: 'Europe/Madrid' }, headers: { 'accept-language': language } })
  const shot = async (name: string, path: string, full = false) => {
    await page.goto(base + path)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/health-shots/${name}-${language}-${width}.png`, fullPage: full })
  }
  await beat()
  await shot('empty', '/campaigns')
  await post(page, 'Spring is here', 'facebook', 'published', -5)
  await post(page, 'Two for one on Tuesdays', 'x', 'scheduled', 60 * 15)
  await beat()
  await shot('well', '/campaigns')
  for (const platform of ['instagram', 'threads', 'x', 'facebook', 'linkedin']) await page.request.post(`${base}/api/social-accounts/sandbox`, { data: { platform } })
  await db.query(`update social_accounts set health = case platform when 'instagram' then 'needs_reconnect' when 'threads' then 'unreachable' else health end, paused_until = case platform when 'linkedin' then now() + interval '40 minutes' end`)
  const late = await post(page, 'Summer <b>sale</b> with a very long name that goes on and on and on', 'x', 'scheduled', -12)
  await post(page, 'Autumn', 'facebook', 'scheduled', -4)
  await post(page, 'Winter coats', 'tiktok', 'unconfirmed', -40)
  await post(page, 'New opening hours', 'snapchat', 'needs_you', -50)
  await post(page, 'Gift cards', 'pinterest', 'failed', -500)
  await beat()
  await shot('troubles', '/campaigns', true)
  await shot('settings', '/settings?section=channels')
  await shot('late', `/campaigns/${late}`)
  await shot('calendar', '/calendar')
  await db.query('delete from publishing_workers')
  await shot('noworker', '/campaigns')
  await context.close()
}
await browser.close()
await db.end()

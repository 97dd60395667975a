import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SCOPES } from '../src/connectors/social/meta/meta.api.ts'
import { startFakeMeta } from '../src/connectors/social/meta/meta.fake.fixture.ts'

/** What can go right and wrong on Facebook's page. */
export const wrongTurns = {
  denies: 'Cancel',
  withoutRight: 'Continue without a permission',
  withoutPage: 'Continue without a Page',
  personal: 'Continue with a personal Instagram account',
} as const
export const allowsAll = 'Continue'

/** The right that a person leaves out. */
export const leftOut = 'pages_manage_posts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Facebook with its page for people, on which they choose what to allow. */
export async function startMetaWithPage(): Promise<{ url: string; loginUrl: string }> {
  const meta = await startFakeMeta()
  meta.people = {
    withoutRight: { pages: meta.pages, allows: SCOPES.filter((scope) => scope !== leftOut) },
    withoutPage: { pages: [], allows: [...SCOPES] },
    personal: { pages: [{ ...meta.page, instagram: null }], allows: [...SCOPES] },
  }
  const page = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://facebook')
    const link = (text: string, href: string) => `<p><a href="${escaped(href)}">${text}</a></p>`
    const asked = (as: string) =>
      `${meta.url}${pathname}?${new URLSearchParams([...searchParams, ['as', as]])}`
    const back = new URL(searchParams.get('redirect_uri') ?? '')
    back.search = `${new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' })}`
    const { denies, ...others } = wrongTurns
    const links = [
      link(allowsAll, asked('')),
      ...Object.entries(others).map(([as, text]) => link(text, asked(as))),
      link(denies, back.href),
    ]
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>Facebook</title>${links.join('')}</html>`)
  })
  await new Promise<void>((resolve) => {
    page.listen(0, '127.0.0.1', resolve)
  })
  page.unref()
  return { url: meta.url, loginUrl: `http://127.0.0.1:${(page.address() as AddressInfo).port}` }
}

/** The keys of an app that Meta knows. */
export async function metaKeys(): Promise<{ clientId: string; clientSecret: string }> {
  const { app, close } = await startFakeMeta()
  await close()
  return app
}

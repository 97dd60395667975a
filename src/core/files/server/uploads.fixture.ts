import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { memberships } from '#server/tenancy/memberships.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { asPerson, type Person, sessionCookie } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'

/** One transparent pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** One brown pixel. */
export const jpeg = Buffer.from(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AI4Ak8//2Q==',
  'base64',
)
/** As iPhones save photos: 96 × 64 pixels, blue on the left third, red elsewhere, with camera metadata. */
export const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGkAAEAAAAAAAAAVQACAAAAAAH5AAEAAAAAAAAA8AAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAU1tZGF0AAAAUSgBrwngITl1X//+Lv/vf5Gsf/9KgaLrzz0gyekQMMLq2WbW24gJUUieTfrUq5UWe+gBk9DShuuafmlfNZIY561GaDAM1ZASIp9Mb/4awvon3gAAAABJSSoACAAAAAgAEgEDAAEAAAABAAAAGgEFAAEAAABuAAAAGwEFAAEAAAB2AAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAmIICAA4AAAB+AAAAaYcEAAEAAACMAAAAJYgEAAEAAADaAAAAAAAAADhjAADoAwAAOGMAAOgDAABDYWxsZSBNYXlvciAxAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAABgAAAAA6AEAAEAAABAAAAAAAAAAAEAAQACAAIAAABOAAAAAAAAAA==',
  'base64',
)
/** Starts like a picture, but is invalid. */
export const brokenJpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
)

/** A picture of exactly that many bytes. */
export const pngOf = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])

export async function askForUrl(person: Person): Promise<string> {
  const answer = await person.post('/api/objects/upload')
  expect(answer.statusCode).toBe(200)
  return answer.json<{ uploadURL: string }>().uploadURL
}

export const putBytes = (person: Person, url: string, payload: Buffer, type = 'image/png') =>
  person.call({ method: 'PUT', url, payload, headers: { 'content-type': type } })

export const withoutQuery = (url: string) => url.split('?', 1)[0] ?? ''

/** Uploads and answers the file's URL. */
export async function upload(person: Person, payload: Buffer = png): Promise<string> {
  const url = await askForUrl(person)
  const answer = await putBytes(person, url, payload)
  expect(answer.statusCode).toBe(200)
  return withoutQuery(url)
}

/** The same person on another device. */
export async function onAnotherDevice({ app }: TestApp, person: Person): Promise<Person> {
  const { user, email, password } = person
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
  return asPerson(app, { user, email, password, cookie: sessionCookie(answer), language: 'en' })
}

export async function workspaceOf({ deps }: TestApp, { user }: Person): Promise<WorkspaceId> {
  const [membership] = await deps.db.select().from(memberships).where(eq(memberships.userId, user.id))
  if (!membership) throw new Error('The person belongs to no workspace.')
  return membership.workspaceId
}

/** All objects on disk, complete and partial. */
export async function onDisk({ deps }: TestApp): Promise<{ objects: string[]; partial: string[] }> {
  return {
    objects: await readdir(join(deps.env.dataDir, 'objects')),
    partial: await readdir(join(deps.env.dataDir, 'partial')),
  }
}

export const nothing = { objects: [], partial: [] }

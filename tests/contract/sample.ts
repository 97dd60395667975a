import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Person } from '#tests/person.ts'
import { png } from '#tests/png.ts'
import type { TestApp } from '#tests/test-app.ts'

/** What a right call of one endpoint needs, on objects that belong to `owner`. */
export type Sample = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown> | string
  /** An upload's bytes. */
  raw?: Buffer
  /** What only its owner can send along, where that and no session gives the right: a signature. */
  ownHeaders?: Record<string, string>
}

export type Build = (owner: Person, at: TestApp) => Promise<Sample> | Sample

export const workspaceOf = async (owner: Person, at: TestApp): Promise<WorkspaceId> => {
  const { rows } = await at.query('select workspace_id from memberships where user_id = $1', [owner.user.id])
  return rows[0]?.workspace_id as WorkspaceId
}

export const upload = async (owner: Person) => {
  const { uploadURL } = (await owner.post('/api/objects/upload')).json<{ uploadURL: string }>()
  const url = new URL(uploadURL, 'http://localhost')
  const name = url.pathname.split('/').at(-1) ?? ''
  return { params: { name }, query: Object.fromEntries(url.searchParams), uploadURL }
}

export const storedObject = async (owner: Person): Promise<string> => {
  const { params, uploadURL } = await upload(owner)
  await owner.call({ method: 'PUT', url: uploadURL, payload: png, headers: { 'content-type': 'image/png' } })
  return params.name
}

/** A picture of the media library. */
export const mediaItem = async (owner: Person): Promise<string> =>
  (
    await owner.post('/api/media', { url: `/api/objects/${await storedObject(owner)}`, name: 'tulips.png' })
  ).json().id

export const brand = async (owner: Person): Promise<string> =>
  (await owner.post('/api/brands', { name: 'Second brand' })).json().id

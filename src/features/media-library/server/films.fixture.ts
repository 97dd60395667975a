import { mp4 } from '#media/video/film.fixture.ts'
import { sendAll } from '#tests/chunked-upload.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { convertFilm } from './convert-film.job.ts'

export const finish = (person: Person, uploadId: string) =>
  person.post('/api/media/from-upload', { uploadId })

export const readItem = async (person: Person, id: string) =>
  (await person.get(`/api/media/${id}`)).json<MediaItem>()

/** Uploads a film and converts it, as the job does. */
export async function addFilm(
  at: TestApp,
  person: Person,
  { bytes, name = 'film.mp4' }: { bytes?: Buffer; name?: string } = {},
): Promise<MediaItem> {
  const answer = await finish(person, await sendAll(person, bytes ?? (await mp4()), name))
  if (answer.statusCode !== 201) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  const { id } = answer.json<MediaItem>()
  await convertFilm.run({ workspaceId: await workspaceOf(at, person), itemId: id }, at.deps)
  return readItem(person, id)
}

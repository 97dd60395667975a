import { type FakeAnswer, fieldsOf, partsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'
import {
  addComment,
  type FakeFile,
  type FakePage,
  type FakeState,
  faultOf,
  instant,
  missing,
  nextId,
  no,
  ok,
  type Shown,
  show,
  shownBy,
} from './fake-state.fixture.ts'

const MAX_PHOTO_BYTES = 10_000_000
const PIECE_BYTES = 40_000

type Photo = FakeFile & { alt: string; isUsed: boolean }
type Video = {
  session: string
  size: number
  received: Buffer[]
  type: string
  postId: string | null
  checksLeft: number
}

const bytesIn = (video: Video) => video.received.reduce((sum, { length }) => sum + length, 0)

/** What a Page does, as Facebook does it. */
export function createFakePages(state: FakeState) {
  const photos = new Map<string, Photo>()
  const videos = new Map<string, Video>()

  function uploadPhoto(request: FakeRequest): FakeAnswer {
    const fields = fieldsOf(request)
    const file = partsOf(request).find(({ name }) => name === 'source')
    if (!file || fields.published !== 'false') return no(324, 'Missing or invalid image file')
    if (!/^image\/(jpeg|png)$/.test(file.type) || file.content.length > MAX_PHOTO_BYTES)
      return no(324, 'Missing or invalid image file')
    const id = nextId()
    const alt = String(fields.alt_text_custom ?? '')
    photos.set(id, { type: file.type, bytes: file.content.length, alt, isUsed: false })
    return ok({ id })
  }

  function takePhotos(ids: readonly string[]): Photo[] | null {
    const found = ids.flatMap((id) => photos.get(id) ?? [])
    if (found.length < ids.length || found.some(({ isUsed }) => isUsed)) return null
    for (const photo of found) photo.isUsed = true
    return found
  }

  function createPost(page: FakePage, request: FakeRequest): FakeAnswer {
    const fault = faultOf(state)
    if (fault) return fault
    const { message = '', attached_media: attached = '[]', link, ...more } = fieldsOf(request)
    if (Object.keys(more).length > 0) return no(100, `Unknown parameters: ${Object.keys(more).join()}`)
    const ids = (JSON.parse(String(attached)) as { media_fbid: string }[]).map((each) => each.media_fbid)
    if (message === '' && ids.length === 0 && !link) return no(100, 'The post is empty')
    const taken = takePhotos(ids)
    if (!taken) return no(100, 'A photo does not exist or was already posted')
    const id = `${page.id}_${nextId()}`
    const shown = { id, owner: page.id, text: String(message), at: instant(), mediaId: '', isStory: false }
    return show(state, shown, taken, ok({ id }))
  }

  function createPhotoStory(page: FakePage, request: FakeRequest): FakeAnswer {
    const fault = faultOf(state)
    if (fault) return fault
    const photoId = String(fieldsOf(request).photo_id)
    const taken = takePhotos([photoId])
    if (!taken) return no(100, 'The photo does not exist or was already posted')
    const id = nextId()
    const shown = { id, owner: page.id, text: '', at: instant(), mediaId: photoId, isStory: true }
    return show(state, shown, taken, ok({ success: true, post_id: id }))
  }

  function start(size: number, session: string): string {
    const id = nextId()
    videos.set(id, { session, size, received: [], type: 'video/mp4', postId: null, checksLeft: 1 })
    return id
  }

  /** Asked again, it is the same video: it is published once. */
  function finish(page: FakePage, id: string, text: string, isStory: boolean): FakeAnswer {
    const video = videos.get(id)
    if (!video || video.received.length === 0 || (video.size > 0 && bytesIn(video) !== video.size))
      return no(6000, 'There was a problem uploading your video file')
    const fault = faultOf(state)
    if (fault) return fault
    if (video.postId !== null) return ok({ success: true })
    video.postId = nextId()
    const postId = isStory ? video.postId : `${page.id}_${video.postId}`
    const shown = { id: postId, owner: page.id, text, at: instant(), mediaId: id, isStory }
    const file = { type: video.type, bytes: bytesIn(video), alt: '' }
    return show(state, shown, [file], ok({ success: true, ...(isStory && { post_id: postId }) }))
  }

  const nextPiece = (video: Video) => ({
    start_offset: `${bytesIn(video)}`,
    end_offset: `${Math.min(video.size, bytesIn(video) + PIECE_BYTES)}`,
  })

  function onVideos(page: FakePage, request: FakeRequest): FakeAnswer {
    const fields = fieldsOf(request)
    const session = String(fields.upload_session_id)
    if (fields.upload_phase === 'start') {
      const opened = nextId()
      const id = start(Number(fields.file_size), opened)
      const video = videos.get(id)
      return ok({ video_id: id, upload_session_id: opened, ...(video && nextPiece(video)) })
    }
    const [id, video] = videos.entries().find(([, each]) => each.session === session) ?? []
    if (!id || !video) return no(6000, 'Unknown upload session')
    if (fields.upload_phase === 'finish') return finish(page, id, String(fields.description ?? ''), false)
    const piece = partsOf(request).find(({ name }) => name === 'video_file_chunk')
    if (!piece || Number(fields.start_offset) !== bytesIn(video))
      return no(6000, 'Start offset is invalid', { subcode: 1_363_037 })
    video.received.push(piece.content)
    video.type = piece.type
    return ok(nextPiece(video))
  }

  function onVideoStories(page: FakePage, request: FakeRequest): FakeAnswer {
    const { upload_phase: phase, video_id: id, video_state: wanted } = fieldsOf(request)
    if (phase === 'START') {
      const videoId = start(0, '')
      const host = request.headers['x-forwarded-host'] ?? request.headers.host
      return ok({ video_id: videoId, upload_url: `http://${host}/video-upload/${videoId}` })
    }
    return wanted === 'PUBLISHED' ? finish(page, String(id), '', true) : no(100, 'Unknown state')
  }

  function upload(id: string, { headers, body }: FakeRequest): FakeAnswer {
    const video = videos.get(id)
    if (!video || headers.offset !== '0' || Number(headers.file_size) !== body.length)
      return { status: 400, body: { debug_info: { type: 'InvalidRequest', message: 'Partial request' } } }
    video.received = [body]
    return ok({ success: true })
  }

  function readVideo(id: string): FakeAnswer | null {
    const video = videos.get(id)
    if (!video) return null
    const isDone = video.postId !== null && --video.checksLeft < 0
    if (video.postId === null)
      return ok({ id, status: { video_status: 'uploading', publishing_phase: { status: 'not_started' } } })
    if (state.failure !== null)
      return ok({
        id,
        status: {
          video_status: 'error',
          processing_phase: { status: 'error', errors: [{ message: state.failure }] },
        },
      })
    const publishing = { status: isDone ? 'complete' : 'not_started' }
    return ok({
      id,
      ...(isDone && { post_id: video.postId }),
      status: {
        video_status: isDone ? 'ready' : 'processing',
        processing_phase: { status: isDone ? 'complete' : 'in_progress' },
        publishing_phase: publishing,
      },
    })
  }

  /** Stories have no counts. */
  const readPost = ({ id, isStory, text }: Shown): FakeAnswer =>
    isStory
      ? no(100, 'Tried accessing nonexisting field (shares)')
      : ok({
          id,
          message: text,
          shares: { count: 2 },
          reactions: { data: [], summary: { total_count: 7 } },
          comments: { data: [], summary: { total_count: 3 } },
        })

  function answer(page: FakePage, edge: string, request: FakeRequest): FakeAnswer {
    const isPost = request.method === 'POST'
    if (edge === '') return ok({ id: page.id, name: page.name })
    if (edge === 'published_posts')
      return ok({
        data: shownBy(state, page.id, false).map(({ id, text, at }) => ({
          id,
          message: text,
          created_time: at,
        })),
      })
    if (edge === 'stories')
      return ok({
        data: shownBy(state, page.id, true).map(({ id, mediaId }) => ({ post_id: id, media_id: mediaId })),
      })
    if (!isPost) return missing(edge)
    if (edge === 'photos') return uploadPhoto(request)
    if (edge === 'feed') return createPost(page, request)
    if (edge === 'photo_stories') return createPhotoStory(page, request)
    if (edge === 'videos') return onVideos(page, request)
    return edge === 'video_stories' ? onVideoStories(page, request) : missing(edge)
  }

  const comments = (postId: string, request: FakeRequest): FakeAnswer =>
    request.method === 'POST'
      ? addComment(state, postId, String(fieldsOf(request).message ?? ''))
      : ok({
          data: state.comments
            .filter((each) => each.postId === postId)
            .map(({ id, text, at }) => ({ id, message: text, created_time: at })),
        })

  return { answer, comments, upload, readVideo, readPost }
}

import { type FakeAnswer, fieldsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'
import {
  addComment,
  type FakeFile,
  type FakeState,
  faultOf,
  instant,
  missing,
  nextId,
  no,
  ok,
  show,
  shownBy,
} from './fake-state.fixture.ts'

const MAX_CAPTION = 2200
const MAX_IMAGE_BYTES = 8_000_000
const POSTS_A_DAY = 50

export type FakeContainer = {
  owner: string
  type: string
  caption: string
  files: (FakeFile & { alt: string })[]
  isChild: boolean
  checksLeft: number
  state: 'IN_PROGRESS' | 'FINISHED' | 'PUBLISHED' | 'EXPIRED' | 'ERROR'
}

/** What a professional account does, as Instagram does it. */
export function createFakeInstagram(state: FakeState) {
  const containers = new Map<string, FakeContainer>()

  /** Instagram reads images from where they are; only as JPEG. */
  async function fetchImage(url: string): Promise<FakeFile | null> {
    const answer = await fetch(url).catch(() => null)
    if (!answer?.ok) return null
    const type = answer.headers.get('content-type') ?? ''
    return { type, bytes: (await answer.arrayBuffer()).byteLength }
  }

  function refusalOf(file: FakeFile | null): FakeAnswer | null {
    if (!file) return no(9004, 'Only photo or video can be accepted as media type.', { subcode: 2_207_052 })
    if (file.type !== 'image/jpeg')
      return no(36_001, 'The image format is not supported.', { subcode: 2_207_005 })
    return file.bytes > MAX_IMAGE_BYTES
      ? no(36_000, 'The image size is too large.', { subcode: 2_207_004 })
      : null
  }

  function add(container: FakeContainer, request: FakeRequest, isUpload: boolean): FakeAnswer {
    const id = nextId()
    containers.set(id, container)
    const host = request.headers['x-forwarded-host'] ?? request.headers.host
    return ok({ id, ...(isUpload && { uri: `http://${host}/ig-api-upload/${id}` }) })
  }

  async function create(owner: string, request: FakeRequest): Promise<FakeAnswer> {
    const fields = fieldsOf(request) as Record<string, string>
    const { media_type: type = 'IMAGE', caption = '', image_url: url, alt_text: alt = '' } = fields
    const isChild = fields.is_carousel_item === 'true'
    if (caption.length > MAX_CAPTION) return no(36_004, 'The caption was too long.', { subcode: 2_207_010 })
    if ((isChild || type === 'STORIES') && 'caption' in fields) return no(100, 'No caption here')
    if (alt !== '' && type !== 'IMAGE') return no(100, 'Alternative text is for images')
    const invited: unknown = JSON.parse(fields.collaborators ?? '[]')
    if (!Array.isArray(invited) || invited.length > 3) return no(100, 'Up to three collaborators')
    if (invited.length > 0 && (isChild || type === 'STORIES')) return no(100, 'No collaborators here')
    const container: FakeContainer = {
      owner,
      type,
      caption,
      files: [],
      isChild,
      checksLeft: 1,
      state: 'IN_PROGRESS',
    }
    if (type === 'CAROUSEL') {
      const children = (fields.children ?? '').split(',').map((id) => containers.get(id))
      const isReady = children.every((child) => child?.isChild && child.state === 'FINISHED')
      if (!isReady || children.length < 2 || children.length > 10)
        return no(9004, 'A carousel needs two to ten children that are ready')
      container.files = children.flatMap((child) => child?.files ?? [])
      return add(container, request, false)
    }
    if (fields.upload_type === 'resumable')
      return ['REELS', 'STORIES', 'VIDEO'].includes(type)
        ? add(container, request, true)
        : no(100, 'Images cannot be uploaded')
    const file = await fetchImage(url ?? '')
    const refused = refusalOf(file)
    if (refused || !file) return refused ?? missing('The image')
    container.files = [{ ...file, alt }]
    container.checksLeft = 0
    return add(container, request, false)
  }

  function upload(id: string, { headers, body }: FakeRequest): FakeAnswer {
    const container = containers.get(id)
    if (!container || headers.offset !== '0' || Number(headers.file_size) !== body.length)
      return { status: 400, body: { debug_info: { type: 'InvalidRequest', message: 'Partial request' } } }
    container.files = [{ type: 'video/mp4', bytes: body.length, alt: '' }]
    return ok({ success: true, message: 'Upload successful.' })
  }

  function readContainer(id: string): FakeAnswer | null {
    const container = containers.get(id)
    if (!container) return null
    if (container.state === 'IN_PROGRESS' && container.files.length > 0 && --container.checksLeft < 0)
      container.state = state.failure === null ? 'FINISHED' : 'ERROR'
    const { state: code } = container
    const said = code === 'ERROR' ? `Error: ${state.failure}` : code
    return ok({ id, status_code: code, status: said })
  }

  function publish(owner: string, request: FakeRequest): FakeAnswer {
    const fault = faultOf(state)
    if (fault) return fault
    const id = String(fieldsOf(request).creation_id)
    const container = containers.get(id)
    if (!container || container.owner !== owner)
      return no(24, 'Media ID is not available', { subcode: 2_207_006 })
    if (container.state !== 'FINISHED' || container.isChild)
      return no(9007, 'Media is not ready to be published', { subcode: 2_207_027 })
    if (state.postsLeft <= 0)
      return no(9, 'You reached the maximum number of posts', { subcode: 2_207_042, status: 403 })
    state.postsLeft -= 1
    container.state = 'PUBLISHED'
    const mediaId = nextId()
    const isStory = container.type === 'STORIES'
    const shown = { id: mediaId, owner, text: container.caption, at: instant(), mediaId: id, isStory }
    return show(state, shown, container.files, ok({ id: mediaId }))
  }

  function answer(
    owner: string,
    username: string,
    edge: string,
    request: FakeRequest,
  ): FakeAnswer | Promise<FakeAnswer> {
    const isPost = request.method === 'POST'
    if (edge === '') return ok({ id: owner, username })
    if (edge === 'media' && isPost) return create(owner, request)
    if (edge === 'media_publish' && isPost) return publish(owner, request)
    if (edge === 'content_publishing_limit')
      return ok({
        data: [
          {
            quota_usage: POSTS_A_DAY - state.postsLeft,
            config: { quota_total: POSTS_A_DAY, quota_duration: 86_400 },
          },
        ],
      })
    if (edge !== 'media' && edge !== 'stories') return missing(edge)
    const own = shownBy(state, owner, edge === 'stories')
    return ok({
      data: own.map(({ id, text, at }) => ({ id, ...(text && { caption: text }), timestamp: at })),
    })
  }

  const comments = (mediaId: string, request: FakeRequest): FakeAnswer =>
    request.method === 'POST'
      ? addComment(state, mediaId, String(fieldsOf(request).message ?? ''))
      : ok({
          data: state.comments
            .filter(({ postId }) => postId === mediaId)
            .map(({ id, text, at }) => ({ id, text, timestamp: at })),
        })

  const readMedia = (owner: string, id: string): FakeAnswer =>
    ok({
      id,
      permalink: `https://www.instagram.com/p/${id}/`,
      media_product_type: shownBy(state, owner, true).some((each) => each.id === id) ? 'STORY' : 'FEED',
      like_count: 4,
      comments_count: 1,
    })

  return { answer, comments, upload, readContainer, readMedia, containers }
}

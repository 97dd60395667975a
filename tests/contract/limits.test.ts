import { describe, expect, test } from 'vitest'
import { type Definition, isSchema } from '#platform/endpoint.ts'
import { allEndpoints, nameOf } from './all-endpoints.ts'

/** Each calls a model, a network or a POS, draws, renders, sends mail, or writes a lot. */
const costly = [
  'POST /api/campaigns/generate',
  'POST /api/campaigns/:id/pictures',
  'POST /api/campaigns/:id/results',
  'POST /api/campaigns/:id/posts/:postId/results',
  'POST /api/campaigns/:id/posts/:postId/rework',
  'POST /api/campaigns/:id/posts/:postId/adapt',
  'POST /api/campaigns/:id/posts/:postId/translate',
  'POST /api/content-plans/generate',
  'POST /api/content-plans/:id/retry',
  'POST /api/content-plans/:id/posts/:postId/rewrite',
  'POST /api/creations',
  'POST /api/conversations/:id/suggestion',
  'POST /api/conversations/:id/reply',
  'POST /api/messages/:id/retry',
  'POST /api/help-chat',
  'POST /api/generate-video',
  'POST /api/brand-design/preview',
  'POST /api/brand-pictures',
  'POST /api/brand-pictures/generate',
  'PUT /api/brand-pictures/:id',
  'POST /api/objects/upload',
  'POST /api/media',
  'POST /api/media/from-upload',
  'POST /api/media/:id/retry',
  'POST /api/uploads',
  'PUT /api/campaigns/:id/picture',
  'POST /api/populate-demo-data',
  'DELETE /api/demo-data',
  'POST /api/invitations',
  'POST /api/invitations/:id/resend',
  'POST /api/consent/ask',
  'POST /api/consent/ask-everyone',
  'POST /api/pos-integrations',
  'PUT /api/pos-integrations/:id',
  'POST /api/pos-integrations/:id/sync-products',
  'POST /api/social-accounts/connect',
  'POST /api/social-accounts/sign-in',
  'PUT /api/social-accounts/apps',
  'POST /api/social-accounts/sign-in/return',
  'POST /api/social-accounts/:id/test-post',
  'POST /api/social-accounts/:id/check',
  'POST /api/social-accounts/:id/templates',
  'POST /api/social-accounts/:id/templates/sync',
  'POST /api/campaigns/:id/posts/:postId/template/submission',
  'PUT /api/settings/ai',
  'GET /api/settings/ai/local',
  'POST /api/settings/ai/local',
  'PUT /api/settings/mail',
  'PUT /api/mailing-settings/returned',
  'POST /api/settings/mail/test',
]

/** Existing files, and uploads to a URL that another call has issued and counted. */
const cheapFiles = [
  'GET /api/objects/:name',
  'GET /api/objects/:name/thumbnail',
  'PUT /api/objects/:name',
  'PUT /api/uploads/:id',
  'GET /api/videos/:id/file',
]

const limitsOf = ({ rateLimits = [] }: Definition) => rateLimits
const limitedPer = (definition: Definition) => new Set(limitsOf(definition).map(({ per }) => per))
const isPublic = ({ access }: Definition) => access === 'public'

/** Creates or receives a file. */
const handlesFiles = ({ response, bodyType = 'json' }: Definition) =>
  bodyType !== 'json' || (!isSchema(response) && response.kind === 'file')

describe('costly calls', () => {
  const named = allEndpoints.filter(
    (definition) =>
      !isPublic(definition) &&
      (costly.includes(nameOf(definition)) || handlesFiles(definition)) &&
      !cheapFiles.includes(nameOf(definition)),
  )

  test('every name in the lists is an endpoint', () => {
    const names = allEndpoints.map(nameOf)
    expect([...costly, ...cheapFiles].filter((name) => !names.includes(name))).toEqual([])
  })

  test.each(named.map((definition) => [nameOf(definition), definition] as const))(
    '%s is limited per person and per workspace',
    (_name, definition) => {
      const per = limitedPer(definition)
      expect([per.has('person'), per.has('workspace'), per.has('address')]).toEqual([true, true, true])
    },
  )
})

test('a signed-in caller is counted as a person first, so that changing the address resets nothing', () => {
  const wrong = allEndpoints.filter(
    (definition) =>
      !isPublic(definition) && limitsOf(definition).length > 0 && limitsOf(definition)[0]?.per !== 'person',
  )
  expect(wrong.map(nameOf)).toEqual([])
})

test('calls without a session are counted by address, and cannot name persons', () => {
  const wrong = allEndpoints.filter(
    (definition) =>
      isPublic(definition) && limitsOf(definition).some(({ per }) => per === 'person' || per === 'workspace'),
  )
  expect(wrong.map(nameOf)).toEqual([])
})

test('no anonymous caller can use up a global limit', () => {
  const wrong = allEndpoints.filter((definition) =>
    limitsOf(definition).some(({ per, withField }) => per === 'everybody' && withField === undefined),
  )
  expect(wrong.map(nameOf)).toEqual([])
})

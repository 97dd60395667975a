import { createHash, createPublicKey, type JsonWebKey, randomUUID, verify } from 'node:crypto'
import { type FakeAnswer, fieldsOf } from '../conformance/fake-http.fixture.ts'
import type { FakeRequest } from '../conformance/fake-network.fixture.ts'

type Jwt = { header: Record<string, unknown>; claims: Record<string, unknown> }
type Pushed = { clientId: string; fields: Record<string, unknown>; jkt: string }
type Session = { access: string; refresh: string; jkt: string; clientId: string }

const SCOPES = 'atproto transition:generic'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The content of a token that this key has signed; null otherwise. */
function openJwt(token: string, keyOf: (header: Record<string, unknown>) => unknown): Jwt | null {
  try {
    const [head = '', body = '', signature = ''] = token.split('.')
    const header = JSON.parse(Buffer.from(head, 'base64url').toString())
    const key = createPublicKey({ format: 'jwk', key: keyOf(header) as JsonWebKey })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    if (!isSigned || header.alg !== 'ES256') return null
    return { header, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) }
  } catch {
    return null
  }
}

const no = (error: string, status = 400): FakeAnswer => ({
  status,
  body: { error, error_description: error },
})

export type FakeOAuth = ReturnType<typeof fakeOAuth>

/** The sign-in of a server, by the network's profile of OAuth. It believes nothing that it can check. */
export function fakeOAuth(given: { did: string; handle: string; url: () => string }) {
  const used = new Set<string>()
  const pushed = new Map<string, Pushed>()
  const codes = new Map<string, Pushed>()
  const sessions = new Set<Session>()
  const state = {
    /** What the person does on the page; `as`: with another account. */
    person: { denies: false, withholds: '', as: given.did },
    /** Who sends the person back. */
    sendsBackAs: null as string | null,
    /** Instead of the next answer to a request for tokens. `lost`: they are issued, and the answer is cut off. */
    troubles: null as FakeAnswer | 'lost' | null,
    metadata: {} as Record<string, unknown>,
    protectedResource: {} as Record<string, unknown>,
    didDocument: {} as Record<string, unknown>,
    nonce: String(randomUUID()),
    /** Reads what a client with an address says of itself. */
    readDocument: async (_clientId: string): Promise<Record<string, unknown>> => ({}),
    sessions,
  }

  const isFirst = (jti: unknown) => {
    if (typeof jti !== 'string' || used.has(jti)) return false
    used.add(jti)
    return true
  }

  /** The thumbprint of the key that signed the proof, or the refusal. */
  function checkProof({ method, path, headers }: FakeRequest, token?: string): string | FakeAnswer {
    const proof = openJwt(headers.dpop ?? '', ({ jwk }) => jwk)
    if (proof?.header.typ !== 'dpop+jwt') return no('invalid_dpop_proof')
    const { htm, htu, nonce, jti, ath, iat } = proof.claims
    const { pathname } = new URL(path, given.url())
    const here = `http://${headers['x-forwarded-host'] ?? headers.host}${pathname}`
    const jwk = proof.header.jwk as Record<string, string>
    if (htm !== method || htu !== here || 'd' in jwk || !Number.isInteger(iat))
      return no('invalid_dpop_proof')
    if (!isFirst(jti)) return no('invalid_dpop_proof')
    if (nonce !== state.nonce) return no('use_dpop_nonce', token === undefined ? 400 : 401)
    if (token !== undefined && ath !== sha256(token)) return no('invalid_dpop_proof', 401)
    return sha256(JSON.stringify({ crv: jwk.crv, kty: jwk.kty, x: jwk.x, y: jwk.y }))
  }

  /** Null if it is the client that it says it is. */
  async function checkClient(fields: Record<string, unknown>): Promise<FakeAnswer | null> {
    const clientId = String(fields.client_id)
    if (clientId.startsWith('http://localhost?')) {
      const { searchParams } = new URL(clientId)
      const redirect = new URL(searchParams.get('redirect_uri') ?? '')
      const isAllowed = redirect.hostname === '127.0.0.1' && searchParams.get('scope') === SCOPES
      return isAllowed ? null : no('invalid_client')
    }
    const document = await state.readDocument(clientId)
    const { keys = [] } = (document.jwks ?? {}) as { keys?: Record<string, unknown>[] }
    const assertion = openJwt(String(fields.client_assertion), ({ kid }) =>
      keys.find((key) => key.kid === kid),
    )
    if (document.client_id !== clientId || document.dpop_bound_access_tokens !== true)
      return no('invalid_client')
    if (!assertion || !isFirst(assertion.claims.jti)) return no('invalid_client', 401)
    const { iss, sub, aud } = assertion.claims
    return iss === clientId && sub === clientId && aud === given.url() ? null : no('invalid_client', 401)
  }

  async function push(request: FakeRequest): Promise<FakeAnswer> {
    const jkt = checkProof(request)
    if (typeof jkt !== 'string') return jkt
    const fields = fieldsOf(request)
    const refused = await checkClient(fields)
    if (refused) return refused
    if (fields.code_challenge_method !== 'S256' || fields.scope !== SCOPES) return no('invalid_request')
    const uri = `urn:ietf:params:oauth:request_uri:req-${randomUUID()}`
    pushed.set(uri, { clientId: String(fields.client_id), fields, jkt })
    return { status: 201, body: { request_uri: uri, expires_in: 299 } }
  }

  function authorize(query: URLSearchParams): FakeAnswer {
    const request = pushed.get(query.get('request_uri') ?? '')
    if (!request || request.clientId !== query.get('client_id')) return no('invalid_request')
    const back = new URL(String(request.fields.redirect_uri))
    back.searchParams.set('state', String(request.fields.state))
    back.searchParams.set('iss', state.sendsBackAs ?? given.url())
    const code = `cod-${randomUUID()}`
    if (state.person.denies) back.searchParams.set('error', 'access_denied')
    else back.searchParams.set('code', code)
    codes.set(code, request)
    return { status: 302, headers: { location: back.href } }
  }

  function open(jkt: string, clientId: string): Session {
    const session = { access: `at-${randomUUID()}`, refresh: `ref-${randomUUID()}`, jkt, clientId }
    sessions.add(session)
    return session
  }

  function issue(jkt: string, clientId: string): FakeAnswer {
    const { access, refresh } = open(jkt, clientId)
    const scope = SCOPES.split(' ').filter((each) => each !== state.person.withholds)
    const body = { access_token: access, token_type: 'DPoP', refresh_token: refresh, expires_in: 1800 }
    return { status: 200, body: { ...body, scope: scope.join(' '), sub: state.person.as } }
  }

  const revokeAll = (refresh: string) => {
    for (const each of sessions) if (each.refresh === refresh) sessions.delete(each)
  }

  function grant(fields: Record<string, unknown>, jkt: string): FakeAnswer {
    const clientId = String(fields.client_id)
    if (fields.grant_type === 'refresh_token') {
      const session = [...sessions].find(({ refresh }) => refresh === fields.refresh_token)
      if (!session || session.jkt !== jkt || session.clientId !== clientId) return no('invalid_grant')
      sessions.delete(session)
      return issue(jkt, clientId)
    }
    const request = codes.get(String(fields.code))
    codes.delete(String(fields.code))
    const isAsked =
      request?.jkt === jkt &&
      request.clientId === clientId &&
      request.fields.redirect_uri === fields.redirect_uri &&
      request.fields.code_challenge === sha256(String(fields.code_verifier))
    return isAsked ? issue(jkt, clientId) : no('invalid_grant')
  }

  async function answerToken(request: FakeRequest): Promise<FakeAnswer> {
    const { troubles } = state
    if (troubles && troubles !== 'lost') return troubles
    const jkt = checkProof(request)
    if (typeof jkt !== 'string') return jkt
    const fields = fieldsOf(request)
    const refused = await checkClient(fields)
    if (refused) return refused
    const answer = grant(fields, jkt)
    return troubles === 'lost' ? 'cut' : answer
  }

  async function revoke(request: FakeRequest): Promise<FakeAnswer> {
    const fields = fieldsOf(request)
    const refused = await checkClient(fields)
    if (refused) return refused
    revokeAll(String(fields.token))
    return { status: 200, body: {} }
  }

  /** Null if the call has a token, and a proof of the key that it belongs to. */
  function checkCall(request: FakeRequest): FakeAnswer | null {
    const token = (request.headers.authorization ?? '').replace('DPoP ', '')
    const jkt = checkProof(request, token)
    if (typeof jkt !== 'string') return jkt
    const isOpen = [...sessions].some((session) => session.access === token && session.jkt === jkt)
    return isOpen ? null : no('invalid_token', 401)
  }

  function answerPublic(pathname: string): FakeAnswer | null {
    const { did, handle } = given
    const url = given.url()
    const service = [{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: url }]
    const bodies: Record<string, unknown> = {
      '/.well-known/atproto-did': did,
      '/.well-known/did.json': { id: did, alsoKnownAs: [`at://${handle}`], service, ...state.didDocument },
      '/.well-known/oauth-protected-resource': {
        resource: url,
        authorization_servers: [url],
        ...state.protectedResource,
      },
      '/.well-known/oauth-authorization-server': {
        issuer: url,
        authorization_endpoint: `${url}/oauth/authorize`,
        token_endpoint: `${url}/oauth/token`,
        pushed_authorization_request_endpoint: `${url}/oauth/par`,
        revocation_endpoint: `${url}/oauth/revoke`,
        require_pushed_authorization_requests: true,
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
        code_challenge_methods_supported: ['S256'],
        dpop_signing_alg_values_supported: ['ES256', 'ES256K'],
        scopes_supported: ['atproto', 'transition:generic', 'transition:email'],
        ...state.metadata,
      },
    }
    bodies[`/${did}`] = bodies['/.well-known/did.json']
    const body = bodies[decodeURIComponent(pathname)]
    return body === undefined ? null : { status: 200, body }
  }

  /** What is not about posts; null if it is. */
  async function answer(request: FakeRequest): Promise<FakeAnswer | null> {
    const { pathname, searchParams } = new URL(request.path, given.url())
    if (pathname === '/oauth/par') return push(request)
    if (pathname === '/oauth/authorize') return authorize(searchParams)
    if (pathname === '/oauth/token') return answerToken(request)
    if (pathname === '/oauth/revoke') return revoke(request)
    return answerPublic(pathname)
  }

  return Object.assign(state, { answer, checkCall, open })
}

import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'

/** The public half of a P-256 key (RFC 7517). */
export type PublicJwk = { kty: 'EC'; crv: 'P-256'; x: string; y: string }

/** A P-256 key that signs with ES256. */
export type SigningKey = { key: KeyObject; publicJwk: PublicJwk; thumbprint: string }

/** The order of the curve P-256: a private key is a number below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** 128 bits more than the order has, so that no key is likelier than another (FIPS 186-5, A.2.1). */
export const SEED_BYTES = 48

/** RFC 7638: the members in this order and no others. */
export const thumbprintOf = ({ crv, kty, x, y }: PublicJwk): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')

function signingKey(key: KeyObject): SigningKey {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
  const publicJwk: PublicJwk = { kty: 'EC', crv: 'P-256', x, y }
  return { key, publicJwk, thumbprint: thumbprintOf(publicJwk) }
}

export const newSigningKey = (): SigningKey =>
  signingKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)

/** Always the same key for the same seed. */
export function keyFromSeed(seed: Buffer): SigningKey {
  if (seed.length < SEED_BYTES) throw new Error(`A key needs a seed of ${SEED_BYTES} bytes.`)
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const secret = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const [d, x, y] = [secret, point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString('base64url'),
  )
  return signingKey(createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d, x, y } }))
}

/** To be sealed with the tokens that it belongs to. */
export const exportKey = ({ key }: SigningKey): string =>
  key.export({ format: 'der', type: 'pkcs8' }).toString('base64url')

/** Throws if the text is no key. */
export const importKey = (text: string): SigningKey =>
  signingKey(createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' }))

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A signed JWT in its compact form (RFC 7515). */
export function signJwt({ key }: SigningKey, header: object, claims: object): string {
  const content = `${encoded({ alg: 'ES256', ...header })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}

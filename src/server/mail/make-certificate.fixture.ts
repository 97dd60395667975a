import { createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** One element of DER (X.690): its tag, its length, its content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const { length } = body
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const sequence = (...content: Uint8Array[]) => der(0x30, ...content)
const text = (tag: number, value: string) => der(tag, Buffer.from(value))
const oid = (...bytes: number[]) => der(0x06, Buffer.from(bytes))
const time = (moment: Date) => text(0x18, `${moment.toISOString().replace(/[-:T]|\.\d+/g, '')}`)

const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const commonName = oid(0x55, 0x04, 0x03)
const subjectAltName = oid(0x55, 0x1d, 0x11)
const DAY_MS = 24 * 60 * 60 * 1000

const name = (value: string) => sequence(der(0x31, sequence(commonName, text(0x0c, value))))

/** As `alternative name`: an address if it is one, a host otherwise. */
const alternative = (host: string) =>
  /^[\d.]+$/.test(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : text(0x82, host)

export type Certificate = { key: string; cert: string }

/** A certificate that signs itself, for a host; made on the spot, so that no key is kept anywhere. */
export function makeCertificate(host: string, validUntil = new Date(Date.now() + DAY_MS)): Certificate {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const validFrom = new Date(validUntil.getTime() - 2 * DAY_MS)
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    name(host),
    sequence(time(validFrom), time(validUntil)),
    name(host),
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, sequence(alternative(host)))))),
  )
  const signature = sign('sha256', signed, privateKey)
  const certificate = sequence(signed, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))
  return {
    key: `${privateKey.export({ type: 'pkcs8', format: 'pem' })}`,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

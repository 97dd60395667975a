import { expect, test } from 'vitest'
import { presignedUrl, sha256Of, signRequest } from './sign-request.ts'

// The examples that Amazon publishes with the description of Signature Version 4.
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = new Date('2013-05-24T00:00:00Z')
const at = (path: string) => new URL(path, 'https://examplebucket.s3.amazonaws.com')
const empty = sha256Of([])

test.each([
  [
    'a range of an object',
    { method: 'GET', url: at('/test.txt'), headers: { range: 'bytes=0-9' }, payload: empty },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an object with a special character in its name',
    {
      method: 'PUT',
      url: at('/test$file.text'),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      payload: sha256Of([Buffer.from('Welcome to '), Buffer.from('Amazon S3.')]),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a parameter without a value',
    { method: 'GET', url: at('/?lifecycle'), headers: {}, payload: empty },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    { method: 'GET', url: at('/?prefix=J&max-keys=2'), headers: {}, payload: empty },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs %s as Amazon does', (_what, request, signature) => {
  const { authorization } = signRequest(keys, request, now)
  expect(authorization).toContain('Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request')
  expect(authorization?.split('Signature=')[1]).toBe(signature)
})

test('signs an address as Amazon does', () => {
  const url = presignedUrl(keys, at('/test.txt'), 86_400, now)
  expect(new URL(url).searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
  expect(url).not.toContain(keys.secretAccessKey)
})

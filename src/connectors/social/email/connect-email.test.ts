import { expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { startFakeSmtpServer } from '#server/mail/fake-smtp-server.fixture.ts'
import { connectEmail } from './connect-email.ts'
import { emailAccountOf } from './email.account.ts'

const env = readEnv({})
const clock = { now: () => new Date() }
const known = {
  host: '127.0.0.1',
  secure: false,
  username: null,
  password: null,
  fromName: 'Office',
  fromEmail: 'office@installation.example',
}

async function connectWith(isInstallations: boolean, behaviour = {}) {
  const { port } = await startFakeSmtpServer(behaviour)
  const mailServer = async () => ({ ...known, port, isInstallations })
  const reach = { env: { ...env, allowPrivateNetwork: !isInstallations }, clock, mailServer }
  return connectEmail(reach, { fromEmail: 'Hola@Luna.example', fromName: 'Luna' })
}

async function accountWith(isInstallations: boolean) {
  const answer = await connectWith(isInstallations)
  if (answer.kind !== 'granted') throw new Error(`Refused: ${answer.problem}`)
  const { tokens, site, accounts } = answer
  return emailAccountOf({ ...tokens, site, remoteId: accounts[0]?.remoteId ?? '' })
}

test('without a server of its own, it uses that of the settings, with its own sender', async () => {
  expect(await accountWith(false)).toMatchObject({
    server: { fromName: 'Luna', fromEmail: 'hola@luna.example' },
    replyTo: null,
    isTrusted: false,
  })
})

test('through the server of the administrator, the sender is the administrator’s and answers go to the shop', async () => {
  expect(await accountWith(true)).toMatchObject({
    server: { fromName: 'Luna', fromEmail: 'office@installation.example' },
    replyTo: 'hola@luna.example',
    isTrusted: true,
  })
})

test('without any server, one has to be entered', async () => {
  const answer = await connectEmail({ env, clock }, { fromEmail: 'hola@luna.example' })
  expect(answer).toMatchObject({ kind: 'refused', problem: 'invalid_value', field: 'host' })
})

test('a sender that the server refuses is named before anything is kept', async () => {
  expect(await connectWith(true, { refusesSender: true })).toMatchObject({
    kind: 'refused',
    problem: 'rights_missing',
    field: 'fromEmail',
  })
})

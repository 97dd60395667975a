import { expect, test } from 'vitest'
import { installationMailServer } from './installation-mail-server.ts'

test('reads server, login and sender', () => {
  expect(
    installationMailServer({
      smtpUrl: 'smtps://luna%40example.com:p%3Ass@mail.example.com',
      mailFrom: '"Café Luna" <hola@luna.example>',
    }),
  ).toEqual({
    host: 'mail.example.com',
    port: 465,
    secure: true,
    username: 'luna@example.com',
    password: 'p:ss',
    fromName: 'Café Luna',
    fromEmail: 'hola@luna.example',
    isInstallations: true,
  })
})

test('without a login or a name', () => {
  expect(installationMailServer({ smtpUrl: 'smtp://localhost:2525', mailFrom: 'a@b.example' })).toMatchObject(
    {
      port: 2525,
      secure: false,
      username: null,
      fromName: '',
      fromEmail: 'a@b.example',
    },
  )
})

test.each([
  [undefined, 'a@b.example'],
  ['smtp://localhost', 'CampAIgner <no-reply@localhost>'],
])('%s and %s: none', (smtpUrl, mailFrom) => {
  expect(installationMailServer({ smtpUrl, mailFrom })).toBeNull()
})

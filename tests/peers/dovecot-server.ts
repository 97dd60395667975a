import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Certificate } from '#server/mail/make-certificate.fixture.ts'
import { eventually } from '#tests/eventually.ts'
import { freePort } from '#tests/free-port.ts'

export const imapLogin = { username: 'luna', password: 'a-secret-of-more-than-20-signs' }

/** Dovecot runs parts of itself as other users, and refuses root as the owner of mails. */
const configOf = (folder: string, ports: { plain: number; tls: number }) => `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
auth_mechanisms = plain
mail_location = maildir:${folder}/mail
mail_uid = mail
mail_gid = mail
first_valid_uid = 1
first_valid_gid = 1
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=mail gid=mail home=${folder}/home
}
service imap-login {
  inet_listener imap {
    port = ${ports.plain}
  }
  inet_listener imaps {
    port = ${ports.tls}
  }
}
`

const isOpen = (port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
    socket.once('connect', () => socket.destroy())
  })

/** A mail server with one mailbox, until the test ends. */
export async function startDovecot({ key, cert }: Certificate) {
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-dovecot-'))
  await chmod(folder, 0o755)
  const ports = { plain: await freePort(), tls: await freePort() }
  const inbox = join(folder, 'mail')
  for (const name of ['', 'cur', 'new', 'tmp']) {
    await mkdir(join(inbox, name), { recursive: true })
    await chmod(join(inbox, name), 0o777)
  }
  await writeFile(join(folder, 'key.pem'), key)
  await writeFile(join(folder, 'cert.pem'), cert)
  await writeFile(join(folder, 'users'), `${imapLogin.username}:{PLAIN}${imapLogin.password}\n`)
  await writeFile(join(folder, 'conf'), configOf(folder, ports))
  const server = spawn('/usr/sbin/dovecot', ['-F', '-c', join(folder, 'conf')], { stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  onTestFinished(async () => {
    server.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  await eventually(async () => {
    if (!(await isOpen(ports.tls)))
      throw new Error(await readFile(join(folder, 'log'), 'utf8').catch(() => 'Dovecot does not start.'))
  })
  let delivered = 0
  return {
    ports,
    /** Puts a mail into the mailbox, as a delivery program does. */
    async deliver(mail: string): Promise<void> {
      delivered += 1
      const file = join(inbox, 'new', `${Date.now()}.M${delivered}.test`)
      await writeFile(file, mail.replaceAll('\r\n', '\n'), { mode: 0o644 })
    },
    /** Mails with their flags, which Maildir keeps in the names: "S" is for seen. */
    async flags(): Promise<string[]> {
      const names = [...(await readdir(join(inbox, 'new'))), ...(await readdir(join(inbox, 'cur')))]
      return names.map((name) => name.split(':2,')[1] ?? '')
    },
  }
}

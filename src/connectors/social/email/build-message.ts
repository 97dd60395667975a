import type { Mail } from '#server/mail/mailer.ts'
import type { MailServer } from '#server/mail/smtp-mailer.ts'
import { asLine } from './compose-mail.ts'

/** A mail as it goes over the line. The id of the delivery makes its Message-ID: a second copy is recognized as one. */
export async function buildMessage(
  { fromName, fromEmail }: Pick<MailServer, 'fromName' | 'fromEmail'>,
  { id, mail, date }: { id: string; mail: Mail; date: Date },
): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({
    ...mail,
    from: { name: asLine(fromName), address: fromEmail },
    messageId: `<${id}@${fromEmail.slice(fromEmail.lastIndexOf('@') + 1)}>`,
    date,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  if (!Buffer.isBuffer(message)) throw new Error('A message was not built in memory.')
  return message
}

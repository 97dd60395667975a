import type { Env } from '../env.ts'

export type Mail = {
  to: string
  /** Where replies go, if not to our sender. */
  replyTo?: string
  subject: string
  text: string
  headers?: Record<string, string>
  /** HTML version. */
  html?: string
  /** Pictures in `html`, by `cid`. */
  attachments?: { filename: string; content: Buffer; contentType: string; cid: string }[]
}

export type Mailer = {
  /** False without a mail server; screens then say so instead of promising a mail. */
  isConfigured: boolean
  send(mail: Mail): Promise<void>
}

export function createMailer({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): Mailer {
  if (!smtpUrl) {
    return {
      isConfigured: false,
      send: () => Promise.reject(new Error('No mail server is set: give SMTP_URL, see .env.example.')),
    }
  }
  const openTransport = async () => (await import('nodemailer')).createTransport(smtpUrl, { from: mailFrom })
  let transport: ReturnType<typeof openTransport> | undefined
  return {
    isConfigured: true,
    send: async (mail) => {
      transport ??= openTransport()
      await (await transport).sendMail(mail)
    },
  }
}

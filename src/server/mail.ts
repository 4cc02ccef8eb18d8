import { createTransport } from 'nodemailer'
import type { Mail } from '../api/ports'

/** Mail through the SMTP server of `smtpUrl` (`smtps://user:password@host`), from `from`. */
export function smtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport(smtpUrl, { from })
  return {
    async send(message) {
      await transport.sendMail(message)
    },
  }
}

import type { Mail } from '../api/ports'

export function smtpMail(smtpUrl: string, from: string): Mail {
  // Loads with the first mail: most starts send none.
  const opening = async () => (await import('nodemailer')).createTransport(smtpUrl, { from })
  let transport: ReturnType<typeof opening> | undefined
  return {
    async send({ from_name, ...message }) {
      transport ??= opening()
      const sender = from_name && { from: { name: from_name, address: addressOf(from) } }
      await (await transport).sendMail({ ...message, ...sender })
    },
  }
}

/** Accepts `Name <address>`. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { smtpMail } from '../../src/server/mail'

/** A minimal SMTP server that records what it receives. */
async function smtpServer(): Promise<{ url: string; told: () => string }> {
  let told = ''
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      told += chunk
      if (isData && told.endsWith('\r\n.\r\n')) {
        isData = false
        socket.write('250 kept\r\n')
      } else if (!isData) {
        isData = /^DATA/m.test(String(chunk))
        socket.write(isData ? '354 go on\r\n' : '250 test\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no address')
  return { url: `smtp://127.0.0.1:${address.port}`, told: () => told }
}

it('sends a new password to the address it was asked for', async () => {
  const { url, told } = await smtpServer()
  const mail = smtpMail(url, 'nep@example.com')
  await mail.send({ to: 'hoa@example.com', subject: 'Password', text: 'It is abc12345' })
  expect(told()).toContain('MAIL FROM:<nep@example.com>')
  expect(told()).toContain('RCPT TO:<hoa@example.com>')
  expect(told()).toContain('It is abc12345')
})

it('a name in which lines break adds neither a header nor somebody who is written to', async () => {
  const { url, told } = await smtpServer()
  const name = 'Nếp\r\nBcc: la@example.com\r\n\r\nxin chào", "la@example.com'
  for (const from_name of [name, name.normalize('NFD').replace(/[^\x20-\x7e\r\n]/g, '')])
    await smtpMail(url, 'Nếp <nep@example.com>').send({
      to: 'hoa@example.com',
      subject: 'Thử',
      text: 'Chào',
      from_name,
    })
  expect(told().match(/^MAIL FROM:.*$/gm)).toEqual([
    'MAIL FROM:<nep@example.com>',
    'MAIL FROM:<nep@example.com>',
  ])
  expect(told().match(/^RCPT TO:.*$/gm)).toEqual(['RCPT TO:<hoa@example.com>', 'RCPT TO:<hoa@example.com>'])
  expect(told()).not.toMatch(/^(Bcc|Cc):/im)
})

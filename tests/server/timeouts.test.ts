import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { limitBody, setTimeouts } from '../../src/server/timeouts'
import { serve } from '../support/serve'

/** Sends a text and returns what is received until the connection ends. */
const exchange = (address: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', () => undefined)
  })

const stalled = (type: string) =>
  `POST / HTTP/1.1\r\nHost: nep.test\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`

it('a body that does not come ends its connection with 408; the process goes on', async () => {
  const address = await serve((incoming, outgoing) => {
    limitBody(incoming, 50)
    incoming.resume().on('end', () => outgoing.end('done'))
  })
  expect(await exchange(address, stalled('application/json'))).toMatch(/^HTTP\/1\.1 408 /)
  const answer = await fetch(address, { method: 'POST', body: 'short' })
  expect(await answer.text()).toBe('done')
})

it('a body that has come is waited for no longer, however long its answer takes and whether it is read', async () => {
  const address = await serve((incoming, outgoing) => {
    limitBody(incoming, 20)
    setTimeout(() => outgoing.end('done'), 150)
  })
  const whole = 'POST / HTTP/1.1\r\nHost: nep.test\r\nConnection: close\r\nContent-Length: 5\r\n\r\nshort'
  expect(await exchange(address, whole)).toMatch(/^HTTP\/1\.1 200 .*done/s)
})

it('an upload may take longer than that, up to the limit of the server', async () => {
  let isLimited = true
  const address = await serve((incoming, outgoing) => {
    limitBody(incoming, 1)
    setTimeout(() => {
      isLimited = incoming.destroyed
      outgoing.end('still here')
      outgoing.once('finish', () => incoming.socket.destroy())
    }, 50)
  })
  expect(await exchange(address, stalled('multipart/form-data; boundary=x'))).toContain('still here')
  expect(isLimited).toBe(false)
  const server = createServer()
  setTimeouts(server)
  expect(server.requestTimeout).toBeGreaterThanOrEqual(300_000)
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000)
})

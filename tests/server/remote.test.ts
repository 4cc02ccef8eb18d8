import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import type { Remote } from '../../src/api/ports'
import { guardedRemote } from '../../src/server/remote'

const most = 1_000
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** The address of a site that answers so. */
async function site(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const fileOf = (remote: Remote) => async (address: string) => {
  const file = await remote.get(address, most, async (file) => file)
  if (!file) throw new Error('too many wait')
  return file
}
const open = guardedRemote(['127.0.0.1'])
const openly = fileOf(open)

describe('a file of another site', () => {
  it('comes with its name, also after a redirect', async () => {
    const address = await site(({ url }, answer) =>
      url === '/new' ? answer.end('bytes') : answer.writeHead(302, { location: '/new' }).end(),
    )
    const file = await openly(`${address}/%C3%A1o%20m%C6%B0a.jpg?w=2`)
    expect(file).toMatchObject({ name: 'áo mưa.jpg' })
    expect('bytes' in file && Buffer.from(file.bytes).toString()).toBe('bytes')
  })

  it('is followed three times and no further', async () => {
    const address = await site(({ url }, answer) => {
      const left = Number(url?.slice(1))
      if (left) answer.writeHead(302, { location: `/${left - 1}` }).end()
      else answer.end('bytes')
    })
    expect(await openly(`${address}/3`)).toHaveProperty('bytes')
    expect(await openly(`${address}/4`)).toMatchObject({ key: 'validation.remote_unreachable' })
  })

  it('is refused when it is too large, whatever it says of its length', async () => {
    const told = await site((_, answer) => answer.writeHead(200, { 'content-length': 5_000 }).end('x'))
    const untold = await site((_, answer) => Readable.from(Array(9).fill('x'.repeat(400))).pipe(answer))
    for (const address of [told, untold])
      expect(await openly(address)).toMatchObject({ key: 'validation.too_large' })
  })

  it('that is not given, or not there, is told so', async () => {
    const address = await site((_, answer) => answer.writeHead(403).end())
    expect(await openly(address)).toMatchObject({
      key: 'validation.remote_answer',
      params: { status: 403 },
    })
    const circle = await site((_, answer) => answer.writeHead(302, { location: '/' }).end())
    const cut = await site((request) => request.socket.destroy())
    for (const address of [circle, cut, 'http://nobody.invalid/a.jpg'])
      expect(await openly(address)).toMatchObject({ key: 'validation.remote_unreachable' })
  })
})

it('of many, four are worked on at once, and of those that wait no more than twenty', async () => {
  const address = await site((_, answer) => answer.end('x'))
  let [now, highest] = [0, 0]
  const use = async () => {
    highest = Math.max(highest, ++now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    now--
    return true
  }
  const done = await Promise.all(Array.from({ length: 30 }, () => open.get(address, most, use)))
  expect(highest).toBe(4)
  expect(done.filter((each) => each === null)).toHaveLength(6)
})

describe('what lies within the network is told like a site that is away', () => {
  const guarded = fileOf(guardedRemote())
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://localhost/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'https://127.0.0.1/',
    // Ports and ways that no site has its pictures at.
    'http://93.184.216.34:5432/',
    'http://name:word@93.184.216.34/',
    'ftp://93.184.216.34/',
  ])('%s', async (address) => {
    expect(await guarded(address)).toMatchObject({ key: 'validation.remote_unreachable' })
  })

  it('also when a site outside leads there', async () => {
    const asked: (string | undefined)[] = []
    const inner = await site((request, answer) => answer.end(String(asked.push(request.url))))
    const port = new URL(inner).port
    const outer = await site((_, answer) =>
      answer.writeHead(302, { location: `http://[::ffff:127.0.0.1]:${port}/secret` }).end(),
    )
    expect(await openly(outer)).toMatchObject({ key: 'validation.remote_unreachable' })
    expect(asked).toEqual([])
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()
const asked: string[] = []
let site = ''

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

const server = createServer(async ({ url = '' }, answer) => {
  asked.push(url)
  if (url.startsWith('/no')) answer.writeHead(404).end()
  else if (url.startsWith('/page')) answer.end('<html><body>Không có ảnh</body></html>')
  else if (url.startsWith('/paper')) answer.end('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
  else answer.end(await picture(url.includes('red') ? '#a33' : '#33a'))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const fetched = (url: string, as = api().owner.token) =>
  api().call('POST', '/media/fetch', { as, body: { url } })
const count = async () =>
  (await api().call('GET', '/media', { as: api().owner.token })).body.meta.pagination.total

describe('a picture of another site', () => {
  it('comes into the library once, whatever its address, with its sizes', async () => {
    const first = await fetched(`${site}/anh/red.png`)
    expect(first).toMatchObject({ status: 201, body: { data: { name: 'red.png', width: 40, height: 30 } } })
    const [one, two] = await Promise.all([1, 2].map((n) => fetched(`${site}/${n}/blue.png`)))
    expect(one?.body.data.id).toBe(two?.body.data.id)
    const { id, path } = first.body.data
    expect(api().files.has(path)).toBe(true)
    const [calls, files, rows] = [asked.length, api().files.size, await count()]
    expect((await fetched(`${site}/anh/red.png`)).body.data.id).toBe(id)
    expect(asked).toHaveLength(calls)
    expect((await fetched(`${site}/khac/red.png`)).body.data.id).toBe(id)
    expect([api().files.size, await count()]).toEqual([files, rows])
  })

  it('that cannot be had is refused at its address, and leaves nothing', async () => {
    const before = [api().files.size, await count()]
    const why = async (url: string) => {
      const { status, body } = await fetched(url)
      return [status, body.errors?.url?.[0]]
    }
    expect(await why(`${site}/no.png`)).toEqual([422, expect.stringContaining('404')])
    for (const path of ['page', 'paper.png']) expect((await why(`${site}/${path}`))[0], path).toBe(415)
    expect(await why('http://169.254.169.254/a.png')).toEqual([
      422,
      expect.stringContaining('169.254.169.254'),
    ])
    for (const url of [
      '',
      'anh.png',
      'file:///etc/passwd',
      'javascript:alert(1)',
      `https://a/${'a'.repeat(3_000)}`,
      `https://a/${'ế'.repeat(1_900)}`,
    ])
      expect((await why(url))[0]).toBe(422)
    expect([api().files.size, await count()]).toEqual(before)
    const member = await api().member('list-posts', 'create-posts')
    expect((await fetched(`${site}/red.png`, member.token)).status).toBe(403)
  })

  it('is named by an import that asks for it, and the same file changes nothing then', async () => {
    const { id: typeId } = await aType(api(), { style: 'product' })
    const links = [`${site}/blue.png`, `${site}/unknown.png`]
    const { slug, title } = aPost(typeId)
    const imported = async (pictures: boolean, dry_run = false, version?: number) => {
      const data = { type_id: typeId, slug, title, price: 5_000, images: links }
      const rows = [{ row: 2, data, ...(version !== undefined && { version }) }]
      const { body } = await api().call('POST', '/posts/import', {
        as: api().owner.token,
        body: { rows, dry_run, pictures },
      })
      return body.data[0]
    }
    const { action, id, errors } = await imported(true)
    expect([action, errors]).toEqual(['create', {}])
    const stored = async () =>
      (await api().call('GET', `/posts?search=id:${id}&include=body`, { as: api().owner.token })).body.data[0]
    expect(await stored()).toMatchObject({ image: links[0], images: links })
    const { url } = (await fetched(`${site}/blue.png`)).body.data
    expect((await imported(false, true)).action).toBe('same')
    // A new record has version 1: any other is somebody's change since, which stays.
    expect(await imported(true, false, 2)).toMatchObject({ action: 'refused', code: 'conflict' })
    expect(await imported(true, false, 1)).toMatchObject({ action: 'update', version: 1 })
    expect(await imported(true, true, 2)).toMatchObject({ action: 'same', version: 2 })
    expect((await stored()).images).toEqual([url, links[1]])
    expect((await imported(true, true)).action).toBe('same')
  })

  it('is named within the text of an article too', async () => {
    const { id: typeId } = await aType(api())
    const { slug, title } = aPost(typeId)
    const from = `${site}/in/text.png?a=1&b=2`
    const html = (src: string) =>
      `<p>Trước</p><p><img alt="a > b" src="${src}"></p><p><img src="${site}/no.png"></p>`
    const imported = async (pictures: boolean) => {
      const content = [{ title: '', image: '', content: html(from.replace('&', '&amp;')) }]
      const rows = [{ row: 2, data: { type_id: typeId, slug, title, content } }]
      const body = { rows, dry_run: false, pictures }
      return (await api().call('POST', '/posts/import', { as: api().owner.token, body })).body.data[0]
    }
    const { id } = await imported(true)
    const { url } = (await fetched(from)).body.data
    expect(await imported(true)).toMatchObject({ action: 'update', id })
    const { data } = (
      await api().call('GET', `/posts?search=id:${id}&include=body`, { as: api().owner.token })
    ).body
    expect(data[0].content[0].content).toBe(html(url))
    expect((await imported(true)).action).toBe('same')
  })
})

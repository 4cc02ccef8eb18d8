// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signIn, takeProfile } from '../../../src/admin/providers/auth/session'
import { createProviders } from '../../../src/admin/providers/createProviders'
import { endpoints } from '../../../src/admin/providers/data/endpoints'
import type { AppDataProvider } from '../../../src/admin/providers/data/types'
import { errorBody } from '../../../src/admin/providers/http/httpError'
import { accessToken } from '../../../src/admin/providers/http/tokens'
import { typeSchema } from '../../../src/domain/typeSchema'
import { password, startApi, type TestApi } from '../../support/api'

/** What the browser keeps. */
class Kept extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null
  setItem = (key: string, value: string) => void this.set(key, value)
  removeItem = (key: string) => void this.delete(key)
}

let test: TestApi
let data: AppDataProvider
const onSignedOut = vi.fn()
const locale = () => 'vi'
const fetch = (url: string, init: RequestInit) => test.api.fetch(new Request(url, init))
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

beforeAll(async () => {
  for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, new Kept())
  test = await startApi()
  expect(await signIn({ email: 'owner@nep.vn', password }, { fetch, locale })).toEqual({ ok: true })
  takeProfile()
  data = createProviders({ client: newClient(), locale, fetch, onSignedOut }).dataProvider
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await test.close()
})

const type = {
  ...typeSchema.getDefault(),
  title: 'Tin tức',
  slug: 'tin-tuc',
  features: ['categories', 'content'],
}

describe('the providers over the real API', () => {
  it.each(Object.keys(endpoints))(
    'list %s in their usual order with what the rows show',
    async (resource) => {
      const {
        data: rows,
        total,
        meta,
      } = await data.getList(resource, { pagination: { page: 1, perPage: 25 } })
      expect(rows.length).toBe(Math.min(total ?? -1, meta.pagination.per_page))
    },
  )

  it('walk a type, a category and a post from creation to deletion', async () => {
    const { data: made } = await data.create('types', { data: type })
    const category = await data.create('categories', {
      data: { type_id: made.id, title: 'Cà phê', slug: 'ca-phe' },
    })
    const { data: post } = await data.create('posts', {
      data: {
        type_id: made.id,
        title: 'Rang mộc; là gì: hỏi',
        slug: 'rang-moc',
        category_id: category.data.id,
        content: [{ title: 'Mở', image: '', content: '<p>Chào</p>' }],
      },
    })
    expect(post.category.data.title).toBe('Cà phê')

    const found = await data.getList('posts', {
      filter: { q: 'moc; la gi: h', type_id: made.id, status: 'draft' },
    })
    expect(found.data.map(({ id }) => id)).toEqual([post.id])
    expect(found.data[0]).not.toHaveProperty('content')
    const tabs = await data.getList('posts', {
      filter: { type_id: made.id },
      sort: { field: 'title', order: 'ASC' },
    })
    expect(tabs.meta.counts).toMatchObject({ status: { draft: 1 }, type_id: { [made.id]: 1 } })

    const full = await data.getOne('posts', { id: String(post.id), meta: { form: true } })
    expect(full.data.content[0].title).toBe('Mở')
    const changed = await data.update('posts', {
      id: post.id,
      data: { ...full.data, title: 'Rang mộc' },
      previousData: full.data,
    })
    expect(changed.data).toMatchObject({ title: 'Rang mộc', version: full.data.version + 1 })

    const stale = await data
      .update('posts', { id: post.id, data: { title: 'Khác' }, previousData: full.data })
      .catch((error: unknown) => error)
    expect(stale).toBeInstanceOf(HttpError)
    expect(errorBody(stale)).toMatchObject({ code: 'conflict', data: { title: 'Rang mộc' } })

    const bulk = await data.updateMany('posts', { ids: [post.id], data: { description: 'Ngắn' } })
    expect(bulk.data).toEqual([post.id])
    expect((await data.getMany('posts', { ids: [post.id] })).data[0].description).toBe('Ngắn')
    await data.deleteMany('posts', { ids: [post.id] })
    await data.delete('categories', { id: category.data.id, previousData: category.data })
    await data.delete('types', { id: made.id, previousData: made })
    expect((await data.getList('posts', { filter: { type_id: made.id } })).total).toBe(0)
  })

  it('replay a creation whose answer was lost', async () => {
    let lost = true
    const flaky = createProviders({
      client: newClient(),
      locale,
      onSignedOut,
      fetch: async (url, init) => {
        const answer = await fetch(url, init)
        if (init.method !== 'POST' || !lost) return answer
        lost = false
        throw new TypeError('network')
      },
    }).dataProvider
    const create = () => flaky.create('types', { data: { ...type, slug: 'lap-lai' } })
    await expect(create()).rejects.toMatchObject({ status: 0 })
    const { data: made } = await create()
    expect((await data.getList('types', { filter: { slug: 'lap-lai' } })).data.map(({ id }) => id)).toEqual([
      made.id,
    ])
  })

  it('tell beside which field something is wrong', async () => {
    const error = await data
      .create('types', { data: { ...type, title: '', fields: [{ key: 'A b', title: 'x' }] } })
      .catch((reason: unknown) => reason)
    expect(Object.keys(errorBody(error)?.errors ?? {})).toEqual(
      expect.arrayContaining(['title', 'fields.0.key']),
    )
  })

  it('register, change, find and reset a member', async () => {
    const { data: user } = await data.create('users', {
      data: { name: 'Trần An', email: 'an@nep.vn', password: 'secret', phone: '+84 912 345 678', zalo: 'an' },
    })
    expect(user.phone).toBe('0912345678')
    expect(await data.emailExists('AN@nep.vn')).toBe(true)
    expect(await data.emailExists('an@nep.vn', user.id)).toBe(false)
    const { data: before } = await data.getOne('users', { id: user.id })
    const { data: after } = await data.update('users', {
      id: user.id,
      data: { ...before, name: 'Trần Văn An', phone: '', zalo: null },
      previousData: before,
    })
    expect(after).toMatchObject({ name: 'Trần Văn An', phone: '0912345678', zalo: '' })
    const { data: reset } = await data.resetPassword(user.id, { password: 'mac-dinh' })
    expect(reset.password).toBe('mac-dinh')
    const without = await data.getList('users', { filter: { searchRole: 'no', q: 'tran van' } })
    expect(without.data.map(({ id }) => id)).toEqual([user.id])
  })

  it('make a role, change it together with its permissions, give it and take it back', async () => {
    const { data: role } = await data.create('roles', {
      data: { name: 'Biên tập', description: 'Viết bài', permissions: ['list-posts'] },
    })
    const { data: before } = await data.getOne('roles', { id: role.id })
    const { data: after } = await data.update('roles', {
      id: role.id,
      data: { ...before, name: 'Biên tập viên', permissions: ['list-posts', 'create-posts'] },
      previousData: before,
    })
    expect(after.name).toBe('Biên tập viên')
    expect(after.permissions.data.map(({ name }: { name: string }) => name).sort()).toEqual([
      'create-posts',
      'list-posts',
    ])
    const { data: user } = await data.create('users', {
      data: { name: 'Lê Bình', email: 'binh@nep.vn', password: 'secret' },
    })
    await data.syncRoles([user.id], [role.id])
    expect((await data.getOne('users', { id: user.id })).data.roles.data).toMatchObject([{ id: role.id }])
    await data.revokeRoles([user.id], [role.id])
    expect((await data.getOne('users', { id: user.id })).data.roles.data).toEqual([])
  })

  it('add languages by their key, order them and move the default', async () => {
    const made = []
    for (const [sort, key] of ['vi', 'en', 'ja'].entries())
      made.push((await data.create('languages', { data: { key, sort } })).data)
    await data.setDefaultLanguage('ja')
    const { data: rows } = await data.getList('languages', {})
    expect(rows.filter(({ is_default }) => is_default).map(({ key }) => key)).toEqual(['ja'])
    await data.reorder(
      'languages',
      [...rows].reverse().map(({ id, sort, version, key }) => ({ id, sort, version, key })),
    )
    expect((await data.getList('languages', {})).data.map(({ key }) => key)).toEqual(['ja', 'en', 'vi'])
    await data.delete('languages', { id: rows[0]?.id })
    expect((await data.getList('languages', {})).total).toBe(2)
  })

  it('upload, rename and delete a picture', async () => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/e+m+7wAAAABJRU5ErkJggg=='
    const file = new File([Buffer.from(pixel, 'base64')], 'phin.png', { type: 'image/png' })
    const { data: media } = await data.uploadMedia(file, { name: 'Phin' })
    expect(media).toMatchObject({ name: 'Phin', kind: 'image' })
    const { data: row } = await data.update('media', {
      id: media.id,
      data: { name: 'Phin nhôm' },
      previousData: media,
    })
    expect(row.name).toBe('Phin nhôm')
    await data.deleteMany('media', { ids: [media.id] })
    expect((await data.getList('media', { filter: { q: 'phin' } })).total).toBe(0)
  })

  it('outlive an access token, together, and notice the end of the session', async () => {
    const old = accessToken()
    test.now = new Date(test.now.getTime() + 2 * 3_600_000)
    await Promise.all([data.getList('types', {}), data.getList('languages', {}), data.getList('roles', {})])
    expect(accessToken()).not.toBe(old)
    expect(onSignedOut).not.toHaveBeenCalled()
    await test.db.execute('delete from sessions')
    await expect(data.getList('types', {})).rejects.toMatchObject({ status: 401 })
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('expired')
    expect(accessToken()).toBeNull()
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { isBackground, withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const call = async (method: string, path: string, body?: object, as = owner()) =>
  (await admin.api().call(method, path, { as, body })).body?.data

const section = (title: string, words: string) => ({ title, image: '', content: `<p>${words}</p>` })

async function aDraftedPost() {
  const { id: type } = await aType(admin.api(), { features: ['images', 'content'] })
  const content = [section('Mở đầu', 'Chào.'), section('Kết', 'Tạm biệt.')]
  const { id } = await call('POST', '/posts', aPost(type, { title: 'Bài chung', content }))
  return { type, id, at: `/posts/all-posts/${type}/${id}`, draft: `/drafts/posts/${id}` }
}

let serial = 0
/** The smallest form there is: drafts and presence are those of any. */
async function aRedirect() {
  const { id } = await call('POST', '/redirects', { source: `/cu-${++serial}`, destination: '/chung' })
  const read = async () => (await call('GET', `/redirects?search=id:${id}`))[0]
  return { id, at: `/settings/redirect/${id}`, draft: `/drafts/redirects/${id}`, read }
}

const input = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error('the form is not there yet')
    return found
  })
const write = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } })
const click = async (name: string) =>
  fireEvent.click(await screen.findByText(name === 'Lưu' ? /^Lưu( nháp)?$/ : name, { selector: 'button' }))
/** Another machine knows nothing of what this browser has. */
const otherMachine = async (at: string, as = owner()) => {
  sessionStorage.clear()
  return admin.open(at, { as })
}

describe('writing on at another machine', () => {
  it('what is typed is kept, the record stays as it is; the other machine offers it, restores it, can have back what was typed there before, and saves', async () => {
    const { at, draft, read } = await aRedirect()
    await admin.open(at, { as: owner() })
    write(await input('destination'), '/may-mot')
    await waitFor(async () => expect((await call('GET', draft))?.values.destination).toBe('/may-mot'))
    await screen.findByText(/^Đã giữ nháp lúc /)
    expect((await read()).destination).toBe('/chung')

    await otherMachine(at)
    const destination = await input('destination')
    await screen.findByText(/^Bạn có bản nháp chưa lưu từ .*, trên máy hoặc cửa sổ khác\.$/)
    expect(destination.value).toBe('/chung')
    write(destination, '/may-hai')
    await click('Khôi phục')
    await waitFor(() => expect(destination.value).toBe('/may-mot'))
    await screen.findByText('Bản nháp đã thay những gì bạn vừa gõ ở: Địa chỉ mới.')
    await click('Lấy lại phần vừa gõ')
    await waitFor(() => expect(destination.value).toBe('/may-hai'))
    expect(screen.queryByRole('button', { name: 'Lấy lại phần vừa gõ' })).toBeNull()
    await click('Lưu')
    await screen.findByText('Đã lưu chuyển hướng.')
    await waitFor(async () => expect(await call('GET', draft)).toBeNull())
    expect((await read()).destination).toBe('/may-hai')
  })

  it('a discarded draft is gone, and the form as it was', async () => {
    const { at, draft } = await aRedirect()
    await call('PUT', draft, { values: { destination: '/bo-di' }, version: 1, path: at })
    await admin.open(at, { as: owner() })
    await click('Bỏ bản nháp')
    await waitFor(async () => expect(await call('GET', draft)).toBeNull())
    expect((await input('destination')).value).toBe('/chung')
    expect(screen.queryByText(/^Bạn có bản nháp/)).toBeNull()
  })

  it('a draft of a record that has moved on is merged with it; where both have changed the same, the person chooses, and until then the draft stays', async () => {
    const { at, draft, id } = await aDraftedPost()
    const base = { title: 'Bài chung', content: [section('Mở đầu', 'Chào.'), section('Kết', 'Tạm biệt.')] }
    const content = [section('Mở đầu', 'Chào bạn.'), section('Kết', 'Tạm biệt.')]
    await call('PUT', draft, { values: { title: 'Của nháp', content }, base, version: 1, path: at })
    await call('PATCH', `/posts/${id}`, {
      title: 'Đã lưu',
      content: [...base.content, section('Thêm', 'Nữa.')],
    })
    await admin.open(at, { as: owner() })
    await click('Khôi phục')
    await click('Quay lại biểu mẫu')
    await screen.findByText(/^Bạn có bản nháp/)
    await click('Khôi phục')
    const dialog = await screen.findByRole('dialog', { name: 'Có người vừa sửa nội dung này' })
    fireEvent.click(within(dialog).getByText('Đưa vào biểu mẫu', { selector: 'button' }))
    const title = await input('title')
    await waitFor(() => expect(title.value).toBe('Của nháp'))
    expect((await call('GET', `/posts?search=id:${id}`))[0].title).toBe('Đã lưu')
    await click('Lưu')
    await screen.findByText('Đã lưu bài viết.')
    const [saved] = await call('GET', `/posts?search=id:${id}&include=body`)
    expect(saved.title).toBe('Của nháp')
    expect(saved.content).toEqual([...content, section('Thêm', 'Nữa.')])
  })

  it('of a new record, too; once it is saved the next one begins empty', async () => {
    const path = '/settings/redirect/create'
    const draft = '/drafts/redirects/new/any'
    const values = { source: '/nhap', destination: '/moi', code: 301 }
    await call('PUT', draft, { values, version: null, path })
    await admin.open(path, { as: owner() })
    await click('Khôi phục')
    await waitFor(async () => expect((await input('source')).value).toBe('/nhap'))
    await click('Lưu')
    await screen.findByText('Đã thêm chuyển hướng.')
    await waitFor(async () => expect(await call('GET', draft)).toBeNull())
  })

  it('is found on the dashboard', async () => {
    const { at, draft } = await aRedirect()
    await call('PUT', draft, { values: { destination: '/x' }, version: 1, title: 'Cà phê phin', path: at })
    await admin.open('/', { as: owner() })
    const link = await screen.findByRole('link', { name: /Cà phê phin/ })
    expect(link.getAttribute('href')).toBe(at)
  })
})

describe('two people in one record', () => {
  it('an untouched form loads the newer version', async () => {
    const { at, id } = await aRedirect()
    const an = await admin.api().member('manage-redirects')
    const { wire } = await admin.open(at, { as: owner() })
    const destination = await input('destination')
    // An answer from before the other save is still on its way when somebody comes back to the window.
    let isComputed = false
    let arrive = () => {}
    wire.answer = async (method, path) => {
      if (method !== 'POST' || path !== `/presence/redirects/${id}` || isComputed) return undefined
      const data = await call('POST', path, { version: 1, is_editing: false })
      isComputed = true
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return Response.json({ data })
    }
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
    comeBack()
    await waitFor(() => expect(isComputed).toBe(true))
    await call('PATCH', `/redirects/${id}`, { destination: '/moi-hon' }, an.token)
    comeBack()
    arrive()
    await click('Tải bản mới')
    await waitFor(() => expect(destination.value).toBe('/moi-hon'))
    expect(screen.queryByText(/vừa lưu bản mới/)).toBeNull()
    expect(screen.queryByText('Chưa lưu')).toBeNull()
  })

  it('nobody is told of who may only read, and they are told of nobody', async () => {
    const { id } = await call('POST', '/seos', { url: '/', title: 'Trang chủ', image: '/files/a.webp' })
    const reader = await admin.api().member('list-seos')
    const { wire } = await admin.open(`/seo/manager/${id}`, { as: reader.token })
    await screen.findByText('Bạn xem được nhưng không sửa được nội dung này.')
    expect(wire.sent.filter(isBackground)).toEqual([])
    expect((await call('POST', `/presence/seos/${id}`, {})).others).toEqual([])
  })
})

describe('a form in trouble', () => {
  it('stays, with all that was typed, when the session has ended: the page does not leave by itself', async () => {
    const { at } = await aRedirect()
    const { wire, place } = await admin.open(at, { as: owner() })
    const destination = await input('destination')
    wire.answer = (method) =>
      method === 'PUT' ? new Response('{"code":"unauthenticated"}', { status: 401 }) : undefined
    write(destination, '/phien-da-het')
    await screen.findByText('Chỉ giữ nháp trên máy này')
    expect(destination.value).toBe('/phien-da-het')
    expect(place()).toBe(at)
    expect(localStorage.getItem('access_token')).not.toBeNull()
  })

  it('never sends a password', async () => {
    const { wire } = await admin.open('/users/list/create', { as: owner() })
    write(await input('name'), 'Lan')
    const password = document.querySelector<HTMLInputElement>('[type=password]')
    if (!password) throw new Error('there is a password to type')
    write(password, 'rat-bi-mat')
    await waitFor(() => expect(wire.sent.some(({ method }) => method === 'PUT')).toBe(true))
    const sent = wire.sent.filter(isBackground)
    expect(sent.map(({ path }) => path)).toContain('/drafts/users/new/any')
    expect(JSON.stringify(sent)).toContain('Lan')
    expect(JSON.stringify(sent)).not.toContain('rat-bi-mat')
  })
})

describe('what is typed while a save is on its way', () => {
  /** Types at the moment at which the call goes out. */
  const typeDuring = (
    wire: Awaited<ReturnType<typeof admin.open>>['wire'],
    method: string,
    type: () => void,
  ) => {
    let isDone = false
    wire.answer = (sent, path) => {
      if (isDone || sent !== method || isBackground({ path })) return undefined
      isDone = true
      type()
      return undefined
    }
  }

  it('stays in the form, unsaved, in the same input with the focus, and goes with the next save', async () => {
    const { at, id } = await aDraftedPost()
    const { wire } = await admin.open(at, { as: owner() })
    const title = await input('content.0.title')
    const description = await input('description')
    title.focus()
    write(title, 'Mở đầu, lưu lần một')
    typeDuring(wire, 'PATCH', () => {
      write(title, 'Mở đầu, gõ tiếp')
      write(description, 'Gõ thêm trong lúc lưu')
    })
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Đã lưu bài viết.')
    await waitFor(() => expect(title.value).toBe('Mở đầu, gõ tiếp'))
    expect(description.value).toBe('Gõ thêm trong lúc lưu')
    expect(title.isConnected).toBe(true)
    expect(document.activeElement).toBe(title)
    const saved = async () => (await call('GET', `/posts?search=id:${id}&include=body`))[0]
    const [section] = [(await saved()).content[0]]
    expect([section.title, (await saved()).description]).toEqual(['Mở đầu, lưu lần một', ''])
    await click('Lưu')
    await waitFor(async () =>
      expect(await saved()).toMatchObject({
        content: [{ title: 'Mở đầu, gõ tiếp' }, { title: 'Kết' }],
        description: 'Gõ thêm trong lúc lưu',
        version: 3,
      }),
    )
  })

  it('is not lost when it takes back what is being saved', async () => {
    const { at, read } = await aRedirect()
    const { wire } = await admin.open(at, { as: owner() })
    const destination = await input('destination')
    const before = destination.value
    write(destination, '/sua-nham')
    let isUnderWay = false
    wire.answer = async (method) => {
      if (method !== 'PATCH' || isUnderWay) return undefined
      isUnderWay = true
      await waitFor(() => expect(destination.value).toBe(before))
      return undefined
    }
    await click('Lưu')
    await waitFor(() => expect(isUnderWay).toBe(true))
    write(destination, before)
    await screen.findByText('Chưa lưu')
    expect(destination.value).toBe(before)
    await click('Lưu')
    await waitFor(async () => expect(await read()).toMatchObject({ destination: before, version: 3 }))
  })

  it('of a new record it goes along to its page', async () => {
    const { wire } = await admin.open('/settings/redirect/create', { as: owner() })
    write(await input('source'), '/moi-toanh')
    const destination = await input('destination')
    write(destination, '/dich')
    typeDuring(wire, 'POST', () => write(destination, '/go-voi'))
    await click('Lưu')
    await screen.findByText('Đã thêm chuyển hướng.')
    await waitFor(async () => expect((await input('destination')).value).toBe('/go-voi'))
    expect((await input('source')).value).toBe('/moi-toanh')
    const made = (await call('GET', '/redirects')).find(
      ({ source }: { source: string }) => source === '/moi-toanh',
    )
    expect(made).toMatchObject({ destination: '/dich' })
  })
})

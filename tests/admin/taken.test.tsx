import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyObject } from 'yup'
import ja from '../../i18n/ja'
import vi from '../../i18n/vi'
import { aCategory, aGroup, aType } from '../support/content'
import { withAdmin } from './harness'

const { api, open } = withAdmin()
const owner = () => api().owner.token
const make = async (path: string, body: object) => {
  const answer = await api().call('POST', path, { as: owner(), body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

const ids = { sold: 0, group: 0 }
beforeAll(async () => {
  const features = ['categories', 'data_groups']
  ids.sold = (await aType(api(), { style: 'product', features })).id
  ids.group = (await aGroup(api(), ids.sold, { style: 'field' })).id
})

const at = (path: string) => path.replace(':sold', String(ids.sold)).replace(':group', String(ids.group))

type Field = HTMLInputElement | HTMLTextAreaElement
const fieldOf = (name: string) => document.querySelector<Field>(`main [name="${name}"]`)
const found = (name: string) =>
  waitFor(() => {
    const field = fieldOf(name)
    if (!field) throw new Error(`there is no field ${name}`)
    return field
  })

describe('what only the server can refuse', () => {
  const taken: [
    what: string,
    path: string,
    before: () => Promise<unknown>,
    typed: AnyObject,
    message: string,
  ][] = [
    [
      'slug',
      '/posts/post-category/:sold/create',
      () => aCategory(api(), ids.sold, { title: 'Cà phê', slug: 'ca-phe' }),
      { title: 'Cà phê', description: 'Chữ đã gõ' },
      'Đường dẫn này đã được dùng, vui lòng nhập đường dẫn khác',
    ],
    [
      'key',
      '/posts/data-group/:sold/data-field/:group/create',
      () => make('/fields', { group_id: ids.group, title: 'Vùng', key: 'vung', style: 'text' }),
      { title: 'Vùng trồng', key: 'vung' },
      'Mã này đã có trong nhóm, vui lòng nhập mã khác',
    ],
    [
      'source',
      '/settings/redirect/create',
      () => make('/redirects', { source: '/cu', destination: '/moi' }),
      { destination: '/khac', source: '/cu' },
      'Địa chỉ cũ này đã có chuyển hướng',
    ],
  ]

  /** Fills in and saves a form; the server's refusal is beside the field, and all that was typed is still there. */
  async function refused(
    name: string,
    typed: AnyObject,
    message: string,
    save: string | RegExp = /^Lưu( nháp)?$/,
  ) {
    for (const [each, value] of Object.entries(typed))
      fireEvent.change(await found(each), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: save }))
    await screen.findAllByText(message)
    const field = await found(name)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const told = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(told.join(' ')).toContain(message)
    for (const [each, value] of Object.entries(typed)) expect(fieldOf(each)?.value, each).toBe(value)
  }

  it.each(taken)('a %s that is taken, at %s, is told beside it, and nothing is lost', async (...row) => {
    const [name, path, before, typed, message] = row
    await before()
    await open(at(path), { as: owner() })
    await refused(name, typed, message)
  })

  it.each([['ja', '保存', ja.validation.widget_key_taken]])('also in %s', async (language, save, message) => {
    await make('/widgets', { title: 'Banner', key: `banner_${language}`, type: 'banner' })
    await open('/widgets/manager/create', { as: owner(), language })
    await refused('key', { title: 'Banner', key: `banner_${language}` }, message, save)
  })

  it('a language that somebody else has just added is told beside the choice, which stays', async () => {
    await open('/languages/manager', { as: owner() })
    fireEvent.click((await screen.findAllByRole('button', { name: 'Thêm ngôn ngữ' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Thêm ngôn ngữ' }))
    const choice = dialog.getByRole<HTMLInputElement>('combobox')
    fireEvent.change(choice, { target: { value: 'nhat' } })
    fireEvent.click(await screen.findByRole('option', { name: /Tiếng Nhật/ }))
    await make('/languages', { key: 'ja' })
    fireEvent.click(dialog.getByRole('button', { name: 'Thêm' }))
    await dialog.findByText(vi.validation.language_taken)
    expect(choice.getAttribute('aria-invalid')).toBe('true')
    expect(choice.value).toBe('Tiếng Nhật')
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form, TextInput, useI18nProvider } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { object, string } from 'yup'
import { schemaResolver } from '../../../src/admin/components/form/resolver'
import { useFirstWrong } from '../../../src/admin/components/form/useFirstWrong'
import { SettingsFrame } from '../../../src/admin/components/settings/SettingsFrame'
import { SettingsRow } from '../../../src/admin/components/settings/SettingsRow'
import { SettingsSection } from '../../../src/admin/components/settings/SettingsSection'
import { show } from './show'

const resolver = schemaResolver(
  object({ name: string().required(), email: string().ensure(), footer: string().ensure() }),
)
function Anchor() {
  const { anchor } = useFirstWrong()
  return <span ref={anchor} />
}

async function aPage(start = { name: 'Nếp', email: '', footer: '' }) {
  const saved = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
  function Page() {
    return (
      <CoreAdminContext i18nProvider={useI18nProvider()}>
        <Form resolver={resolver} defaultValues={start} onSubmit={saved} noValidate shouldFocusError={false}>
          <SettingsFrame>
            <SettingsSection id="general" title="Chung">
              <SettingsRow source="name" label="Tên trang" help="Hiện trên thẻ trình duyệt.">
                <TextInput source="name" label="Tên trang" />
              </SettingsRow>
              <SettingsRow source="email" label="Thư điện tử">
                <TextInput source="email" label="Thư điện tử" />
              </SettingsRow>
            </SettingsSection>
            <SettingsSection id="footer" title="Chân trang">
              <SettingsRow source="footer" label="Nội dung">
                <TextInput source="footer" label="Nội dung" />
              </SettingsRow>
            </SettingsSection>
          </SettingsFrame>
          <Anchor />
          <button type="submit">Lưu</button>
        </Form>
      </CoreAdminContext>
    )
  }
  await show(<Page />)
  return { saved, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

const index = () => screen.getByRole('navigation', { name: 'Các mục thiết lập' })
const links = () => within(index()).getAllByRole('link')
const search = () => screen.getByRole('searchbox', { name: 'Tìm thiết lập' })
const shown = () => screen.queryAllByRole('textbox').map((input) => input.getAttribute('name'))
const current = () => within(index()).getByRole('link', { current: 'location' }).textContent

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('a page of settings', () => {
  it('has rows whose label and help belong to the control', async () => {
    const { user } = await aPage()
    const row = screen.getByRole('group', { name: 'Tên trang', description: 'Hiện trên thẻ trình duyệt.' })
    const input = within(row).getByRole('textbox', { name: 'Tên trang' })
    const [label] = screen.getAllByText('Tên trang').filter((each) => each.tagName === 'P')
    if (label) await user.click(label)
    expect(document.activeElement).toBe(input)
  })

  it('is saved as one', async () => {
    const { user, saved } = await aPage()
    await user.type(screen.getByRole('textbox', { name: 'Nội dung' }), 'Hà Nội')
    await user.type(screen.getByRole('textbox', { name: 'Thư điện tử' }), 'a@nep.vn')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(saved.mock.lastCall?.[0]).toEqual({ name: 'Nếp', email: 'a@nep.vn', footer: 'Hà Nội' })
  })
})

describe('the index of the settings', () => {
  it('leads to a section, keeps it in the address, and puts the focus on its heading', async () => {
    const { user } = await aPage()
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Chung', '#general'],
      ['Chân trang', '#footer'],
    ])
    await user.click(within(index()).getByRole('link', { name: 'Chân trang' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chân trang' }))
    expect(location.hash).toBe('#footer')
    expect(current()).toBe('Chân trang')
  })

  it('follows the scroll', async () => {
    await aPage()
    const at = (id: string, top: number) => {
      const section = document.getElementById(id)
      if (section) vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100))
    }
    at('general', 10)
    at('footer', 600)
    fireEvent.scroll(window)
    expect(current()).toBe('Chung')
    at('general', -900)
    at('footer', 10)
    fireEvent.scroll(window)
    expect(current()).toBe('Chân trang')
    at('footer', 600)
    fireEvent.scroll(window)
    expect(current()).toBe('Chung')
  })

  it('an address that names a section begins there', async () => {
    history.replaceState(null, '', '/#footer')
    await aPage()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chân trang' })),
    )
  })
})

describe('the search over the settings', () => {
  it('finds rows by label, help and section, without accents', async () => {
    const { user } = await aPage()
    await user.type(search(), 'the trinh duyet')
    expect(shown()).toEqual(['name'])
    expect(links().map((link) => link.textContent)).toEqual(['Chung'])
    screen.getByText('Tìm thấy 1 thiết lập.')
    await user.clear(search())
    await user.type(search(), 'chan trang')
    expect(shown()).toEqual(['footer'])
    await user.keyboard('{Escape}')
    expect(shown()).toEqual(['name', 'email', 'footer'])
    await user.type(search(), 'xyz')
    screen.getByText('Không có thiết lập nào khớp.')
  })

  it('Enter goes to the first row that was found, and never saves', async () => {
    const { user, saved } = await aPage()
    await user.type(search(), 'thu dien{Enter}')
    expect(document.activeElement?.getAttribute('name')).toBe('email')
    expect(saved).not.toHaveBeenCalled()
  })

  it('keeps what was typed in rows that it hides, and gives way to what has to be mended', async () => {
    const { user, saved } = await aPage()
    await user.clear(screen.getByRole('textbox', { name: 'Tên trang' }))
    await user.type(search(), 'noi dung')
    expect(shown()).toEqual(['footer'])
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'))
    expect(shown()).toEqual(['name', 'email', 'footer'])
    await user.type(screen.getByRole('textbox', { name: 'Tên trang' }), 'Nếp nhà')
    await user.type(search(), 'noi dung')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.lastCall?.[0]).toMatchObject({ name: 'Nếp nhà' })
  })
})

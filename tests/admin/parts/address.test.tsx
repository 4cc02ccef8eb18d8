import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form, useI18nProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AddressInput } from '../../../src/admin/components/address/AddressInput'
import { schemaResolver } from '../../../src/admin/components/form/resolver'
import { type Address, addressSchema } from '../../../src/domain/address/addressSchema'
import * as divisions from '../../../src/domain/address/divisions'
import { show } from './show'

vi.mock('../../../src/domain/address/divisions', { spy: true })
const load = vi.mocked(divisions.loadDivisions)
afterEach(() => load.mockClear())

const resolver = schemaResolver(addressSchema)

async function anAddress(start: Partial<Address> = {}) {
  const form: { values: () => Partial<Address> } = { values: () => ({}) }
  const saved = vi.fn()
  function Reader() {
    const { getValues } = useFormContext<Address>()
    form.values = getValues
    return null
  }
  function Page() {
    return (
      <CoreAdminContext i18nProvider={useI18nProvider()}>
        <Form
          resolver={resolver}
          defaultValues={{ ...addressSchema.getDefault(), ...start }}
          onSubmit={saved}
          noValidate
        >
          <AddressInput />
          <Reader />
          <button type="submit">Lưu</button>
        </Form>
      </CoreAdminContext>
    )
  }
  await show(<Page />)
  return { form, saved, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

type User = ReturnType<typeof userEvent.setup>
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name })
const province = () => box(/^Tỉnh, thành phố/)
const district = () => box(/^Quận, huyện/)
const ward = () => box(/^Phường, xã/)
const street = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Số nhà/ })
const older = () => screen.getByRole('switch', { name: 'Địa chỉ cũ (trước tháng 7/2025)' })

async function choose(user: User, select: HTMLInputElement, typed: string, option: string) {
  await user.click(select)
  await user.type(select, typed)
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }))
}
async function paste(user: User, text: string) {
  await user.click(street())
  await user.paste(text)
}
const hanoi = { code: '01', name: 'Thành phố Hà Nội' }

describe('an address', () => {
  it('is chosen from province to ward, searched without accents', async () => {
    const { user, form } = await anAddress()
    expect(ward().disabled).toBe(true)
    await choose(user, province(), 'ho chi', 'Thành phố Hồ Chí Minh')
    await choose(user, ward(), 'sai gon', 'Phường Sài Gòn')
    expect(form.values()).toMatchObject({
      scheme: '2025',
      province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
      district: null,
      ward: { code: '26740', name: 'Phường Sài Gòn' },
    })
    expect(screen.queryByRole('combobox', { name: /^Quận/ })).toBeNull()
  })

  it('loses what lies below when the province changes', async () => {
    const { user, form } = await anAddress({
      province: hanoi,
      ward: { code: '00004', name: 'Phường Ba Đình' },
    })
    await user.clear(province())
    await choose(user, province(), 'hue', 'Thành phố Huế')
    expect(form.values()).toMatchObject({ province: { code: '46' }, ward: null })
  })

  it('asks for a district in the older scheme, and has the other back after a look', async () => {
    const baDinh = { code: '00004', name: 'Phường Ba Đình' }
    const { user, form } = await anAddress({ province: hanoi, ward: baDinh })
    await user.click(older())
    expect(form.values()).toMatchObject({ scheme: 'pre2025', province: null, ward: null })
    await choose(user, province(), 'ha noi', 'Thành phố Hà Nội')
    expect(ward().disabled).toBe(true)
    await choose(user, district(), 'hoan kiem', 'Quận Hoàn Kiếm')
    await choose(user, ward(), 'hang bac', 'Phường Hàng Bạc')
    await user.click(older())
    expect(form.values()).toMatchObject({ scheme: '2025', province: hanoi, district: null, ward: baDinh })
  })

  it('shows what is stored without loading a list', async () => {
    await anAddress({ province: hanoi, ward: { code: '00004', name: 'Phường Ba Đình' } })
    expect([province().value, ward().value]).toEqual(['Thành phố Hà Nội', 'Phường Ba Đình'])
    expect(load).not.toHaveBeenCalled()
  })

  it('says that a list could not be loaded, and tries again', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { user } = await anAddress()
    await user.click(province())
    const alert = await screen.findByRole('alert')
    within(alert).getByText('Chưa tải được danh sách.')
    await user.click(within(alert).getByRole('button', { name: 'Thử lại' }))
    await choose(user, province(), 'hue', 'Thành phố Huế')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells beside each field what is missing', async () => {
    const { user, saved } = await anAddress()
    await user.click(older())
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Hãy chọn tỉnh, thành phố')
    screen.getByText('Hãy chọn quận, huyện')
    screen.getByText('Hãy chọn phường, xã')
    expect(saved).not.toHaveBeenCalled()
  })
})

describe('a whole address pasted into the street line', () => {
  it('fills the fields, says so, and can be taken back', async () => {
    const { user, form } = await anAddress()
    await paste(user, 'số 5 ngõ 12, xã Đông Anh, Hà Nội')
    await screen.findByText('Đã điền theo địa chỉ này: Thành phố Hà Nội, Xã Đông Anh.')
    expect(form.values()).toMatchObject({
      province: hanoi,
      ward: { name: 'Xã Đông Anh' },
      address: 'số 5 ngõ 12',
    })
    await waitFor(() => expect([street().value, ward().value]).toEqual(['số 5 ngõ 12', 'Xã Đông Anh']))
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    expect(form.values()).toMatchObject({ province: null, ward: null })
    expect(street().value).toBe('số 5 ngõ 12, xã Đông Anh, Hà Nội')
  })

  it('is read when it was typed and left, or with Enter, which saves only what was read', async () => {
    const { form, saved, user } = await anAddress()
    await user.type(street(), '12 Nguyễn Huệ, P. Sài Gòn, TP.HCM{Enter}')
    await waitFor(() => expect(form.values().province?.name).toBe('Thành phố Hồ Chí Minh'))
    expect(form.values().address).toBe('12 Nguyễn Huệ')
    expect(saved).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    // Taken back, it is left as it was typed.
    await user.click(street())
    await user.tab()
    expect(form.values().province).toBeNull()
    await user.clear(street())
    await user.type(street(), '5 Lê Lợi, phường Bến Thành, TP.HCM')
    await user.tab()
    await waitFor(() => expect(form.values().ward?.name).toBe('Phường Bến Thành'))
  })

  it('changes to the older scheme when it is written by that', async () => {
    const { user, form } = await anAddress()
    await paste(user, '12 Nguyễn Huệ, P. Bến Nghé, Q.1, TP.HCM')
    await screen.findByText(/^Đã điền theo địa chỉ cũ/)
    expect(form.values()).toMatchObject({
      scheme: 'pre2025',
      province: { code: '79' },
      district: { name: 'Quận 1' },
      ward: { name: 'Phường Bến Nghé' },
      address: '12 Nguyễn Huệ',
    })
    expect(district().value).toBe('Quận 1')
  })

  it('leaves a street alone, without loading anything', async () => {
    const { user } = await anAddress()
    await paste(user, '12 Nguyễn Huệ')
    await waitFor(() => expect(street().value).toBe('12 Nguyễn Huệ'))
    expect(load).not.toHaveBeenCalled()
  })
})

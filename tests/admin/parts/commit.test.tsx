import { Autocomplete, TextField } from '@mui/material'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commitBeforeSaves } from '../../../src/admin/components/form/commit'
import { LeftOverNote } from '../../../src/admin/components/form/LeftOverNote'
import { show } from './show'

let end: () => void
beforeEach(() => {
  end = commitBeforeSaves()
})
afterEach(() => end())

const saved = vi.fn()

/** A form with fields of choices, one of which leads on with what is chosen, and one that takes what is typed when it is left. */
function Form() {
  const [kept, setKept] = useState('')
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        saved(kept)
      }}
    >
      <Autocomplete
        options={['Trà sen', 'Trà nhài']}
        renderInput={(params) => <TextField {...params} label="Hàng" />}
      />
      <Autocomplete
        multiple
        options={['trà xanh', 'trà đen']}
        renderInput={(params) => <TextField {...params} label="Nhãn" />}
      />
      <TextField
        label="Ghi chú"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setKept(typed)}
      />
      <Autocomplete
        value={null}
        options={['Quán Lá', 'Quán Sen']}
        inputValue={found}
        onInputChange={(_event, text, reason) => setFound(reason === 'input' ? text : '')}
        onChange={() => screen.getByRole('textbox', { name: 'Ghi chú' }).focus()}
        renderInput={(params) => <TextField {...params} label="Thêm dòng" />}
      />
      <button type="submit">Lưu</button>
      <LeftOverNote />
    </form>
  )
}

it('what has the focus is taken before a form is sent, and the focus and its place stay', async () => {
  await show(<Form />)
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ghi chú' })
  await user.type(note, 'giao sáng')
  note.setSelectionRange(4, 4)
  await user.keyboard('{Enter}')
  expect(saved).toHaveBeenLastCalledWith('giao sáng')
  expect(document.activeElement).toBe(note)
  expect(note.selectionStart).toBe(4)
})

it('a text that chooses nothing holds the save back and stays, with a sentence', async () => {
  await show(<Form />)
  saved.mockClear()
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const goods = screen.getByRole<HTMLInputElement>('combobox', { name: 'Hàng' })
  await user.type(goods, 'trà')
  const press = () => screen.getByRole('combobox', { name: 'Hàng' }).closest('form')?.requestSubmit()
  press()
  expect(await screen.findByText(/^“trà” chưa được chọn/)).toBeTruthy()
  expect([goods.value, goods.getAttribute('aria-invalid')]).toEqual(['trà', 'true'])
  expect(saved).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}{Enter}')
  press()
  expect(saved).toHaveBeenCalledOnce()
})

it.each([
  ['one', 'Hàng'],
  ['several', 'Nhãn'],
])('a text left in a choice of %s comes back with the sentence when Save is pressed', async (_many, name) => {
  await show(<Form />)
  saved.mockClear()
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const press = () => user.click(screen.getByRole('button', { name: 'Lưu' }))
  const goods = screen.getByRole<HTMLInputElement>('combobox', { name })
  await user.type(goods, 'trà')
  // From within the field, and after other fields.
  for (const between of [undefined, 'Ghi chú']) {
    if (between) await user.click(screen.getByRole('textbox', { name: between }))
    await press()
    expect(await screen.findByText(/^“trà” chưa được chọn/)).toBeTruthy()
    expect([goods.value, document.activeElement]).toEqual(['trà', goods])
  }
  expect(saved).not.toHaveBeenCalled()
  await user.clear(goods)
  await press()
  expect(saved).toHaveBeenCalledOnce()
})

it.each(['{ArrowDown}{Enter}', 'click'])(
  'a field that leads on with what is chosen leaves nothing over: %s',
  async (way) => {
    await show(<Form />)
    saved.mockClear()
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
    await user.type(screen.getByRole('combobox', { name: 'Thêm dòng' }), 'lá')
    if (way === 'click') await user.click(screen.getByRole('option', { name: 'Quán Lá' }))
    else await user.keyboard(way)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ghi chú' }))
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    expect(saved).toHaveBeenCalledOnce()
  },
)

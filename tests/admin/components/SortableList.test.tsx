import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SortableList } from '../../../src/admin/components/list/SortableList'
import { json } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

const Sections = () => {
  const [items, setItems] = useState([
    { id: 'a', name: 'Mở bài' },
    { id: 'b', name: 'Thân bài' },
  ])
  return (
    <SortableList items={items} name={({ name }) => name} onReorder={setItems}>
      {({ name }) => <p>{name}</p>}
    </SortableList>
  )
}

it('tells screen readers what happens, in the interface language', async () => {
  await renderAdmin({ routes: { '/': <Sections /> }, at: '/', answers: () => json(500) })
  const handle = screen.getByRole('button', { name: 'Kéo để đổi chỗ “Mở bài”' })
  handle.focus()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(screen.getByText(/Đã nhấc “Mở bài” lên, đang ở vị trí 1 trên 2/)).toBeTruthy())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByText(/Đã hủy, “Mở bài” trở lại vị trí 1/)).toBeTruthy())
  expect(screen.getByText(/Nhấn phím cách để nhấc mục lên/)).toBeTruthy()
})

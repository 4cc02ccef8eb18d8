import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tree } from '../../../src/admin/components/tree/Tree'
import type { MenuItem } from '../../../src/domain/menu'
import { type MenuRow, menuRows, movedItem, newItem, withItem } from '../../../src/domain/menuTree'
import { show } from './show'

const drawn = vi.fn()
const shown = ({ id, title }: MenuRow) => {
  drawn(id)
  return <span>{title}</span>
}
const many: MenuItem[] = Array.from({ length: 300 }, (_, at) => ({
  ...newItem({ text: `Mục ${at + 1}` }),
  id: at + 1,
}))

function Long() {
  const [rows, setRows] = useState(() => menuRows(many))
  const rename = () => setRows(menuRows(withItem(many, { ...newItem({ text: 'Khác' }), id: 150 }), rows))
  return (
    <>
      <button type="button" onClick={rename}>
        Đổi tên
      </button>
      <Tree
        rows={rows}
        label="Menu"
        storeKey="long"
        isMovable
        onMove={(id, spot) => setRows(menuRows(movedItem(many, id, spot), rows))}
      >
        {shown}
      </Tree>
    </>
  )
}

afterEach(() => drawn.mockClear())

it('of a tree of 300 rows a key draws no content anew, a change or a move only that of the rows concerned', async () => {
  await show(<Long />)
  const row = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"]`) as HTMLElement
  act(() => row(1).focus())
  drawn.mockClear()
  fireEvent.keyDown(row(1), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(row(2))
  expect(drawn).not.toHaveBeenCalled()
  drawn.mockClear()
  fireEvent.click(screen.getByText('Đổi tên'))
  expect(row(150).textContent).toContain('Khác')
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set([150]))
  act(() => row(200).focus())
  drawn.mockClear()
  fireEvent.keyDown(row(200), { key: 'ArrowUp', altKey: true })
  expect(row(200).nextElementSibling).toBe(row(199))
  // The one that was renamed has its old name again.
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set([150, 199, 200]))
})

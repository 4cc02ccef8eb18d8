import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sayClipped } from '../../../src/admin/components/list/sayClipped'
import { visuallyHidden } from '../../../src/admin/theme/visuallyHidden'

afterEach(() => vi.restoreAllMocks())

const hover = (room: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300)
  render(
    <table>
      <tbody>
        <tr>
          <td>
            <button type="button">
              /tin-cu<span style={visuallyHidden}> Sửa: Địa chỉ mới</span>
            </button>
            <span>tới /tin-moi</span>
          </td>
        </tr>
      </tbody>
    </table>,
  )
  sayClipped({ target: screen.getByText('tới /tin-moi') })
  return screen.getByRole('cell').title
}

test('a cell without room for all its words says them to who points at it, without what is only read out', () => {
  expect(hover(100)).toBe('/tin-cu tới /tin-moi')
})

test('a cell that shows everything says nothing twice', () => {
  expect(hover(300)).toBe('')
})

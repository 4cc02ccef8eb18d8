import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { StepActions } from '../../../src/admin/components/steps/StepActions'
import { StepTrack } from '../../../src/admin/components/steps/StepTrack'
import type { Step, StepMove, StepOutcome } from '../../../src/admin/components/steps/steps'
import { show } from './show'

const fresh: Step = { key: 'new', label: 'Mới' }
const packed: Step = { key: 'packed', label: 'Đã đóng gói' }
const done: Step = { key: 'done', label: 'Đã giao' }
const cancelled: Step = { key: 'cancelled', label: 'Đã hủy' }

const pack: StepMove = {
  to: packed,
  label: 'Đóng gói',
  isNext: true,
  told: ['Kho trung tâm'],
  changes: ['Trừ 3 dòng khỏi kho'],
}
const cancel: StepMove = { to: cancelled, label: 'Hủy đơn', danger: true, reason: 'required' }

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const button = (name: string) => screen.getByRole('button', { name })

/** The actions of a record whose state follows what the server answers. */
async function actions(moves: StepMove[], answer: (move: StepMove, reason: string) => Promise<StepOutcome>) {
  const onMove = vi.fn(answer)
  const page: { set?: (step: Step) => void } = {}
  const saved = vi.fn()
  function Page() {
    const [current, setCurrent] = useState(fresh)
    page.set = setCurrent
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          saved()
        }}
      >
        <StepActions
          current={current}
          moves={moves}
          onMove={async (move, reason) => {
            const outcome = await onMove(move, reason)
            if (outcome.kind === 'done') setCurrent(move.to)
            return outcome
          }}
        />
      </form>
    )
  }
  await show(<Page />)
  return { onMove, page, saved }
}

describe('the way of a record', () => {
  it('says which steps are done, which one is now, and which are to come', async () => {
    await show(<StepTrack steps={[fresh, packed, done]} current={packed} />)
    const items = screen.getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Mới, đã xong',
      '2Đã đóng gói, hiện tại',
      '3Đã giao, sắp tới',
    ])
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  })

  it('ends where the record left it', async () => {
    await show(<StepTrack steps={[fresh, packed, done]} current={cancelled} left="new" />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mới, đã xong',
      '2Đã hủy, hiện tại',
    ])
  })
})

describe('the steps that can be taken', () => {
  it('are the legal ones alone: the next as a button, and another beside it', async () => {
    await actions([pack, cancel], async () => ({ kind: 'done' }))
    expect(screen.queryByRole('button', { name: 'Bước khác' })).toBeNull()
    button('Hủy đơn')
  })

  it('stand in a menu when there are several others', async () => {
    const unpack: StepMove = { to: fresh, label: 'Mở lại' }
    await actions([pack, unpack, cancel], async () => ({ kind: 'done' }))
    expect(screen.queryByRole('button', { name: 'Hủy đơn' })).toBeNull()
    await user.click(button('Bước khác'))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Mở lại',
      'Hủy đơn',
    ])
  })

  it('say when there is none', async () => {
    await actions([], async () => ({ kind: 'done' }))
    screen.getByText('Không còn bước nào tiếp theo.')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the dialog of a step', () => {
  it('says from where to where, what changes and who is told, and sends that change alone', async () => {
    const { onMove, saved } = await actions([pack], async () => ({ kind: 'done' }))
    await user.click(button('Đóng gói'))
    const dialog = within(screen.getByRole('dialog', { name: 'Đóng gói?' }))
    dialog.getByText('Từ “Mới” sang “Đã đóng gói”')
    dialog.getByText('Trừ 3 dòng khỏi kho')
    dialog.getByText('Kho trung tâm')
    expect(onMove).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Đóng gói' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onMove.mock.calls).toEqual([[pack, '']])
    expect(saved).not.toHaveBeenCalled()
  })

  it('is taken once, however often it is pressed', async () => {
    let finish: (outcome: StepOutcome) => void = () => undefined
    const { onMove } = await actions(
      [pack],
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    await user.click(button('Đóng gói'))
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Đóng gói' })
    await user.click(confirm)
    await user.click(confirm)
    expect(onMove).toHaveBeenCalledTimes(1)
    finish({ kind: 'done' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('names what stands in the way, and offers no way past it', async () => {
    await actions([{ ...pack, blocked: ['Phin nhôm đã hết hàng'] }], async () => ({ kind: 'done' }))
    await user.click(button('Đóng gói'))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('alert').textContent).toContain('Phin nhôm đã hết hàng')
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Để nguyên'])
  })

  it('asks for a reason where one is needed, and Enter in it takes the step', async () => {
    const { onMove, saved } = await actions([cancel], async () => ({ kind: 'done' }))
    await user.click(button('Hủy đơn'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hủy đơn' }))
    screen.getByText('Hãy nhập lý do')
    const reason = screen.getByRole('textbox', { name: /^Lý do/ })
    expect(document.activeElement).toBe(reason)
    expect(onMove).not.toHaveBeenCalled()
    fireEvent.change(reason, { target: { value: 'Khách đổi ý' } })
    await user.type(reason, '{Enter}')
    await waitFor(() => expect(onMove.mock.calls).toEqual([[cancel, 'Khách đổi ý']]))
    expect(saved).not.toHaveBeenCalled()
  })

  it('says what happened meanwhile instead of trying again', async () => {
    const { onMove } = await actions([pack], async () => ({ kind: 'stale', now: cancelled, by: 'Lan' }))
    await user.click(button('Đóng gói'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Đóng gói' }))
    await screen.findByText('Trong lúc đó, Lan đã chuyển trạng thái sang “Đã hủy”.')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Xem lại'])
    await user.click(dialog.getByRole('button', { name: 'Xem lại' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onMove).toHaveBeenCalledTimes(1)
  })

  it('notices a state that changes while it is open', async () => {
    const { page, onMove } = await actions([pack], async () => ({ kind: 'done' }))
    await user.click(button('Đóng gói'))
    await waitFor(() => page.set?.(cancelled))
    await screen.findByText('Trong lúc đó, trạng thái đã chuyển sang “Đã hủy”.')
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Đóng gói' })).toBeNull()
    expect(onMove).not.toHaveBeenCalled()
  })

  it('stays open after a failure with what was written', async () => {
    const { onMove } = await actions([{ ...cancel, isNext: true }], async () => {
      throw new TypeError('Failed to fetch')
    })
    await user.click(button('Hủy đơn'))
    const reason = screen.getByRole('textbox', { name: /^Lý do/ })
    fireEvent.change(reason, { target: { value: 'Khách đổi ý' } })
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hủy đơn' }))
    await screen.findByText('Chưa chuyển được bước. Vui lòng thử lại.')
    expect(reason).toHaveProperty('value', 'Khách đổi ý')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hủy đơn' }))
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(2))
  })
})

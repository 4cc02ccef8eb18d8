import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DayBars } from '../../../src/admin/components/charts/DayBars'
import { FigureTile } from '../../../src/admin/components/charts/FigureTile'
import { changeOf } from '../../../src/admin/components/charts/figures'
import { Sparkline } from '../../../src/admin/components/charts/Sparkline'
import { show } from './show'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const days = [
  { day: '2026-11-20', value: 100 },
  { day: '2026-11-21', value: 0 },
  { day: '2026-11-22', value: 400 },
]
const plain = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ')

describe('a sparkline', () => {
  it('goes from the first value to the last, between nothing and the highest', async () => {
    const { container } = await show(<Sparkline values={[0, 5, 10]} />)
    expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0,30 50,15 100,0')
  })

  it.each([
    ['nothing but zero', [0, 0], '0,30 100,30'],
    ['a single value', [7], '0,0 100,0'],
    ['values below zero', [-5, 5], '0,30 100,0'],
  ])('can draw %s', async (_, values, points) => {
    const { container } = await show(<Sparkline values={values} />)
    expect(container.querySelector('polyline')?.getAttribute('points')).toBe(points)
  })
})

describe('a tile with a figure', () => {
  it.each([
    [150, 100, 'tăng 50%'],
    [98, 100, 'giảm 2%'],
    [100, 100, 'không đổi'],
    [5, 0, 'trước đó chưa có'],
  ])('says in words how %i compares with %i', async (value, before, words) => {
    await show(<FigureTile label="Đơn hàng" value={value} before={{ value: before, label: 'hôm qua' }} />)
    const said = plain(screen.getByRole('group', { name: 'Đơn hàng' }))
    expect(said).toContain(before ? `${words}so với hôm qua (${before})` : words)
    expect(said?.includes('so với')).toBe(before !== 0)
  })

  it('measures a change from below zero by its size', () => {
    expect(changeOf(50, -100)).toBe(1.5)
    expect(changeOf(0, 0)).toBe(0)
  })
})

describe('bars by day', () => {
  it('have heights in proportion, and each its day and figure as a tooltip', async () => {
    const { container } = await show(<DayBars label="Doanh thu" unit="money" days={days} />)
    const bars = [...container.querySelectorAll('.bar')]
    expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['25', '0', '100'])
    const titles = [...container.querySelectorAll('title')].map(({ textContent }) =>
      textContent?.replace(/\s/g, ' '),
    )
    expect(titles).toEqual(['20/11/2026: 100 ₫', '21/11/2026: 0 ₫', '22/11/2026: 400 ₫'])
  })

  it('stand on the line of nothing, and hang from it below', async () => {
    const { container } = await show(
      <DayBars
        label="Chênh lệch"
        days={[
          { day: '2026-11-21', value: 30 },
          { day: '2026-11-22', value: -10 },
        ]}
      />,
    )
    const below = container.querySelector('.below')
    expect([below?.getAttribute('y'), below?.getAttribute('height')]).toEqual(['75', '25'])
    expect(container.querySelector('.bar')?.getAttribute('height')).toBe('75')
  })

  it('are a table for who cannot see them, and for everybody at the press of a button', async () => {
    await show(<DayBars label="Doanh thu" unit="money" days={days} />)
    const table = screen.getByRole('table', { name: 'Doanh thu' })
    expect(within(table).getAllByRole('row').map(plain)).toEqual([
      'NgàyDoanh thu',
      '20/11/2026100 ₫',
      '21/11/20260 ₫',
      '22/11/2026400 ₫',
    ])
    const button = screen.getByRole('button', { name: 'Xem bảng số liệu' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Ẩn bảng số liệu' }).getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(table.parentElement)
  })

  it('say that there are no figures yet', async () => {
    await show(<DayBars label="Doanh thu" days={[]} />)
    screen.getByText('Chưa có số liệu.')
  })
})

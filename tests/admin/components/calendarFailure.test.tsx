import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import PostCalendar from '../../../src/admin/resources/posts/calendar/PostCalendar'
import { json, listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

it('a calendar that could not be loaded calls no month empty and no draft dated', async () => {
  const said = async (isBroken: boolean) => {
    await renderAdmin({
      answers: ({ path }) =>
        path.endsWith('/posts') && isBroken ? json(500, { code: 'internal', message: 'x' }) : listOf([]),
      routes: { '/posts/calendar': <PostCalendar /> },
      at: '/posts/calendar?view=list',
    })
    const end = isBroken ? 'Thử lại' : 'Tháng này chưa có bài nào được lên lịch'
    await screen.findByText(end, {}, { timeout: 20_000 })
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    return {
      isEmpty: screen.queryByText('Tháng này chưa có bài nào được lên lịch') !== null,
      isDated: screen.queryByText('Bản nháp nào cũng đã có lịch.') !== null,
    }
  }
  expect(await said(true)).toEqual({ isEmpty: false, isDated: false })
  expect(await said(false)).toEqual({ isEmpty: true, isDated: true })
})

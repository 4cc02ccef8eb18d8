import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextInput, useRecordContext } from 'react-admin'
import { beforeEach, expect, it } from 'vitest'
import { columnsOf } from '../../../src/admin/components/crud/columnsOf'
import { EditPage } from '../../../src/admin/components/form/EditPage'
import { ListShell } from '../../../src/admin/components/list/ListShell'
import { ListTable } from '../../../src/admin/components/list/ListTable'
import { SplitLink } from '../../../src/admin/components/split/SplitLink'
import { SplitView } from '../../../src/admin/components/split/SplitView'
import { type Redirect, redirectSchema } from '../../../src/domain/redirectSchema'
import { listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

const Column = columnsOf<Redirect>()
const rows = ['/mot', '/hai', '/ba'].map((source, at) => ({
  id: at + 1,
  version: 1,
  source,
  destination: '/dich',
  code: 301,
}))

/** A form beside its list. */
function Form() {
  const record = useRecordContext()
  return (
    <EditPage resource="redirects" id={record?.id} schema={redirectSchema} cancelTo="/list" isPart>
      <TextInput source="destination" />
    </EditPage>
  )
}
const list = (
  <ListShell
    resource="redirects"
    isTable
    arrange={(head, body) => (
      <SplitView head={head} detail={<Form />}>
        {body}
      </SplitView>
    )}
  >
    <ListTable<Redirect>>
      <Column source="source" render={({ source }) => <SplitLink>{source}</SplitLink>} />
    </ListTable>
  </ListShell>
)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: /min-width/.test(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
})

const show = () =>
  renderAdmin({
    at: '/list?open=1',
    routes: { '/list': list },
    answers: ({ path, query }) => {
      if (path !== '/api/v1/redirects') return listOf([])
      const wanted = /id:(\d+)/.exec(query.get('search') ?? '')?.[1]
      return listOf(wanted ? rows.filter(({ id }) => String(id) === wanted) : rows)
    },
  })
const input = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Địa chỉ mới/ })

it('asks before an unsaved text is left for the next record, and each record has a draft of its own', async () => {
  const { place } = await show()
  await userEvent.type(await input(), '-moi')
  await userEvent.click(screen.getByRole('link', { name: '/hai' }))
  await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' })
  await userEvent.click(screen.getByRole('button', { name: 'Ở lại' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await input()).value).toBe('/dich-moi')
  expect(place.path).toBe('/list?open=1')

  await userEvent.click(screen.getByRole('link', { name: '/hai' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Bỏ thay đổi' }))
  await waitFor(() => expect(place.path).toBe('/list?open=2'))
  await waitFor(async () => expect((await input()).value).toBe('/dich'))
})

it('one Escape leaves the field, the next closes the record', async () => {
  const { place } = await show()
  await userEvent.click(await input())
  await userEvent.keyboard('{Escape}')
  expect(place.path).toBe('/list?open=1')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(place.path).toBe('/list'))
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextInput } from 'react-admin'
import { beforeEach, expect, it } from 'vitest'
import { object } from 'yup'
import { CreatePage } from '../../../src/admin/components/form/CreatePage'
import { FormSection } from '../../../src/admin/components/form/FormSection'
import { ChoiceSelect } from '../../../src/admin/components/list/ChoiceSelect'
import { CountedSelect } from '../../../src/admin/components/list/CountedSelect'
import { ListShell } from '../../../src/admin/components/list/ListShell'
import { ImageInput } from '../../../src/admin/components/media/ImageInput'
import { optionalEmailText } from '../../../src/domain/rules'
import { validate } from '../../../src/domain/validation'
import { listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('a filter offers those values that rows have, with how many, and the one that is chosen', async () => {
  const view = await renderAdmin({
    at: '/list',
    routes: {
      '/list': (
        <ListShell
          resource="posts"
          filters={
            <>
              <CountedSelect source="status" name={(value) => `resources.posts.status.${value}`} />
              <ChoiceSelect source="author_id" choices={[{ id: 3, name: 'Lan' }]} all="common.all" />
            </>
          }
        >
          rows
        </ListShell>
      ),
    },
    answers: () =>
      listOf([{ id: 1, version: 1 }], 1, 25, 1, { status: { pending: 2, draft: 1200, hidden: 0 } }),
  })
  const asked = () =>
    view.calls
      .filter(({ path }) => path === '/api/v1/posts')
      .at(-1)
      ?.query.get('search')
  await screen.findByText('rows')
  await userEvent.click(screen.getByRole('combobox', { name: 'Trạng thái' }))
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
    'Tất cả',
    'Bản nháp (1.200)',
    'Chờ duyệt (2)',
  ])
  await userEvent.click(screen.getByRole('option', { name: 'Chờ duyệt (2)' }))
  await waitFor(() => expect(asked()).toBe('status:pending'))
  // An id stays a number.
  await userEvent.click(screen.getByRole('combobox', { name: 'Tác giả' }))
  await userEvent.click(screen.getByRole('option', { name: 'Lan' }))
  await waitFor(() => expect(asked()).toBe('status:pending;author_id:3'))
  await userEvent.click(screen.getByRole('combobox', { name: 'Trạng thái' }))
  await userEvent.click(screen.getByRole('option', { name: 'Tất cả' }))
  await waitFor(() => expect(asked()).toBe('author_id:3'))
})

it('sections of a form stand apart, and a picture that must be there says so', async () => {
  const form = (
    <CreatePage resource="posts" schema={object({})} cancelTo="/">
      <FormSection title="Một">
        <TextInput source="title" />
      </FormSection>
      <FormSection title="Hai">
        <ImageInput source="image" label="Ảnh bìa" isRequired />
        <ImageInput source="thumbnail" label="Ảnh nhỏ" />
      </FormSection>
    </CreatePage>
  )
  await renderAdmin({ at: '/form', routes: { '/form': form }, answers: () => listOf([]) })
  const sections = (await screen.findByRole('region', { name: 'Một' })).parentElement
  expect(sections).toBe(screen.getByRole('region', { name: 'Hai' }).parentElement)
  expect(getComputedStyle(sections as Element).gap).toBe('16px')
  expect(screen.getByText('Ảnh bìa').parentElement?.textContent).toMatch(/\*$/)
  expect(screen.getByText('Ảnh nhỏ').parentElement?.textContent).not.toContain('*')
})

it('an address for mail may be left out, and is told when it is none', () => {
  const schema = object({ email: optionalEmailText() })
  expect(validate(schema, {}).value).toEqual({ email: '' })
  expect(validate(schema, { email: null }).value).toEqual({ email: '' })
  expect(validate(schema, { email: ' Lan@Nep.VN ' }).value).toEqual({ email: 'lan@nep.vn' })
  expect(validate(schema, { email: 'lan' }).errors?.email).toEqual([{ key: 'validation.email' }])
})

import { screen } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { beforeEach, expect, it } from 'vitest'
import { object } from 'yup'
import { CreatePage } from '../../../src/admin/components/form/CreatePage'
import { FormSection } from '../../../src/admin/components/form/FormSection'
import { ImageInput } from '../../../src/admin/components/media/ImageInput'
import { optionalEmailText } from '../../../src/domain/rules'
import { validate } from '../../../src/domain/validation'
import { computedStyle } from '../../support/computedStyle'
import { listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
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
  expect(computedStyle?.(sections as Element).gap).toBe('16px')
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

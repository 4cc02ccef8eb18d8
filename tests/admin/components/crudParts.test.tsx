import { Button } from '@mui/material'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { beforeEach, expect, it } from 'vitest'
import { object } from 'yup'
import { CreatePage } from '../../../src/admin/components/form/CreatePage'
import { FormSection } from '../../../src/admin/components/form/FormSection'
import { ImageInput } from '../../../src/admin/components/media/ImageInput'
import { flush } from '../../../src/admin/theme/flush'
import { themeOf } from '../../../src/admin/theme/theme'
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
  // Their names are given by people too, and may be one endless word.
  expect(computedStyle?.(screen.getByRole('heading', { name: 'Một' })).overflowWrap).toBe('anywhere')
  expect(screen.getByText('Ảnh bìa').parentElement?.textContent).toMatch(/\*$/)
  expect(screen.getByText('Ảnh nhỏ').parentElement?.textContent).not.toContain('*')
})

it('a button without a border at the edge of a column takes back as much as its padding', () => {
  const buttons = (
    <ThemeProvider theme={createTheme(themeOf('light', 'ltr'))}>
      <Button sx={flush.start}>Xem lịch sử</Button>
      <Button size="small" sx={flush.end}>
        Thu gọn
      </Button>
    </ThemeProvider>
  )
  render(buttons)
  const styleOf = (name: string) => computedStyle?.(screen.getByRole('button', { name }))
  expect(styleOf('Xem lịch sử')?.getPropertyValue('--inset')).toBe('8px')
  expect(styleOf('Thu gọn')?.getPropertyValue('--inset')).toBe('5px')
  for (const [name, side] of [
    ['Xem lịch sử', 'start'],
    ['Thu gọn', 'end'],
  ] as const) {
    expect(styleOf(name)?.getPropertyValue('padding-inline')).toBe('var(--inset)')
    expect(styleOf(name)?.getPropertyValue(`margin-inline-${side}`)).toMatch(/^calc\(-1 \* var\(--inset\)\)$/)
  }
})

it('an address for mail may be left out, and is told when it is none', () => {
  const schema = object({ email: optionalEmailText() })
  expect(validate(schema, {}).value).toEqual({ email: '' })
  expect(validate(schema, { email: null }).value).toEqual({ email: '' })
  expect(validate(schema, { email: ' Lan@Nep.VN ' }).value).toEqual({ email: 'lan@nep.vn' })
  expect(validate(schema, { email: 'lan' }).errors?.email).toEqual([{ key: 'validation.email' }])
})

import { createTheme, ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import {
  AdminContext,
  AutocompleteInput,
  RadioButtonGroupInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { expect, it, vi } from 'vitest'
import { themeOf } from '../../../src/admin/theme/theme'

it('react-admin’s inputs leave no props of theirs on elements, which React would warn about', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const choices = [{ id: 1, name: 'Một' }]
  const theme = themeOf('light', 'ltr')
  render(
    <AdminContext theme={theme}>
      <ThemeProvider theme={createTheme(theme)}>
        <SimpleForm toolbar={false}>
          <TextInput source="title" />
          <SelectInput source="status" choices={choices} />
          <AutocompleteInput source="group" choices={choices} />
          <RadioButtonGroupInput source="style" choices={choices} />
        </SimpleForm>
      </ThemeProvider>
    </AdminContext>,
  )
  expect(await screen.findAllByRole('combobox')).toHaveLength(2)
  expect(warned.mock.calls.filter(([text]) => String(text).includes('does not recognize'))).toEqual([])
  warned.mockRestore()
})

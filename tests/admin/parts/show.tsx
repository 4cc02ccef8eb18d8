import { createTheme, ThemeProvider } from '@mui/material'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'react-admin'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { loadAllWords } from '../../../src/admin/startup/messages'
import { type Direction, themeOf } from '../../../src/admin/theme/theme'

interface Options {
  direction?: Direction
  width?: number
}

/** Draws a part by itself, in Vietnamese. */
export async function show(part: ReactNode, { direction = 'ltr', width = 1440 }: Options = {}) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0) >= width,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  await loadAllWords()
  const i18nProvider = await createI18nProvider('vi')
  return render(
    <StoreContextProvider value={memoryStore({ locale: 'vi' })}>
      <I18nContextProvider value={i18nProvider}>
        <ThemeProvider theme={createTheme(themeOf('light', direction))}>{part}</ThemeProvider>
      </I18nContextProvider>
    </StoreContextProvider>,
  )
}

import { CssBaseline } from '@mui/material'
import { StrictMode } from 'react'
import { I18nContextProvider, StoreContextProvider, ThemeProvider, ThemesContext } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { createI18nProvider } from '../../providers/i18nProvider'
import { loadAllWords } from '../../startup/messages'
import { rememberedLanguage } from '../../startup/strings'
import { createStore } from '../../store'
import { DirectionProvider, loadDirection } from '../../theme/DirectionProvider'
import { type Direction, themeOf } from '../../theme/theme'
import { ApiDocs } from './ApiDocs'
import type { Fetch } from './openApi'

/** Opens `/api/docs`, which needs no session: a page of its own, beside the back office. */
export async function startApiDocs(
  container: HTMLElement,
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
): Promise<void> {
  const store = createStore()
  const direction = store.getItem<Direction>('direction', 'ltr') ?? 'ltr'
  const [i18nProvider] = await Promise.all([
    createI18nProvider(rememberedLanguage()),
    loadDirection(direction),
    loadAllWords(),
  ])
  const themes = { lightTheme: themeOf('light', direction), darkTheme: themeOf('dark', direction) }
  createRoot(container).render(
    <StrictMode>
      <DirectionProvider direction={direction}>
        <StoreContextProvider value={store}>
          <I18nContextProvider value={i18nProvider}>
            <ThemesContext.Provider value={themes}>
              <ThemeProvider>
                <CssBaseline enableColorScheme />
                <ApiDocs fetch={fetch} />
              </ThemeProvider>
            </ThemesContext.Provider>
          </I18nContextProvider>
        </StoreContextProvider>
      </DirectionProvider>
    </StrictMode>,
  )
}

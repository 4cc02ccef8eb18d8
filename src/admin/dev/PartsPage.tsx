import { Box, CssBaseline, createTheme, Paper, Stack, ThemeProvider, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { I18nContextProvider, type I18nProvider, type Store, StoreContextProvider } from 'react-admin'
import { DirectionProvider } from '../theme/DirectionProvider'
import { type Direction, themeOf } from '../theme/theme'
import { pageWidth } from '../theme/tokens'
import { AddressSample } from './AddressSample'
import { CardsSample } from './CardsSample'
import { ChartsSample } from './ChartsSample'
import { LinesSample } from './LinesSample'
import { StepsSample } from './StepsSample'
import DynamicFieldsSample from './samples/dynamicFields'
import { ThreadSample } from './ThreadSample'

const samples: [name: string, sample: ReactNode][] = [
  ['Line items', <LinesSample key="lines" />],
  ['Steps', <StepsSample key="steps" />],
  ['Thread', <ThreadSample key="thread" />],
  ['Sortable cards', <CardsSample key="cards" />],
  ['Address', <AddressSample key="address" />],
  ['Charts', <ChartsSample key="charts" />],
  ['Dynamic fields', <DynamicFieldsSample key="fields" />],
]

/** Every shared part with sample data; only `npm run dev` serves this page. */
export function PartsPage({ store, i18nProvider }: { store: Store; i18nProvider: I18nProvider }) {
  const direction = store.getItem<Direction>('direction') ?? 'ltr'
  const mode = store.getItem('theme') === 'dark' ? 'dark' : 'light'
  return (
    <DirectionProvider direction={direction}>
      <StoreContextProvider value={store}>
        <I18nContextProvider value={i18nProvider}>
          <ThemeProvider theme={createTheme(themeOf(mode, direction))}>
            <CssBaseline enableColorScheme />
            <Box component="main" sx={{ maxWidth: pageWidth.form, mx: 'auto', p: { xs: 1.5, sm: 3 } }}>
              <Typography variant="h1" sx={{ mb: 2 }}>
                Parts
              </Typography>
              <Stack sx={{ gap: 3 }}>
                {samples.map(([name, sample]) => (
                  <Paper key={name} component="section" aria-label={name} variant="outlined" sx={{ p: 2 }}>
                    <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
                      {name}
                    </Typography>
                    {sample}
                  </Paper>
                ))}
              </Stack>
            </Box>
          </ThemeProvider>
        </I18nContextProvider>
      </StoreContextProvider>
    </DirectionProvider>
  )
}

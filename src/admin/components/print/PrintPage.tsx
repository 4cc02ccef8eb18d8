import Print from '@mui/icons-material/PrintOutlined'
import { Box, Button, GlobalStyles, MenuItem, TextField, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { control, paperMargin as margin, papers } from '../../theme/tokens'
import { ScreenLink } from '../screens/ScreenLink'
import { useDocumentTitle } from '../screens/useDocumentTitle'

interface PrintPageProps {
  /** Document title, which browsers propose as file name. */
  title: string
  back: string
  isReady: boolean
  /** Paper until another is chosen; of each the choice is kept apart. */
  usual?: Paper
  choices?: ReactNode
  children: ReactNode
}

/** Page of printable documents, one per sheet; the browser prints or saves them as PDF without the bar above. */
export function PrintPage({ title, back, isReady, usual = 'A5', choices, children }: PrintPageProps) {
  const translate = useTranslate()
  const [paper, keepPaper] = usePaper(usual)
  useDocumentTitle(title)
  return (
    <Box component="main" data-paper={paper} sx={frame}>
      <GlobalStyles
        styles={{
          '@page': { size: `${paper} portrait`, margin: `${margin}mm` },
          '@media print': { 'html, body': { background: 'none !important' } },
        }}
      />
      <Box component="header" data-screen sx={bar}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {choices}
        <TextField
          select
          size="small"
          label={translate('parts.print.paper')}
          value={paper}
          onChange={({ target }) => keepPaper(target.value as Paper)}
          sx={{ my: 0 }}
        >
          {Object.keys(papers).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button component={ScreenLink} to={back}>
          {translate('ra.action.back')}
        </Button>
        <Button
          variant="contained"
          startIcon={<Print />}
          disabled={!isReady}
          onClick={() => window.print()}
          autoFocus
        >
          {translate('parts.print.print')}
        </Button>
      </Box>
      {children}
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1,
  maxWidth: `${papers.A4.width}mm`,
  minHeight: control.touch,
  mx: 'auto',
  mb: 2,
}

/** On screen a sheet looks like paper, which is white in every theme. */
const frame = ({ palette, spacing, breakpoints }: Theme) => ({
  padding: spacing(2),
  '& article': {
    boxSizing: 'border-box',
    maxWidth: '100%',
    margin: `0 auto ${spacing(2)}`,
    padding: `min(${margin}mm, 4vw)`,
    background: palette.common.white,
    color: palette.common.black,
    colorScheme: 'light',
    border: `1px solid ${palette.divider}`,
  },
  '&[data-paper=A5] article': { width: `${papers.A5.width}mm`, minHeight: `${papers.A5.height}mm` },
  '&[data-paper=A4] article': { width: `${papers.A4.width}mm`, minHeight: `${papers.A4.height}mm` },
  // On a phone the sheet is scaled to fit; `screen` only, because paper may be as narrow.
  [breakpoints.down('sm').replace('@media', '@media screen and')]: { '& article': { zoom: 0.6 } },
  '& tr, & [data-whole]': { breakInside: 'avoid' },
  '@media print': {
    padding: 0,
    '& [data-screen]': { display: 'none' },
    // A sheet with its screen height would break onto another page.
    '&[data-paper] article': { width: 'auto', minHeight: 0, margin: 0, padding: 0, border: 0 },
    '& article + article': { breakBefore: 'page' },
  },
})

type Paper = keyof typeof papers

const isPaper = (name: unknown): name is Paper => typeof name === 'string' && Object.hasOwn(papers, name)

function usePaper(usual: Paper): [Paper, (paper: Paper) => void] {
  const [kept, keep] = useStore<unknown>(usual === 'A5' ? 'print.paper' : `print.paper.${usual}`, usual)
  return [isPaper(kept) ? kept : usual, keep]
}

import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Breadcrumb } from './Breadcrumb'
import { useScreen } from './screen'
import { useDocumentTitle } from './useDocumentTitle'

interface PageHeadingProps {
  /** Instead of the screen's own title: a record's name, say. */
  title?: string
  /** One line under the title. */
  subtitle?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** The head of every page: where it stands, what it is, what can be done. */
export function PageHeading({ title, subtitle, actions }: PageHeadingProps) {
  const translate = useTranslate()
  const screen = useScreen()
  const shown = title || (screen ? translate(screen.title) : '')
  useDocumentTitle(shown)
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: 1.5,
        mb: 2,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 280px' }}>
        <Breadcrumb current={shown} />
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {shown}
        </Typography>
        {subtitle && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  )
}

import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PrintHead } from './PrintHead'

interface PrintSheetProps {
  title: string
  subtitle?: ReactNode
  isCanceled?: boolean
  /** Beside the letterhead. */
  corner?: ReactNode
  children: ReactNode
}

export function PrintSheet({ title, subtitle, isCanceled, corner, children }: PrintSheetProps) {
  const translate = useTranslate()
  return (
    <article aria-label={title}>
      <PrintHead corner={corner} />
      <Box sx={{ textAlign: 'center', my: 2 }}>
        <Typography variant="h2" component="h2">
          {title}
        </Typography>
        {subtitle && <Typography component="div">{subtitle}</Typography>}
        {isCanceled && <strong>{translate('parts.print.canceled')}</strong>}
      </Box>
      {children}
    </article>
  )
}

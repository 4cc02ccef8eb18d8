import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PrintHead } from './PrintHead'

interface PrintSheetProps {
  /** What the document is. */
  title: string
  /** Its number, its day. */
  subtitle?: ReactNode
  /** It does not hold any more, which nobody must overlook. */
  isCanceled?: boolean
  children: ReactNode
}

/** One document: whose it is, what it is, what it says. */
export function PrintSheet({ title, subtitle, isCanceled, children }: PrintSheetProps) {
  const translate = useTranslate()
  return (
    <article aria-label={title}>
      <PrintHead />
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

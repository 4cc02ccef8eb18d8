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
  /** What stands right above the signatures, and on one sheet with them: what is signed for. */
  foot?: ReactNode
  /** Who signs at its foot. */
  signers?: readonly string[]
  children: ReactNode
}

/** One document: whose it is, what it is, what it says, who signs it. */
export function PrintSheet({ title, subtitle, isCanceled, foot, signers = [], children }: PrintSheetProps) {
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
      <div data-whole>
        {foot}
        {signers.length > 0 && (
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-around',
              gap: 2,
              // Two centimetres to sign in: four lines and their signatures stand on one A5 sheet.
              mt: 2,
              pb: 7,
              textAlign: 'center',
            }}
          >
            {signers.map((who) => (
              <div key={who}>
                <strong>{who}</strong>
                <Typography variant="caption" component="div">
                  {translate('parts.print.sign')}
                </Typography>
              </div>
            ))}
          </Box>
        )}
      </div>
    </article>
  )
}

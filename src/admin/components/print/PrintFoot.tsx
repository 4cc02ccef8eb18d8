import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface PrintFootProps {
  children?: ReactNode
  signers: readonly string[]
}

export function PrintFoot({ children, signers }: PrintFootProps) {
  const translate = useTranslate()
  return (
    <>
      {children}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-around',
          gap: 2,
          // Two centimetres to sign: four lines with signatures fit one A5 sheet.
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
    </>
  )
}

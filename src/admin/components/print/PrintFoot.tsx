import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface PrintFootProps {
  /** What stands right above the signatures: what is signed for. */
  children?: ReactNode
  signers: readonly string[]
}

/** The end of a document: who signs it, with room to. */
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
    </>
  )
}

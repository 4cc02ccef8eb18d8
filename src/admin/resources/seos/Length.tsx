import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'

export function Length({ text = '', max }: { text?: string; max: number }) {
  const translate = useTranslate()
  const count = [...text].length
  if (!count) return translate('resources.seos.nothing_written')
  return (
    <span title={text}>
      <Box
        component="span"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          color: count > max ? 'status.warn' : 'text.secondary',
          fontWeight: count > max ? 600 : undefined,
        }}
      >
        {count}/{max}
      </Box>
      {/* Not a margin, which would be on the wrong side of Latin text in a right-to-left page. */}
      {'\u2002'}
      {text}
    </span>
  )
}

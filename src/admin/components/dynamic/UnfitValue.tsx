import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

interface UnfitValueProps {
  title: string
  value: unknown
  onClear: () => void
}

/** Shows a value that the input of the field's present style cannot show. */
export function UnfitValue({ title, value, onClear }: UnfitValueProps) {
  const translate = useTranslate()
  const clear = (
    <Button color="inherit" size="small" onClick={onClear}>
      {translate('dynamic.unfit.clear')}
    </Button>
  )
  return (
    <Alert severity="warning" action={clear} role="group" aria-label={title}>
      <AlertTitle>{title}</AlertTitle>
      {translate('dynamic.unfit.text')}
      <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
        {typeof value === 'string' ? value : JSON.stringify(value)}
      </Box>
    </Alert>
  )
}

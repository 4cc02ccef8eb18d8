import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

export function NextError({ onNext }: { onNext: () => void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Box
        sx={{ flex: 1, typography: 'caption', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      >
        {translate('sheets.grid.keys')}
      </Box>
      <Button size="small" onClick={onNext}>
        {translate('sheets.grid.next_error')}
      </Button>
    </Box>
  )
}

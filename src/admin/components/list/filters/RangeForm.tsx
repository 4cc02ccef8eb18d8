import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface RangeFormProps {
  isWrong: boolean
  onApply: () => void
  children: ReactNode
}

export function RangeForm({ isWrong, onApply, children }: RangeFormProps) {
  const translate = useTranslate()
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5, p: 2 }}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!isWrong) onApply()
      }}
    >
      {children}
      <Button type="submit" variant="contained" disabled={isWrong}>
        {translate('components.list.apply')}
      </Button>
    </Box>
  )
}

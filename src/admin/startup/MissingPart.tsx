import { Box, Button } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'

/** A part of a page whose code could not be loaded. It is tried again once the network is back, or when asked. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Box role="alert" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {translate('components.part_missing')}{' '}
      <Button onClick={onRetry}>{translate('common.try_again')}</Button>
    </Box>
  )
}

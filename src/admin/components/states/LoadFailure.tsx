import { Alert, Button, type SxProps } from '@mui/material'
import { useTranslate } from 'react-admin'
import { mayPass, useFeedback } from '../form/useFeedback'

interface LoadFailureProps {
  resource: string
  what?: `${string}_failed`
  error: unknown
  onRetry: () => unknown
  sx?: SxProps
}

/** Error in place of the content, with a retry button if that may help. */
export function LoadFailure({ resource, what = 'load_failed', error, onRetry, sx }: LoadFailureProps) {
  const translate = useTranslate()
  const { sentence } = useFeedback(resource)
  return (
    <Alert
      severity="error"
      sx={sx}
      action={
        mayPass(error) && (
          <Button color="inherit" size="small" onClick={() => void onRetry()}>
            {translate('common.try_again')}
          </Button>
        )
      }
    >
      {sentence(what, error)}
    </Alert>
  )
}

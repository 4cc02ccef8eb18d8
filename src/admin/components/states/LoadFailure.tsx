import { Alert, Button, type SxProps } from '@mui/material'
import { useTranslate } from 'react-admin'
import { mayPass, useFeedback } from '../form/useFeedback'

interface LoadFailureProps {
  /** Whose words for the failure are used. */
  resource: string
  /** Which words, where it is not the resource itself. */
  what?: `${string}_failed`
  error: unknown
  onRetry: () => unknown
  sx?: SxProps
}

/** What could not be loaded and why, in its place; with a button to try again where that can help. */
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

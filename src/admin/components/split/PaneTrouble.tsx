import { Alert, Button } from '@mui/material'
import { type Identifier, useTranslate } from 'react-admin'
import { isResourceName } from '../../../domain/guards'
import { isRefusal } from '../../providers/http/httpError'
import { mayPass, useFeedback } from '../form/useFeedback'
import { LateSkeleton } from '../list/LateSkeleton'
import { NoAccess } from '../NoAccess'
import { RecordGone } from '../RecordGone'

interface PaneTroubleProps {
  resource: string
  id: Identifier
  error: unknown
  isGone: boolean
  /** The address of the list. */
  listPath: string
  onRetry: () => void
}

/** Why an open record cannot be shown, and what helps. */
export function PaneTrouble({ resource, id, error, isGone, listPath, onRetry }: PaneTroubleProps) {
  const translate = useTranslate()
  const { sentence } = useFeedback(resource)
  if (isRefusal(error)) return <NoAccess />
  if (isGone && isResourceName(resource))
    return <RecordGone resource={resource} id={id} listPath={listPath} />
  return (
    <Alert
      severity={isGone ? 'info' : 'error'}
      sx={{ mb: 2 }}
      action={
        mayPass(error) && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('components.list.retry')}
          </Button>
        )
      }
    >
      {isGone ? translate('parts.split.gone') : sentence('load_failed', error)}
    </Alert>
  )
}

/** Lines in place of a record that is on its way. */
export const PaneBones = () => <LateSkeleton label="parts.split.loading" rows={6} />

import { Alert } from '@mui/material'
import { type Identifier, useTranslate } from 'react-admin'
import { isResourceName } from '../../../domain/guards'
import { isRefusal } from '../../providers/http/httpError'
import { LateSkeleton } from '../states/LateSkeleton'
import { LoadFailure } from '../states/LoadFailure'
import { NoAccess } from '../states/NoAccess'
import { RecordGone } from '../states/RecordGone'

interface PaneTroubleProps {
  resource: string
  id: Identifier
  error: unknown
  isGone: boolean
  listPath: string
  onRetry: () => void
}

export function PaneTrouble({ resource, id, error, isGone, listPath, onRetry }: PaneTroubleProps) {
  const translate = useTranslate()
  if (isRefusal(error)) return <NoAccess />
  if (!isGone) return <LoadFailure resource={resource} error={error} onRetry={onRetry} sx={{ mb: 2 }} />
  return isResourceName(resource) ? (
    <RecordGone resource={resource} id={id} listPath={listPath} />
  ) : (
    <Alert severity="info">{translate('parts.split.gone')}</Alert>
  )
}

export const PaneBones = () => <LateSkeleton label="parts.split.loading" rows={6} />

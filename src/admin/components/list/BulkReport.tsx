import { Alert, AlertTitle, Box } from '@mui/material'
import { useContext } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useRights } from '../../providers/auth/rights'
import { mayPass, useFeedback } from '../form/useFeedback'
import { matchScreen } from '../matchScreen'
import { recordPath } from '../recordPath'
import { ScreenLink } from '../ScreenLink'
import { ScreensContext } from '../screen'
import { useNames, useNoun } from '../useNames'
import { useListScope } from './ListScope'

/** Lists the rows for which a bulk action failed, with the reasons, until dismissed. */
export function BulkReport() {
  const translate = useTranslate()
  const { resource } = useListContext()
  const { failure, setFailure } = useListScope()
  const { reason } = useFeedback(resource)
  const noun = useNoun(resource)
  if (!failure) return null
  const reasons = new Map<string, RaRecord[]>()
  for (const { row, error } of failure.rows) {
    const why = [reason(error), mayPass(error) ? translate('components.later') : ''].filter(Boolean).join(' ')
    reasons.set(why, [...(reasons.get(why) ?? []), row])
  }
  const count = failure.rows.length
  return (
    <Alert
      severity="error"
      onClose={() => setFailure(null)}
      closeText={translate('common.close')}
      sx={{ mb: 1.5 }}
    >
      <AlertTitle>{translate(failure.what, { smart_count: count, noun: noun(count) })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {[...reasons].map(([why, rows]) => (
          <li key={why}>
            {why && `${why} `}
            {rows.map((row, index) => (
              <span key={row.id}>
                {index > 0 && ', '}
                <RecordName resource={resource} record={row} />
              </span>
            ))}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** A record's name, linked to its page for those who may open it. */
function RecordName({ resource, record }: { resource: string; record: RaRecord }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const params = useParams()
  const { can } = useRights()
  const name = translate('components.bulk.quoted', { name: useNames(resource)(record) })
  const to = recordPath(screens, resource, record.id, params)
  const screen = to && matchScreen(screens, to)?.screen
  return to && screen && can(screen.guard) ? <ScreenLink to={to}>{name}</ScreenLink> : name
}

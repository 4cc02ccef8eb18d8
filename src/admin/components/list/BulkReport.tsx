import { Alert, AlertTitle, Box } from '@mui/material'
import { useContext, useEffect, useRef } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { useRights } from '../../providers/auth/rights'
import { mayPass, useFeedback } from '../form/useFeedback'
import { useNames, useNoun } from '../references/useNames'
import { matchScreen } from '../screens/matchScreen'
import { recordPath } from '../screens/recordPath'
import { ScreenLink } from '../screens/ScreenLink'
import { ScreensContext } from '../screens/screen'
import { useScreenParams } from '../screens/useScreenParams'
import { type BulkFailure, useListScope } from './ListScope'

type Failed = BulkFailure['rows'][number]

export function BulkReport() {
  const translate = useTranslate()
  const { resource } = useListContext()
  const { failure, setFailure } = useListScope()
  const { reason } = useFeedback(resource)
  const noun = useNoun(resource)
  const report = useRef<HTMLDivElement>(null)
  // The report may be out of sight above a long list.
  useEffect(() => {
    if (failure) report.current?.scrollIntoView?.({ block: 'center' })
  }, [failure])
  if (!failure) return null
  const reasons = new Map<string, Failed[]>()
  for (const each of failure.rows) {
    const { error } = each
    const why = [reason(error), mayPass(error) ? translate('components.later') : ''].filter(Boolean).join(' ')
    reasons.set(why, [...(reasons.get(why) ?? []), each])
  }
  const count = failure.rows.length
  return (
    <Alert
      ref={report}
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
            {rows.map(({ row, title }, index) => (
              <span key={row.id}>
                {index > 0 && ', '}
                <RecordName resource={resource} record={row} title={title} />
              </span>
            ))}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function RecordName({ resource, record, title }: { resource: string; record: RaRecord; title?: string }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const params = useScreenParams()
  const { can } = useRights()
  const named = useNames(resource)(record)
  const name = translate('components.bulk.quoted', { name: title || named })
  const to = recordPath(screens, resource, record.id, params)
  const screen = to && matchScreen(screens, to)?.screen
  return to && screen && can(screen.guard) ? <ScreenLink to={to}>{name}</ScreenLink> : name
}

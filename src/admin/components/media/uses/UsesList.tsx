import { Alert, Box, Link, Skeleton, Typography } from '@mui/material'
import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import type { MediaUse } from '../../../../domain/media'
import { box } from '../../../theme/tokens'
import { hitAddress } from '../../palette/useFound'
import { ScreenLink } from '../../screens/ScreenLink'
import { ScreensContext } from '../../screens/screen'
import { useMayOpen } from '../../screens/useOpenable'
import type { useUses } from './useUses'

interface UsesListProps {
  query: Pick<ReturnType<typeof useUses>, 'data' | 'error' | 'isPending'>
  /** Whether each record tells which of the files it uses. */
  hasFiles?: boolean
}

/** Records that use the files, with links; records that the user may not read are counted. */
export function UsesList({ query: { data, error, isPending }, hasFiles }: UsesListProps) {
  const translate = useTranslate()
  if (error) return <Alert severity="error">{translate('resources.media.uses.failed')}</Alert>
  if (isPending || !data) return <Skeleton variant="text" width="60%" />
  const { meta } = data
  const more = meta.total - meta.hidden - data.data.length
  return (
    <Box
      component="ul"
      aria-label={translate('resources.media.uses.title')}
      sx={{
        m: 0,
        paddingInlineStart: 2.5,
        maxHeight: box.scroller,
        overflowY: 'auto',
        overflowWrap: 'anywhere',
      }}
    >
      {data.data.map((use) => (
        <Use key={`${use.entity} ${use.record_id}`} use={use} hasFiles={hasFiles} />
      ))}
      {more > 0 && <li>{translate('resources.media.uses.more', { smart_count: more })}</li>}
      {meta.hidden > 0 && <li>{translate('resources.media.uses.hidden', { smart_count: meta.hidden })}</li>}
    </Box>
  )
}

function Use({ use, hasFiles }: { use: MediaUse; hasFiles?: boolean }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const mayOpen = useMayOpen()
  const { entity, record_id: id, title, url_params, media } = use
  const to = hitAddress(screens, { kind: entity, id, title, subtitle: '', image: '', url_params })
  const fields = [...new Set(media.flatMap((each) => each.fields))]
    .map((field) => translate(`resources.${entity}.fields.${field}`, { _: field }))
    .join(', ')
  const name = title || `#${id}`
  return (
    <li>
      {to && mayOpen(to) ? (
        <Link component={ScreenLink} to={to}>
          {name}
        </Link>
      ) : (
        name
      )}
      <Typography component="span" variant="body2" color="textSecondary">
        {` · ${translate(`resources.${entity}.name`, { smart_count: 1, _: entity })} · ${fields}`}
        {hasFiles && ` · ${media.map((each) => each.name).join(', ')}`}
      </Typography>
    </li>
  )
}

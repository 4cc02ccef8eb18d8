import { Box, Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { bankOf } from '../../../domain/banks'
import { isKnownSetting, knownSettings, type Setting, typeIdsIn } from '../../../domain/settings'
import { Thumbnail } from '../../components/media/Thumbnail'
import { choiceLabel } from '../../components/settings/choiceLabel'
import { useSought } from '../../components/settings/useSought'
import { usePostTypes } from '../../components/types/usePostTypes'
import { mark } from '../../keys/marks'
import { box } from '../../theme/tokens'

export function SettingsRead({ rows }: { rows: readonly Setting[] }) {
  const translate = useTranslate()
  useSought()
  return (
    <Card>
      <CardContent component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {rows.map((row) => (
          <div key={row.key} {...mark('setting', row.key)}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {isKnownSetting(row.key) ? translate(`resources.settings.fields.${row.key}`) : row.title}
            </Typography>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <Shown row={row} />
            </Box>
          </div>
        ))}
      </CardContent>
    </Card>
  )
}

function Shown({ row: { key, value } }: { row: Setting }) {
  const translate = useTranslate()
  const types = usePostTypes()
  const kind = isKnownSetting(key) ? knownSettings[key].kind : 'line'
  if (!value) return <Typography color="textSecondary">{translate('resources.settings.nothing')}</Typography>
  if (kind === 'picture' || kind === 'favicon') return <Thumbnail url={value} alt="" width={box.picture} />
  if (kind === 'choice') return translate(choiceLabel(key, value))
  if (kind === 'switch') return translate('ra.boolean.true')
  if (kind === 'hour') return `${value}:00`
  if (kind === 'bank') return bankOf(value)?.shortName ?? value
  if (kind === 'types')
    return typeIdsIn(value)
      .map((id) => types.find((type) => type.id === id)?.title ?? `#${id}`)
      .join(', ')
  if (kind === 'script')
    return (
      <Box component="code" dir="ltr" sx={{ fontFamily: 'monospace' }}>
        {value}
      </Box>
    )
  return value
}

import { Box, Button, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { AccessKey } from '../../../domain/keySchema'
import { Value } from '../../components/fields/Value'
import { Moment } from '../../components/formats/Moment'
import { flush } from '../../theme/flush'
import { box } from '../../theme/tokens'
import { usePermissionWords } from '../permissions/names'
import { lastDayOf } from './keyForm'

/** Of more permissions the rest is counted. */
const mostNamed = 6

interface KeyLineProps {
  of: AccessKey
  onChange?: (key: AccessKey) => void
  onEnd: (key: AccessKey) => void
}

export function KeyLine({ of, onChange, onEnd }: KeyLineProps) {
  const translate = useTranslate()
  const { label } = usePermissionWords()
  const { name, hint, permissions, proposes, expires_at, last_used_at } = of
  const more = permissions.length - mostNamed
  const isOver = Date.parse(expires_at) <= Date.now()
  return (
    <li>
      <Box sx={{ minWidth: 0, flex: `1 1 ${box.input}px`, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <bdi>{name}</bdi>
          <Box component="code" dir="ltr" sx={{ color: 'text.secondary' }}>{`nep_…${hint}`}</Box>
          {proposes && <Chip label={translate('access.keys.proposing')} />}
          {isOver && <Chip color="warning" label={translate('access.keys.over')} />}
        </Box>
        <Typography variant="body2">
          {permissions.slice(0, mostNamed).map(label).join(', ')}
          {more > 0 && ` ${translate('access.keys.more', { smart_count: more })}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {last_used_at ? (
            <>
              {translate('access.keys.used')} <Moment iso={last_used_at} />
            </>
          ) : (
            translate('access.keys.never_used')
          )}
          {' · '}
          {translate(`access.keys.${isOver ? 'was_until' : 'until'}`)}{' '}
          <Value kind="day" value={lastDayOf(of)} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto', ...flush.end }}>
        {onChange && (
          <Button
            size="small"
            onClick={() => onChange(of)}
            aria-label={translate('access.keys.change_title', { name })}
          >
            {translate('access.keys.change')}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          onClick={() => onEnd(of)}
          aria-label={translate('access.keys.end_title', { name })}
        >
          {translate('access.keys.end')}
        </Button>
      </Box>
    </li>
  )
}

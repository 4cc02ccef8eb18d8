import { Box, Checkbox, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { Status } from '../../components/fields/Status'
import { useFoundRecords } from '../../components/references/useFoundRecords'
import { usePostTypes } from '../../components/types/usePostTypes'
import { useBareTypes } from '../../providers/site'
import { box } from '../../theme/tokens'
import { type Linkable, type Target, targetsIn } from './targets'

/** One search returns at most this many; short lists come whole. */
const maxShown = 20

interface TargetListProps {
  kind: Linkable
  filter?: Record<string, unknown> | undefined
  chosen: readonly Target[]
  onToggle: (target: Target) => void
}

export function TargetList({ kind, filter, chosen, onToggle }: TargetListProps) {
  const translate = useTranslate()
  const say = (word: string) => translate(`resources.menus.picker.${word}`)
  const [text, setText] = useState('')
  const { found, isSearching, error } = useFoundRecords<RaRecord>(kind, {
    text,
    enabled: true,
    ...(filter && { filter }),
  })
  const types = usePostTypes()
  const bare = useBareTypes()
  const typeOf = (typeId: unknown) => {
    const type = types.find(({ id }) => id === typeId)
    return type && { slug: type.slug, isBare: bare.has(String(type.id)) }
  }
  const all = targetsIn(kind, found, typeOf)
  const shown = all.slice(0, maxShown)
  const state = error ? 'failed' : isSearching ? 'searching' : shown.length === 0 ? 'nothing' : undefined
  const isCut = found.length >= maxShown
  return (
    <>
      <TextField
        fullWidth
        autoFocus
        size="small"
        margin="dense"
        type="search"
        label={say('search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ '--optional': "''" }}
      />
      <Box sx={{ minHeight: box.scroller }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((target) => (
            <Box component="li" key={target.url}>
              <Box component="label" sx={row}>
                <Checkbox
                  edge="start"
                  size="small"
                  checked={chosen.some(({ url }) => url === target.url)}
                  onChange={() => onToggle(target)}
                />
                <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {target.text}
                  <Typography
                    component="span"
                    variant="caption"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    <bdi dir="ltr">{target.url}</bdi>
                  </Typography>
                </Box>
                {target.isHidden && (
                  <Typography component="span" variant="caption" sx={{ flex: 'none' }}>
                    <Status tone="warn">{say('not_out')}</Status>
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </Box>
        <Typography role="status" variant="body2" color={error ? 'error' : 'textSecondary'} sx={{ mt: 1 }}>
          {state ? say(state) : isCut && say('more')}
        </Typography>
      </Box>
    </>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const

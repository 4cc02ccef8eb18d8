import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Proposal, ProposedEntry } from '../../../../domain/proposals'
import { Difference } from '../../../components/history/compare/Difference'
import { facetsIn } from '../../../components/history/compare/facets'
import { fieldAt } from '../../../components/history/compare/keyed'
import { useKeyed } from '../../../components/history/compare/useKeyed'
import { useWording } from '../../../components/history/compare/useWording'
import { box } from '../../../theme/tokens'
import { recordsIn, rowsOfProposal } from './proposed'

interface ProposedRowsProps {
  proposal: Proposal
  without: ReadonlySet<number> | undefined
  /** Absent where they can only be read. */
  onChange: ((without: ReadonlySet<number>) => void) | undefined
}

const none: ReadonlySet<number> = new Set()

/** The rows of one change, each of which can be left out while it waits. */
export function ProposedRows({ proposal, without = none, onChange }: ProposedRowsProps) {
  const translate = useTranslate()
  const { entity, action, entries } = proposal
  const records = recordsIn(entries)
  const own = new Map(records.filter((each) => each.entity === entity).map((each) => [each.record_id, each]))
  const ids = rowsOfProposal(proposal)
  const taken = ids.filter((id) => !without.has(id)).length
  const toggle = (id: number) =>
    onChange?.(new Set(without.has(id) ? [...without].filter((each) => each !== id) : [...without, id]))
  return (
    <div>
      {onChange && (
        <FormControlLabel
          sx={{ mx: 0 }}
          label={translate('inbox.proposals.rows', { count: taken, of: ids.length })}
          control={
            <Checkbox
              size="small"
              checked={taken === ids.length}
              indeterminate={taken > 0 && taken < ids.length}
              onChange={() => onChange(new Set(taken === ids.length ? ids : []))}
            />
          }
        />
      )}
      {action === 'delete' && onChange && <Typography>{translate('inbox.proposals.deletes')}</Typography>}
      <Box component="ul" aria-label={translate('inbox.proposals.rows_list')} sx={rowList}>
        {ids.map((id) => {
          const entry = own.get(id)
          const title = entry?.title || translate('history.unknown', { id })
          return (
            <li key={id}>
              {onChange && (
                <Checkbox
                  size="small"
                  checked={!without.has(id)}
                  onChange={() => toggle(id)}
                  slotProps={{ input: { 'aria-label': title } }}
                />
              )}
              <Box className={without.has(id) ? 'words is-out' : 'words'}>
                <bdi>{title}</bdi>
                {action !== 'delete' && entry && (
                  <div>
                    <RowChanges entry={entry} />
                  </div>
                )}
              </Box>
            </li>
          )
        })}
      </Box>
    </div>
  )
}

function RowChanges({ entry: { entity, record_id, changes } }: { entry: ProposedEntry }) {
  const facets = useMemo(() => facetsIn(changes), [changes])
  const keyed = useKeyed(entity, facets, record_id)
  const { label } = useWording(entity, keyed)
  return facets.map((facet) => (
    <Box key={facet.path.join('.')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label(facet.path)}
      </Box>
      <Box component="span" sx={{ minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
        <Difference entity={entity} facet={facet} keyed={fieldAt(keyed(facet.path[0]), facet)} />
      </Box>
    </Box>
  ))
}

const rowList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    py: 0.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& .words': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    py: 0.5,
    '& > *': { flex: `1 1 ${box.filter}px`, minWidth: 0 },
    '&.is-out': { opacity: 0.6 },
  },
} as const

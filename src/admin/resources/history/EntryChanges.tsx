import { Box, useMediaQuery, useTheme } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../domain/history'
import { Difference } from '../../components/history/compare/Difference'
import { facetsIn } from '../../components/history/compare/facets'
import { fieldAt } from '../../components/history/compare/keyed'
import { NamesContext } from '../../components/history/compare/names'
import { useKeyed } from '../../components/history/compare/useKeyed'
import { useWording } from '../../components/history/compare/useWording'

/** Lines of a row for its changes. */
const lines = 3

/** Changes of an entry in at most three lines; narrow screens show only field names. */
export function EntryChanges({
  entry: { action, entity, record_id, changes, names },
}: {
  entry: HistoryEntry
}) {
  const translate = useTranslate()
  // Narrower lines have no room for both an old and a new value.
  const hasRoom = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true })
  const facets = useMemo(() => facetsIn(changes), [changes])
  const keyed = useKeyed(entity, facets, record_id)
  const { label } = useWording(entity, keyed)
  // A deletion would list every field.
  if (action === 'delete' || facets.length === 0) return null
  const shown = facets.length > lines ? facets.slice(0, lines - 1) : facets
  const others = facets.length - shown.length
  const more = others > 0 && translate('history.more', { smart_count: others })
  if (!hasRoom) return [...shown.map(({ path }) => label(path)), more].filter(Boolean).join(', ')
  return (
    <NamesContext value={names}>
      <Box sx={{ py: 0.5 }}>
        {shown.map((facet) => (
          <Box key={facet.path.join('.')} sx={line(shown.length === 1 ? lines : 1)}>
            <Box
              component="span"
              sx={{ flex: 'none', maxWidth: '33%', color: 'text.secondary' }}
              className="clip"
            >
              {label(facet.path)}
            </Box>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Difference entity={entity} facet={facet} keyed={fieldAt(keyed(facet.path[0]), facet)} />
            </Box>
          </Box>
        ))}
        {more && <Box sx={{ color: 'text.secondary' }}>{more}</Box>}
      </Box>
    </NamesContext>
  )
}

const line = (maxLines: number) => ({
  display: 'flex',
  columnGap: 1.5,
  whiteSpace: 'normal',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxHeight: `${maxLines}lh`,
  // A picture is as high as its line.
  '& span:has(> img)': { height: `${maxLines}lh` },
  // Old and new value share a single line.
  ...(maxLines === 1 && {
    '& span': { flexWrap: 'nowrap' },
    '& :is(del, ins)': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // The word for an empty value is short and never shrinks.
    '& :is(del, ins):has(> em)': { flex: 'none' },
  }),
})

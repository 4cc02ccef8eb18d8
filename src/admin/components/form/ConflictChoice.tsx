import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { type ReactNode, useId, useMemo } from 'react'
import { type Identifier, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { Difference as Compared } from '../history/compare/Difference'
import { FacetList } from '../history/compare/FacetList'
import { FacetValue } from '../history/compare/FacetValue'
import { facetsAt, listChange } from '../history/compare/facets'
import { fieldAt } from '../history/compare/keyed'
import { facetKindOf, kindOfChange } from '../history/compare/kind'
import { useKeyed } from '../history/compare/useKeyed'
import { useWording } from '../history/compare/useWording'
import type { Contest, MergeChoice } from './merge/contest'

interface ConflictChoiceProps {
  entity: ResourceName
  id: Identifier
  contest: Contest
  show?: (value: unknown) => ReactNode
  choice: MergeChoice
  onChoose: (choice: MergeChoice) => void
}

/** Longer texts are compared word by word, shorter ones side by side. */
const shortText = 80

/** A field that both sides have changed, to choose one value; long texts and lists show only their differences. */
export function ConflictChoice({ entity, id, contest, show, choice, onChoose }: ConflictChoiceProps) {
  const translate = useTranslate()
  const keyed = useKeyed(entity, [contest], id)
  const { label } = useWording(entity, keyed)
  const labelId = useId()
  const { path, mine, theirs } = contest
  const field = String(path.findLast((part) => typeof part === 'string'))
  const facets = useMemo(() => facetsAt(path, theirs, mine), [path, theirs, mine])
  const [first] = facets
  const isCompared = isLong(entity, field, contest)
  const name = label(path)
  const option = (side: MergeChoice) => (
    <FormControlLabel
      value={side}
      control={<Radio size="small" />}
      sx={optionStyle}
      label={
        <>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {translate(`components.conflict.${side}`)}
          </Box>
          {!isCompared && (
            <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {shown(contest[side])}
            </Box>
          )}
          {isCompared && contest[side] === undefined && translate('components.conflict.removed')}
        </>
      }
    />
  )
  const shown = (value: unknown) =>
    value === null || value === undefined || value === ''
      ? translate('components.conflict.empty')
      : (show?.(value) ??
        [value]
          .flat()
          .map((each) => (
            <FacetValue
              key={JSON.stringify(each)}
              entity={entity}
              field={field}
              kind={facetKindOf(entity, field, value)}
              value={each}
            />
          )))
  return (
    <FormControl component="fieldset" fullWidth sx={{ my: 1, minWidth: 0 }}>
      <FormLabel id={labelId} component="legend" sx={{ mb: 0.5 }}>
        {isReordered(mine, theirs) ? translate('components.conflict.order', { field: name }) : name}
      </FormLabel>
      {isCompared && (
        <Box sx={{ mb: 1, p: 1, border: 1, borderColor: 'divider', borderRadius: 1, typography: 'body2' }}>
          {facets.length === 1 && first?.path.length === path.length ? (
            // Its name is the heading already.
            <Compared entity={entity} facet={first} keyed={fieldAt(keyed(path[0]), first)} />
          ) : (
            <FacetList entity={entity} id={id} facets={facets} />
          )}
        </Box>
      )}
      <RadioGroup
        aria-labelledby={labelId}
        value={choice}
        onChange={(_event, value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {option('mine')}
        {option('theirs')}
      </RadioGroup>
    </FormControl>
  )
}

const optionStyle = {
  m: 0,
  minWidth: 0,
  alignItems: 'start',
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& .MuiFormControlLabel-label': { pt: 1, minWidth: 0 },
} as const

function isLong(entity: ResourceName, field: string, { mine, theirs }: Contest): boolean {
  if (isReordered(mine, theirs)) return false
  const isNested = [mine, theirs].some((value) => typeof value === 'object' && value !== null)
  const { name } = kindOfChange(entity, field, theirs, mine)
  const length = [mine, theirs].map((value) => String(value ?? '').length).reduce((sum, each) => sum + each)
  return isNested || name === 'html' || (name === 'text' && length > shortText)
}

/** Whether both lists have the same items in another order, which only the whole lists show. */
function isReordered(mine: unknown, theirs: unknown): boolean {
  if (!Array.isArray(mine) || !Array.isArray(theirs) || mine.some((item) => typeof item === 'object'))
    return false
  const { added, removed } = listChange(theirs, mine)
  return added.length + removed.length === 0
}

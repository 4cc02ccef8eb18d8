import { Box } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { isEmptyValue } from '../../../../domain/dynamicFields'
import type { ResourceName } from '../../../../domain/guards'
import { lazily } from '../../../startup/lazily'
import { box } from '../../../theme/tokens'
import { ChangeMark } from './ChangeMark'
import { FacetValue } from './FacetValue'
import { type Facet, listChange } from './facets'
import { type Keyed, kindBy, wordsBy } from './keyed'
import { kindOfChange } from './kind'
import { plainTextOf } from './plainTextOf'

const TextDifference = lazily(() => import('./TextDifference'))

/** Shorter texts show whole, old and new. */
const shortText = 40

interface DifferenceProps {
  entity: ResourceName
  facet: Facet
  keyed?: Keyed
}

/** Old and new state of a facet: changed words of a text, changed items of a list, otherwise both values. */
export function Difference({ entity, facet, keyed }: DifferenceProps) {
  const { path } = facet
  const translate = useTranslate()
  const [before, after] = [facet.before, facet.after].map((value) => (keyed ? wordsBy(keyed, value) : value))
  const field = String(path.findLast((part) => typeof part === 'string'))
  const kind =
    (keyed && kindBy(keyed, isEmptyValue(facet.after) ? facet.before : facet.after)) ??
    kindOfChange(entity, field, before, after)
  const show = (value: unknown) => <FacetValue entity={entity} field={field} kind={kind} value={value} />
  if (before === null && after === null) return translate('history.changed')
  if (Array.isArray(before) || Array.isArray(after)) {
    const { added, removed } = listChange(before, after)
    if (added.length + removed.length === 0) return translate('history.reordered')
    return (
      <Items>
        {removed.map((value) => (
          <ChangeMark key={`- ${value}`} kind="removed" says="history.removed">
            {show(value)}
          </ChangeMark>
        ))}
        {added.map((value) => (
          <ChangeMark key={`+ ${value}`} kind="added" says="history.added">
            {show(value)}
          </ChangeMark>
        ))}
      </Items>
    )
  }
  if (kind.name === 'html' || kind.name === 'text' || kind.name === 'said') {
    const plain = (value: unknown) =>
      kind.name === 'html' ? plainTextOf(String(value ?? '')) : String(value ?? '')
    const [left, right] = [plain(before), plain(after)]
    if (left && right && left.length + right.length > 2 * shortText)
      return (
        <Box
          component="span"
          sx={{ whiteSpace: 'pre-wrap', display: 'block', maxHeight: box.scroller, overflowY: 'auto' }}
        >
          <Suspense fallback={translate('history.comparing')}>
            <TextDifference before={left} after={right} />
          </Suspense>
        </Box>
      )
  }
  return (
    <Items>
      {before !== undefined && (
        <ChangeMark kind="removed" says="history.before">
          {show(before)}
        </ChangeMark>
      )}
      {before !== undefined && after !== undefined && <Arrow />}
      {after !== undefined && (
        <ChangeMark kind="added" says="history.after">
          {show(after)}
        </ChangeMark>
      )}
    </Items>
  )
}

const Arrow = () => (
  <Box component="span" aria-hidden sx={{ color: 'text.secondary', alignSelf: 'center' }}>
    <Box component="span" sx={{ display: 'inline-block', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}>
      →
    </Box>
  </Box>
)

const Items = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
    {children}
  </Box>
)

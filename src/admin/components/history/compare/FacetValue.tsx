import { Box } from '@mui/material'
import { use } from 'react'
import { useLocaleState, useReference, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../../domain/guards'
import { useMay } from '../../../providers/auth/rights'
import { box } from '../../../theme/tokens'
import { plainText } from '../../form/plainText'
import { formatDay } from '../../formats/day'
import { exactTime, formatNumber } from '../../formats/formats'
import { Thumbnail } from '../../media/Thumbnail'
import { useNames } from '../../references/useNames'
import { type FacetKind, facetKindOf } from './kind'
import { NamesContext } from './names'
import { plainTextOf } from './plainTextOf'
import { useWording, type Wording } from './useWording'

const maxLetters = 240
const cut = (text: string) =>
  [...text].length > maxLetters ? `${[...text].slice(0, maxLetters).join('')}…` : text

interface FacetValueProps {
  entity: ResourceName
  field: string
  kind: FacetKind
  value: unknown
}

export function FacetValue({ entity, field, kind, value }: FacetValueProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { choice } = useWording(entity)
  if (value === null || value === undefined || value === '') return <em>{translate('history.blank')}</em>
  switch (kind.name) {
    case 'reference':
      return <Title resource={kind.resource} id={Number(value)} />
    case 'picture':
      return <Picture url={String(value)} />
    case 'yesno':
      return translate(value ? 'common.yes' : 'common.no')
    case 'moment':
      return exactTime(String(value), locale)
    case 'day':
      return formatDay(String(value), locale)
    case 'number': {
      const words = choice(field, Number(value))
      return words === String(value) ? formatNumber(Number(value), locale) : words
    }
    case 'html':
      return cut(plainTextOf(String(value)))
    case 'said':
      return cut(plainText(value))
    case 'row':
      return cut(plainText(wordsIn(entity, field, value, choice)))
    default:
      return cut(choice(field, String(value)))
  }
}

/** Omits timestamps and ids of a row, which the event tells itself, and words its choices. */
function wordsIn(entity: ResourceName, field: string, value: unknown, choice: Wording['choice']): unknown {
  if (Array.isArray(value)) return value.map((each) => wordsIn(entity, field, each, choice))
  if (typeof value === 'string') return choice(field, value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, each]) => name !== 'id' && !/^(moment|reference)$/.test(facetKindOf(entity, name, each).name),
      )
      .map(([name, each]) => [name, wordsIn(entity, name, each, choice)]),
  )
}

/** Title of a record: current for users who may look it up, otherwise as stored with the event. */
function Title({ resource, id }: { resource: ResourceName; id: number }) {
  const translate = useTranslate()
  const enabled = useMay(resource, 'list')
  const { referenceRecord, isPending } = useReference({ reference: resource, id, options: { enabled } })
  const nameOf = useNames(resource)
  const name = use(NamesContext)[resource]?.[id] ?? `#${id}`
  if (referenceRecord) return nameOf(referenceRecord)
  return enabled && !isPending ? translate('history.deleted', { name }) : name
}

const Picture = ({ url }: { url: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      width: 1.5 * box.symbol,
      height: box.symbol,
      borderRadius: 1,
      overflow: 'hidden',
      verticalAlign: 'top',
    }}
  >
    <Thumbnail url={url} alt={url} width={1.5 * box.symbol} />
  </Box>
)

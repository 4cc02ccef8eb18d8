import { Alert, Box } from '@mui/material'
import { useGetList, useLocaleState, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Discount } from '../../../domain/discountSchema'
import { businessMoment } from '../../components/formats/businessFormats'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'

const shown = 5
const pagination = { page: 1, perPage: shown + 1 }
const sort = { field: 'start', order: 'ASC' } as const

/**
 * Warns of other discounts of the type in the same time. A product has only one discount, so they never add up:
 * products leave one for the other.
 */
export function Overlaps({ typeId, id }: { typeId: number; id?: number }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [start, end] = useWatch({ name: ['start', 'end'] }).map(String)
  const isSpan = Date.parse(start ?? '') < Date.parse(end ?? '')
  const { data = [] } = useGetList<Discount>(
    'discounts',
    {
      pagination,
      sort,
      filter: { type_id: typeId, status: 'enable', end_from: start, start_to: end },
    },
    { enabled: isSpan },
  )
  // Discounts that only touch in time do not overlap.
  const others = data.filter(
    (each) => each.id !== id && each.end !== start && each.start !== end && each.posts_count,
  )
  if (!isSpan || others.length === 0) return null
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {translate('resources.discounts.overlap.text', { smart_count: others.length })}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
        {others.slice(0, shown).map((each) => (
          <li key={each.id}>
            <ScreenLink to={paths.discount(typeId, each.id)}>{each.title}</ScreenLink>{' '}
            {translate('resources.discounts.overlap.one', {
              from: businessMoment(each.start, locale),
              to: businessMoment(each.end, locale),
              smart_count: each.posts_count ?? 0,
            })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

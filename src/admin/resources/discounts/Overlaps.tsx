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
 * Other discounts of the type that hold in part of the same time. A product has one discount, so two never apply to
 * the same one: what can happen is that products leave the one for the other, and that is what is said.
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
  // A discount that ends as this one begins does not meet it.
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

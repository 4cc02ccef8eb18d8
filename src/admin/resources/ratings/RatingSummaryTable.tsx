import { Box, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import { scores } from '../../../domain/rating'
import { formatNumber } from '../../components/formats/formats'
import { useListMeta } from '../../components/list/listMeta'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { Stars } from '../../components/voices/Stars'
import { box } from '../../theme/tokens'
import { visuallyHidden } from '../../theme/visuallyHidden'

const formatAverage = (average: number, locale: string): string =>
  formatNumber(average, locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 })

/** The average alone, for small screens, whose tabs show the distribution. */
export function RatingAverage() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const average = useListMeta()?.summary?.average ?? null
  if (average === null) return null
  return (
    <Typography component="span" noWrap sx={{ flex: 'none', fontWeight: 600 }}>
      <span style={visuallyHidden}>{translate('resources.ratings.average')} </span>
      {formatAverage(average, locale)} <span aria-hidden>★</span>
    </Typography>
  )
}

/** Placeholder of the same height, so that the list does not move. */
const toCome: { average: number; counts: Record<string, number>; is_capped: boolean } = {
  average: 0,
  counts: {},
  is_capped: false,
}

export function RatingSummaryTable() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isPhone = useIsPhone()
  const { isPending } = useListContext()
  const known = useListMeta()?.summary
  const summary = known ?? (isPending ? toCome : undefined)
  if (isPhone || !summary || summary.average === null) return null
  const { average, counts } = summary
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return (
    <Box
      component="section"
      aria-label={translate('resources.ratings.summary')}
      sx={frame}
      style={{ visibility: known ? 'visible' : 'hidden' }}
    >
      <div>
        <Typography variant="body2" color="textSecondary">
          {translate('resources.ratings.average')}
        </Typography>
        <Typography component="div" variant="h1">
          {formatAverage(average, locale)}
        </Typography>
        <Stars score={Math.round(average)} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('resources.ratings.fields.score')}</th>
            <th scope="col">{translate('resources.ratings.share')}</th>
            <th scope="col">{translate('resources.ratings.count')}</th>
          </tr>
        </thead>
        <tbody>
          {scores.toReversed().map((score) => {
            const share = total && (counts[score] ?? 0) / total
            return (
              <tr key={score}>
                <th scope="row">{translate(`resources.ratings.tab.${score}`)}</th>
                <td aria-label={`${Math.round(share * 100)}%`}>
                  <Box className="bar" sx={{ width: `${share * 100}%` }} />
                </td>
                <td>{formatNumber(counts[score] ?? 0, locale)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {summary.is_capped && (
        <Typography variant="caption" color="textSecondary">
          {translate('resources.ratings.capped', { count: formatNumber(total, locale) })}
        </Typography>
      )}
    </Box>
  )
}

const frame = ({ palette, spacing }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: spacing(4),
  rowGap: spacing(1),
  marginBottom: spacing(2),
  '& table': {
    flex: 1,
    maxWidth: box.search + box.filter,
    borderCollapse: 'collapse',
    ...palette.text,
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': { textAlign: 'inherit', fontWeight: 400, whiteSpace: 'nowrap', paddingInlineEnd: spacing(1.5) },
  // Headings for screen readers only.
  '& thead': visuallyHidden,
  '& td:nth-of-type(1)': { width: '100%' },
  '& td:nth-of-type(2)': { textAlign: 'end', paddingInlineStart: spacing(1.5) },
  '& .bar': {
    height: spacing(1),
    minWidth: spacing(0.25),
    borderRadius: spacing(0.5),
    backgroundColor: palette.primary.main,
  },
})

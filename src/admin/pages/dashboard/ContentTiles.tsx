import { Box, Card, Link, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { postStatuses } from '../../../domain/post'
import { formatNumber } from '../../components/formats'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { styleIcons } from '../../components/styleIcons'
import { type TypeCounts, totalOf } from '../../components/useTypeCounts'
import { box } from '../../theme/tokens'

/** The number of posts by type and status; each number links to its list. */
export function ContentTiles({ counts }: { counts: TypeCounts[] }) {
  const translate = useTranslate()
  return (
    <Box
      component="section"
      aria-label={translate('dashboard.content.title')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${box.smallTile}px, 100%), 1fr))`,
      }}
    >
      {counts.map((each) => (
        <Tile key={each.type.id} {...each} />
      ))}
    </Box>
  )
}

function Tile({ type, counts }: TypeCounts) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const Icon = styleIcons[type.style]
  const total = totalOf(counts)
  const present = postStatuses.filter((status) => counts?.[status])
  return (
    <Card sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Icon fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
        <Link component={ScreenLink} to={paths.posts(type.id)} underline="hover" color="textPrimary" noWrap>
          {type.title}
        </Link>
      </Box>
      <Typography component="p" variant="h1">
        {counts ? formatNumber(total, locale) : '\u2013'}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          typography: 'body2',
          minHeight: 'var(--control-small)',
        }}
      >
        {counts && total === 0 && (
          <Box sx={{ color: 'text.secondary' }}>{translate('dashboard.content.empty')}</Box>
        )}
        {present.map((status) => (
          <Link
            key={status}
            component={ScreenLink}
            to={paths.posts(type.id, { status })}
            underline="hover"
            color={status === 'pending' ? 'warning.main' : 'text.secondary'}
          >
            {formatNumber(counts?.[status] ?? 0, locale)}{' '}
            {translate(`resources.posts.status.${status}`).toLocaleLowerCase(locale)}
          </Link>
        ))}
      </Box>
    </Card>
  )
}

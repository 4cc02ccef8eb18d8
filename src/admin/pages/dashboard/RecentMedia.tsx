import File from '@mui/icons-material/InsertDriveFileOutlined'
import { Box, Button } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../domain/mediaSchema'
import { Thumbnail } from '../../components/media/Thumbnail'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { box } from '../../theme/tokens'
import { DashboardPanel } from './DashboardPanel'
import type { Shown } from './shown'

export const RecentMedia = memo(function RecentMedia({ media }: { media: Shown<Media[]> }) {
  const translate = useTranslate()
  return (
    <DashboardPanel
      title="dashboard.media.title"
      query={media}
      action={
        <Button size="small" component={ScreenLink} to={paths.media}>
          {translate('dashboard.media.all')}
        </Button>
      }
    >
      {media.data?.length ? (
        <Box sx={tiles}>
          {media.data.map(({ id, name, kind, url }) => (
            <ScreenLink
              key={id}
              to={paths.media}
              title={name}
              aria-label={translate('dashboard.media.open', { name })}
            >
              {kind === 'image' ? <Thumbnail url={url} alt="" width={box.portrait} /> : <File aria-hidden />}
            </ScreenLink>
          ))}
        </Box>
      ) : (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{translate('dashboard.media.empty')}</Box>
      )}
    </DashboardPanel>
  )
})

const tiles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  px: 2,
  pb: 2,
  '& > a': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: 1,
    overflow: 'hidden',
    bgcolor: 'background.default',
    color: 'text.secondary',
  },
} as const

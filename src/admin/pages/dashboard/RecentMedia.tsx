import File from '@mui/icons-material/InsertDriveFileOutlined'
import { Box, Button, Link } from '@mui/material'
import { type UseGetListHookValue, useTranslate } from 'react-admin'
import type { Media } from '../../../domain/media'
import { Thumbnail } from '../../components/media/Thumbnail'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { box } from '../../theme/tokens'
import { Panel } from './Panel'

/** The newest files of the library. */
export function RecentMedia({ media }: { media: UseGetListHookValue<Media> }) {
  const translate = useTranslate()
  return (
    <Panel
      title="dashboard.media.title"
      query={media}
      action={
        <Button size="small" component={ScreenLink} to={paths.media}>
          {translate('dashboard.media.all')}
        </Button>
      }
    >
      {media.data?.length ? (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', px: 2, pb: 2 }}>
          {media.data.map(({ id, name, kind, url }) => (
            <Link
              key={id}
              component={ScreenLink}
              to={paths.media}
              title={name}
              aria-label={translate('dashboard.media.open', { name })}
              sx={{
                display: 'grid',
                placeItems: 'center',
                aspectRatio: '1',
                borderRadius: 1,
                overflow: 'hidden',
                bgcolor: 'background.default',
                color: 'text.secondary',
              }}
            >
              {kind === 'image' ? <Thumbnail url={url} alt="" width={box.portrait} /> : <File aria-hidden />}
            </Link>
          ))}
        </Box>
      ) : (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{translate('dashboard.media.empty')}</Box>
      )}
    </Panel>
  )
}

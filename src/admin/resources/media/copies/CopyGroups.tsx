import { Box, ButtonBase, Card, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { formatDate } from '../../../components/formats/formats'
import { MediaThumbnail } from '../../../components/media/library/MediaThumbnail'
import { useUsesCount } from '../../../components/media/uses/useUsesCount'
import { box } from '../../../theme/tokens'
import { KeepButton } from './KeepButton'

const bySame = { field: 'hash', order: 'ASC' } as const

export default function CopyGroups({
  rows,
  onOpen,
}: {
  rows: readonly Media[]
  onOpen: (id: number) => void
}) {
  const translate = useTranslate()
  const { sort, setSort } = useListContext()
  const isSorted = sort.field === bySame.field
  useEffect(() => {
    if (!isSorted) setSort(bySame)
  }, [isSorted, setSort])
  const groups = new Map<string, Media[]>()
  for (const row of rows) groups.set(row.hash, [...(groups.get(row.hash) ?? []), row])
  return (
    <Box
      component="ul"
      aria-label={translate('resources.media.facts.has_copy')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {[...groups].map(([hash, files]) => (
        <Card component="li" key={hash} variant="outlined" sx={{ p: 2, mb: 2 }}>
          <Typography sx={{ mb: 1 }}>
            {translate('resources.media.copies.group', { smart_count: (files[0]?.copies ?? 0) + 1 })}
          </Typography>
          <Box component="ul" sx={tiles}>
            {files.map((media) => (
              <Copy key={media.id} media={media} onOpen={onOpen} />
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  )
}

const tiles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(${box.smallTile}px, 1fr))`,
} as const

function Copy({ media, onOpen }: { media: Media; onOpen: (id: number) => void }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const usesCount = useUsesCount()
  const { id, name, created_at, uses_count = 0 } = media
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <ButtonBase
        onClick={() => onOpen(id)}
        aria-label={translate('resources.media.library.open', { name })}
        sx={{
          width: '100%',
          aspectRatio: '4 / 3',
          bgcolor: 'background.default',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        <MediaThumbnail media={media} />
      </ButtonBase>
      <Typography noWrap title={name} sx={{ fontWeight: 550 }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {usesCount(uses_count)} · {formatDate(created_at, locale)}
      </Typography>
      <KeepButton media={media} />
    </Box>
  )
}

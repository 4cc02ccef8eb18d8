import Copy from '@mui/icons-material/ContentCopy'
import Edit from '@mui/icons-material/EditOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { mediaTypes } from '../../../../domain/media'
import type { Media } from '../../../../domain/mediaSchema'
import { exactTime } from '../../../components/formats/formats'
import { formatBytes } from '../../../components/media/formatBytes'
import { RenameField } from '../../../components/media/library/RenameField'
import { UsesList } from '../../../components/media/uses/UsesList'
import { useUses } from '../../../components/media/uses/useUses'
import { useUsesCount } from '../../../components/media/uses/useUsesCount'
import { copyText } from '../../../components/viewport/copyText'
import { box } from '../../../theme/tokens'
import { KeepButton } from '../copies/KeepButton'
import { DeleteFile } from '../removal/DeleteFile'
import { Description } from './Description'
import { ReplaceFile } from './ReplaceFile'

export function PreviewDetails({ media, onDeleted }: { media: Media; onDeleted: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const address = new URL(media.url, location.origin).href
  const copy = async () => {
    if (await copyText(address)) notify('resources.media.preview.copied', { type: 'success' })
    else notify('resources.media.preview.copy_failed', { type: 'warning' })
  }
  return (
    <Box
      component="aside"
      aria-label={translate('resources.media.preview.details')}
      sx={{ width: { md: box.side }, flexShrink: 0, p: 2, overflowY: { md: 'auto' } }}
    >
      {isRenaming && (
        <RenameField
          media={media}
          onDone={(byKey) => {
            setRenaming(false)
            if (byKey) renameButton.current?.focus()
          }}
        />
      )}
      <Description media={media} />
      <Facts media={media} address={address} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button startIcon={<Copy />} onClick={() => void copy()} variant="outlined" size="small">
          {translate('resources.media.preview.copy')}
        </Button>
        <Button
          startIcon={<Download />}
          variant="outlined"
          size="small"
          href={media.url}
          download={fileName(media)}
        >
          {translate('resources.media.preview.download')}
        </Button>
        <Button
          ref={renameButton}
          startIcon={<Edit />}
          onClick={() => setRenaming(true)}
          variant="outlined"
          size="small"
        >
          {translate('resources.media.preview.rename')}
        </Button>
        <ReplaceFile media={media} />
        <DeleteFile media={media} onDeleted={onDeleted} />
      </Box>
      {Boolean(media.copies) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
          <Typography>{translate('resources.media.facts.copies', { smart_count: media.copies })}</Typography>
          <KeepButton media={media} />
        </Box>
      )}
      <WhereUsed media={media} />
    </Box>
  )
}

function fileName({ name, type }: Media): string {
  const extension = mediaTypes[type]?.extension
  return !extension || name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`
}

function Facts({ media, address }: { media: Media; address: string }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { file, type, size, width, height, created_at } = media
  const facts = {
    file,
    type,
    size: formatBytes(size, locale),
    dimensions: width && height ? `${width} × ${height} px` : '',
    created_at: exactTime(created_at, locale),
    url: address,
  }
  return (
    <Box component="dl" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {Object.entries(facts).map(
        ([field, value]) =>
          value && (
            <Box key={field} sx={{ mb: 1 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {translate(`resources.media.fields.${field}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, userSelect: 'all' }}>
                <bdi>{value}</bdi>
              </Typography>
            </Box>
          ),
      )}
    </Box>
  )
}

function WhereUsed({ media }: { media: Media }) {
  const translate = useTranslate()
  const usesCount = useUsesCount()
  const query = useUses({ ids: [media.id] })
  const total = query.data?.meta.total ?? media.uses_count ?? 0
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h3" variant="body2" color="textSecondary">
        {translate('resources.media.uses.title')}
      </Typography>
      <Typography>{usesCount(total)}</Typography>
      {(total > 0 || query.error) && <UsesList query={query} />}
    </Box>
  )
}

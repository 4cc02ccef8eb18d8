import Edit from '@mui/icons-material/EditOutlined'
import { Box, Checkbox, IconButton, Typography } from '@mui/material'
import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { mark } from '../../../keys/marks'
import { formatBytes } from '../formatBytes'
import { useUsesCount } from '../uses/useUsesCount'
import { MediaThumbnail } from './MediaThumbnail'
import { RenameField } from './RenameField'

interface MediaCardProps {
  media: Media
  isSelected: boolean
  /** In the tab order (roving tabindex). */
  isActive: boolean
  click: 'open' | 'toggle' | 'choose'
  hasBox: boolean
  hintId: string
  isRenaming: boolean
  onRename?: (state: 'on' | 'off' | 'off by key') => void
  onClick: (event: MouseEvent) => void
  onToggle: (event: MouseEvent) => void
}

/** The grid handles the space bar: the browser must not click the button too. */
const keepSpace = (event: KeyboardEvent) => {
  if (event.key === ' ') event.preventDefault()
}

export const MediaCard = memo(function MediaCard(props: MediaCardProps) {
  const { media, isSelected, isActive, click, hasBox, hintId, isRenaming, onRename, onClick, onToggle } =
    props
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { name, kind, size, width, height } = media
  // A picture's dimensions tell more than its kind.
  const what = width && height ? `${width} × ${height}` : translate(`resources.media.kind.${kind}`)
  const select = translate('resources.media.library.select', { name })
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        minWidth: 0,
        border: 2,
        borderColor: isSelected ? 'primary.main' : 'transparent',
        outline: '1px solid',
        outlineColor: 'divider',
        outlineOffset: -2,
        borderRadius: 1.5,
        overflow: 'hidden',
        bgcolor: isSelected ? 'primary.light' : 'background.paper',
        '&:hover': { outlineColor: 'text.secondary' },
        // F2 renames by keyboard, the preview by touch.
        '&:not(:hover) .rename': { display: 'none' },
        '@media (hover: none)': { '& .rename': { display: 'none' } },
      }}
    >
      <Box
        component="button"
        type="button"
        {...mark('tile')}
        tabIndex={isActive ? 0 : -1}
        onClick={onClick}
        onKeyUp={keepSpace}
        aria-label={click === 'open' ? translate('resources.media.library.open', { name }) : select}
        aria-pressed={click === 'toggle' ? isSelected : undefined}
        aria-describedby={isActive ? hintId : undefined}
        sx={tile}
      >
        <MediaThumbnail media={media} />
      </Box>
      {hasBox && (
        <Checkbox
          checked={isSelected}
          onClick={onToggle}
          onChange={() => undefined}
          size="small"
          slotProps={{ input: { 'aria-label': select, tabIndex: -1 } }}
          sx={corner}
        />
      )}
      <Box sx={{ px: 1, py: 1, position: 'relative' }}>
        {isRenaming && onRename ? (
          <RenameField media={media} onDone={(byKey) => onRename(byKey ? 'off by key' : 'off')} />
        ) : (
          <>
            {/* Only for pointers: by keyboard the tile itself is pressed. */}
            <Typography noWrap title={name} onClick={onClick} sx={{ fontWeight: 550, cursor: 'pointer' }}>
              {name}
            </Typography>
            {onRename && (
              <IconButton
                className="rename"
                size="small"
                tabIndex={-1}
                aria-label={translate('resources.media.rename.action', { name })}
                title={translate('resources.media.preview.rename')}
                onClick={() => onRename('on')}
                sx={pencil}
              >
                <Edit fontSize="small" />
              </IconButton>
            )}
          </>
        )}
        <Typography variant="body2" color="textSecondary" noWrap>
          <bdi dir="ltr">
            {what} · {formatBytes(size, locale)}
          </bdi>
        </Typography>
        {click === 'open' && <MediaFacts media={media} />}
      </Box>
    </Box>
  )
})

const tile = {
  display: 'grid',
  // Fits the picture into the tile, whatever its size.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  p: 0,
  border: 0,
  bgcolor: 'background.default',
  color: 'text.secondary',
  cursor: 'pointer',
  overflow: 'hidden',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
} as const

/** Overlaps the end of the name, which needs the room while the button is hidden. */
const pencil = {
  position: 'absolute',
  top: 4,
  insetInlineEnd: 4,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper', color: 'primary.main' },
} as const

const corner = {
  position: 'absolute',
  top: 6,
  insetInlineStart: 6,
  p: 0.5,
  bgcolor: 'background.paper',
  borderRadius: 1,
  '&:hover': { bgcolor: 'background.paper' },
} as const

function MediaFacts({ media: { kind, alt, uses_count, copies } }: { media: Media }) {
  const translate = useTranslate()
  const usesCount = useUsesCount()
  const facts = [
    usesCount(uses_count ?? 0),
    copies ? translate('resources.media.facts.copies', { smart_count: copies }) : '',
    kind === 'image' && !alt ? translate('resources.media.facts.no_alt') : '',
  ].filter(Boolean)
  return (
    <Typography variant="body2" color="textSecondary" noWrap title={facts.join(' · ')}>
      {facts.join(' · ')}
    </Typography>
  )
}

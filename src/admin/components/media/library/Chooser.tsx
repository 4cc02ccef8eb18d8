import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { ListShell } from '../../list/ListShell'
import { EmptyList } from '../../states/EmptyList'
import type { Picked, PickerRequest } from '../picker'
import { DropCurtain } from '../upload/DropCurtain'
import { UploadButton } from '../upload/UploadButton'
import { UploadPanel } from '../upload/UploadPanel'
import { usePageDrop } from '../upload/usePageDrop'
import { useUploads } from '../upload/useUploads'
import { KindTabs, LibraryFilters } from './LibraryFilters'
import { MediaGrid } from './MediaGrid'

export interface ChooserProps {
  request: PickerRequest
  onPicked: (files: [Picked, ...Picked[]]) => void
  onClose: () => void
}

const pickedOf = ({ url, alt }: Media): Picked => ({ url, ...(alt && { alt }) })

/** The media library for choosing: a click picks a single file; several are ticked and keep that order. */
export function Chooser({ request, onPicked, onClose }: ChooserProps) {
  const { multiple, type } = request
  const translate = useTranslate()
  const [chosen, setChosen] = useState<readonly Media[]>([])
  const add = (rows: readonly Media[]) =>
    setChosen((before) => [...before, ...rows.filter(({ id }) => !before.some((each) => each.id === id))])
  const uploads = useUploads({ kind: type, onUploaded: (media) => multiple && add([media]) })
  const isOver = usePageDrop(uploads.upload, uploads.upload)
  const [first, ...others] = chosen.map(pickedOf)

  const select = (rows: Media[], isSelected: boolean) => {
    const [row] = rows
    if (!multiple) row && onPicked([pickedOf(row)])
    else if (isSelected) add(rows)
    else setChosen((before) => before.filter(({ id }) => !rows.some((each) => each.id === id)))
  }
  const uploadButton = <UploadButton variant="outlined" kind={type} onFiles={uploads.upload} />
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      {isOver && <DropCurtain />}
      <Box sx={{ flex: 1, overflowY: 'auto', px: 2, pt: 1 }}>
        {uploads.items.length > 0 && <UploadPanel uploads={uploads} kind={type} listOnly />}
        <ListShell
          resource="media"
          isInner
          isGrid
          filter={type && { kind: type }}
          tabs={!type && <KindTabs />}
          filters={<LibraryFilters />}
          empty={
            <EmptyList
              message={translate('resources.media.library.empty')}
              hint={translate('resources.media.library.empty_hint')}
            />
          }
        >
          <ChooserGrid isSingle={!multiple} chosen={chosen} onSelect={select} onClear={() => setChosen([])} />
        </ListShell>
      </Box>
      <Box
        component="footer"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          px: 2,
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        {uploadButton}
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose} color="inherit">
          {translate('resources.media.picker.cancel')}
        </Button>
        {multiple && (
          <Button variant="contained" disabled={!first} onClick={() => first && onPicked([first, ...others])}>
            {chosen.length > 0
              ? translate('resources.media.picker.choose_many', { smart_count: chosen.length })
              : translate('resources.media.picker.choose')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

interface ChooserGridProps {
  isSingle: boolean
  chosen: readonly Media[]
  onSelect: (rows: Media[], isSelected: boolean) => void
  onClear: () => void
}

function ChooserGrid({ isSingle, chosen, onSelect, onClear }: ChooserGridProps) {
  const { data = [] } = useListContext<Media>()
  return (
    <MediaGrid
      rows={data}
      isSingle={isSingle}
      selected={new Set(chosen.map(({ id }) => id))}
      onSelect={onSelect}
      onClear={onClear}
    />
  )
}

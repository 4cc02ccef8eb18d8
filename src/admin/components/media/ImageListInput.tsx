import Add from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { TextArrayInput, useInput, useTranslate } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import { ImageField, messageOf } from './ImageField'
import type { ImageInputProps } from './ImageInput'
import { ImageTile } from './ImageTile'
import { SortableTiles } from './SortableTiles'
import { useMediaPicker } from './useMediaPicker'

/** Sortable image URLs from the media library; users without access to it type them. */
export function ImageListInput(props: ImageInputProps) {
  const seesLibrary = useMay('media', 'list')
  if (seesLibrary) return <PickedImages {...props} />
  return <TextArrayInput {...props} />
}

const withoutRepeats = (urls: string[]): string[] => [...new Set(urls)]

function PickedImages({ source, label, helperText }: ImageInputProps) {
  const translate = useTranslate()
  const { id, field, fieldState, isRequired } = useInput({ source })
  const urls: string[] = Array.isArray(field.value) ? field.value : []
  const [replaced, setReplaced] = useState<number>()
  const change = (next: string[]) => field.onChange(withoutRepeats(next))
  const adding = useMediaPicker({ area: source, type: 'image', multiple: true }, (picked) =>
    change([...urls, ...picked]),
  )
  const replacing = useMediaPicker({ area: `${source}-one`, type: 'image' }, ([picked]) => {
    if (picked) change(urls.map((url, index) => (index === replaced ? picked : url)))
  })
  const error = messageOf(fieldState.error)
  return (
    <ImageField {...{ id, source, label, isRequired, helperText, error }}>
      {urls.length > 0 && (
        <SortableTiles urls={urls} onChange={change}>
          {(url, index, handle) => (
            <ImageTile
              url={url}
              place={index + 1}
              handle={handle}
              onReplace={() => {
                setReplaced(index)
                replacing.pick()
              }}
              onRemove={() => change(urls.filter((each) => each !== url))}
            />
          )}
        </SortableTiles>
      )}
      <Box sx={{ mt: urls.length ? 1.5 : 0 }}>
        <Button
          id={id}
          ref={field.ref}
          onBlur={field.onBlur}
          onClick={adding.pick}
          variant="outlined"
          color={error ? 'error' : 'primary'}
          size="small"
          startIcon={<Add />}
          aria-describedby={error || helperText ? `${id}-text` : undefined}
        >
          {translate('resources.media.input.add')}
        </Button>
      </Box>
      {adding.dialog}
      {replacing.dialog}
    </ImageField>
  )
}

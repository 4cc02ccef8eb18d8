import Add from '@mui/icons-material/AddPhotoAlternateOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import Swap from '@mui/icons-material/SwapHoriz'
import { Box, Button, ButtonBase } from '@mui/material'
import { TextInput, useInput, useTranslate } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import { box } from '../../theme/tokens'
import { ImageField, messageOf } from './ImageField'
import { Thumbnail } from './Thumbnail'
import { useMediaPicker } from './useMediaPicker'

export interface ImageInputProps {
  source: string
  label?: string | false
  helperText?: string
  isRequired?: boolean
}

/** An image URL from the media library; users without access to it type the URL. */
export function ImageInput(props: ImageInputProps) {
  const seesLibrary = useMay('media', 'list')
  if (seesLibrary) return <PickedImage {...props} />
  return <TextInput type="url" {...props} />
}

function PickedImage({ source, label, helperText, isRequired }: ImageInputProps) {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source })
  const url: string = field.value ?? ''
  const { pick, dialog } = useMediaPicker({ area: source, type: 'image' }, ([picked]) =>
    field.onChange(picked),
  )
  const error = messageOf(fieldState.error)
  return (
    <ImageField {...{ id, source, label, isRequired, helperText, error }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ButtonBase
          onClick={pick}
          tabIndex={-1}
          aria-hidden
          sx={{
            width: box.picture,
            aspectRatio: '3 / 2',
            borderRadius: 1,
            border: 1,
            borderStyle: url ? 'solid' : 'dashed',
            borderColor: error ? 'error.main' : 'divider',
            bgcolor: 'background.default',
            color: 'text.secondary',
            overflow: 'hidden',
          }}
        >
          {url ? <Thumbnail key={url} url={url} alt="" width={box.picture} /> : <Add />}
        </ButtonBase>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            id={id}
            ref={field.ref}
            onBlur={field.onBlur}
            onClick={pick}
            variant="outlined"
            size="small"
            startIcon={url ? <Swap /> : <Add />}
            aria-describedby={error || helperText ? `${id}-text` : undefined}
          >
            {translate(url ? 'resources.media.input.replace' : 'resources.media.input.choose')}
          </Button>
          {url && (
            <Button size="small" color="inherit" startIcon={<Delete />} onClick={() => field.onChange('')}>
              {translate('resources.media.input.remove')}
            </Button>
          )}
        </Box>
      </Box>
      {dialog}
    </ImageField>
  )
}

import Library from '@mui/icons-material/PermMediaOutlined'
import { IconButton, InputAdornment, Tooltip } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { MediaKind } from '../../../../domain/media'
import { useMay } from '../../../providers/auth/rights'
import { useMediaPicker } from '../../media/useMediaPicker'
import type { StyleInputProps } from '../styleInput'

interface FileInputProps extends Omit<StyleInputProps, 'field' | 'drawFields'> {
  kind?: MediaKind
}

/** URL of a file: typed, as it may be elsewhere, or chosen from the media library. */
export function FileInput({ source, label, defaultValue, kind }: FileInputProps) {
  const translate = useTranslate()
  const seesLibrary = useMay('media', 'list')
  const { setValue } = useFormContext()
  const { pick, dialog } = useMediaPicker({ area: source, type: kind }, ([picked]) =>
    setValue(source, picked, { shouldDirty: true, shouldTouch: true }),
  )
  const choose = translate('dynamic.file.choose')
  const button = (
    <InputAdornment position="end">
      <Tooltip title={choose}>
        <IconButton size="small" edge="end" aria-label={`${choose}: ${label}`} onClick={pick}>
          <Library fontSize="small" />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  )
  return (
    <>
      <TextInput
        {...{ source, label, defaultValue }}
        margin="none"
        helperText={false}
        slotProps={{
          htmlInput: { inputMode: 'url', dir: 'ltr', autoComplete: 'off' },
          input: { endAdornment: seesLibrary && button },
        }}
      />
      {dialog}
    </>
  )
}

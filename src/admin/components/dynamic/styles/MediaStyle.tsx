import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { TextArrayInput, useInput, useTranslate } from 'react-admin'
import { useMay } from '../../../providers/auth/rights'
import { SortableList } from '../../list/SortableList'
import { ImageField, messageOf } from '../../media/ImageField'
import { KindIcon } from '../../media/KindIcon'
import { useMediaPicker } from '../../media/useMediaPicker'
import type { StyleInputProps } from '../styleInput'
import { fileName, mediaKindOf } from './fileName'
import { OpenFile } from './OpenFile'

/** Files of any kind, in order; users without access to the media library type their URLs. */
export default function MediaStyle(props: StyleInputProps) {
  const { source, label, defaultValue } = props
  const seesLibrary = useMay('media', 'list')
  if (seesLibrary) return <PickedFiles {...props} />
  const urls = Array.isArray(defaultValue) ? defaultValue : []
  return <TextArrayInput {...{ source, label }} defaultValue={urls} margin="none" helperText={false} />
}

function PickedFiles({ source, label, defaultValue }: StyleInputProps) {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source, defaultValue })
  const urls: string[] = Array.isArray(field.value) ? field.value : []
  const { pick, dialog } = useMediaPicker({ area: source, multiple: true }, (picked) =>
    field.onChange([...new Set([...urls, ...picked])]),
  )
  return (
    <ImageField {...{ id, source, label }} error={messageOf(fieldState.error)}>
      {urls.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('dynamic.file.none')}
        </Typography>
      )}
      <SortableList
        items={urls.map((url) => ({ id: url }))}
        name={({ id: url }) => fileName(url)}
        onReorder={(items) => field.onChange(items.map(({ id: url }) => url))}
      >
        {({ id: url }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 0 }}>
            <KindIcon kind={mediaKindOf(url)} fontSize="small" color="action" />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <OpenFile url={url} />
            </Box>
            <IconButton
              size="small"
              aria-label={translate('dynamic.file.remove', { name: fileName(url) })}
              onClick={() => field.onChange(urls.filter((each) => each !== url))}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        )}
      </SortableList>
      <Button
        id={id}
        ref={field.ref}
        onBlur={field.onBlur}
        onClick={pick}
        variant="outlined"
        size="small"
        startIcon={<Add />}
        sx={{ mt: 1 }}
      >
        {translate('dynamic.file.add')}
      </Button>
      {dialog}
    </ImageField>
  )
}

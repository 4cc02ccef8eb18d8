import { Alert, Stack, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Media, mediaLimits } from '../../../../domain/media'
import { TagInput } from '../../../components/media/tags/TagInput'
import { FocusInput } from './FocusInput'
import { useDescribe } from './useDescribe'

/** What a file says of itself; each field is saved when it is left. */
export function Description({ media }: { media: Media }) {
  const translate = useTranslate()
  const { describe, isSaved, error } = useDescribe(media)
  const [alt, setAlt] = useState(media.alt)
  const [saved, setSaved] = useState(media.alt)
  const isPicture = media.kind === 'image'
  const saveAlt = () => {
    const text = alt.trim()
    if (text === saved) return
    setSaved(text)
    describe({ alt: text })
  }
  return (
    // The window around goes to other files with the arrow keys.
    <Stack spacing={2} sx={{ mb: 2 }} onKeyDown={keepArrows}>
      {isPicture && (
        <TextField
          label={translate('resources.media.fields.alt')}
          helperText={translate('resources.media.alt_help')}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onBlur={saveAlt}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            saveAlt()
          }}
          multiline
          fullWidth
          margin="none"
          slotProps={{ htmlInput: { maxLength: mediaLimits.alt } }}
        />
      )}
      <TagInput
        label={translate('resources.media.fields.tags')}
        value={media.tags}
        onChange={(tags) => describe({ tags })}
      />
      {isPicture && media.width && (
        <FocusInput
          key={`${media.revision}`}
          media={media}
          onChange={([focus_x, focus_y]) => describe({ focus_x, focus_y })}
        />
      )}
      {error && <Alert severity="error">{error}</Alert>}
      <Typography variant="body2" color="textSecondary" role="status">
        {isSaved && !error && translate('resources.media.notifications.described')}
      </Typography>
    </Stack>
  )
}

function keepArrows(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea')
  if (isTyping && event.key.startsWith('Arrow')) event.stopPropagation()
}

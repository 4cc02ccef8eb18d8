import { Alert, Stack, Typography } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { TagInput } from '../../../components/media/tags/TagInput'
import { AltInput } from './AltInput'
import { FocusInput } from './FocusInput'
import { useDescribe } from './useDescribe'

/** Description of a file; each field is saved on blur. */
export function Description({ media }: { media: Media }) {
  const translate = useTranslate()
  const { describe, isSaved, error } = useDescribe(media)
  // The user may add a second tag before the first is saved.
  const [tags, setTags] = useState<readonly string[]>()
  const isPicture = media.kind === 'image'
  const saveTags = async (next: string[]) => {
    setTags(next)
    if (await describe({ tags: next })) setTags((now) => (now === next ? undefined : now))
  }
  return (
    // The surrounding window uses arrow keys to go to other files.
    <Stack spacing={2} sx={{ mb: 2 }} onKeyDown={keepArrows}>
      {isPicture && <AltInput value={media.alt} onSave={(alt) => describe({ alt })} />}
      <TagInput
        label={translate('resources.media.fields.tags')}
        value={tags ?? media.tags}
        onChange={(next) => void saveTags(next)}
      />
      {isPicture && media.width && (
        <FocusInput
          key={`${media.revision}`}
          media={media}
          onChange={([focus_x, focus_y]) => void describe({ focus_x, focus_y })}
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

import Photo from '@mui/icons-material/AddAPhotoOutlined'
import { Avatar, Box, Button, FormHelperText } from '@mui/material'
import { useEffect, useMemo, useRef } from 'react'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { box } from '../../theme/tokens'
import { maxPicture, pictureTypes } from './schema'

function usePreview(value: unknown): string | undefined {
  const url = useMemo(
    () =>
      value instanceof File && pictureTypes.includes(value.type) ? URL.createObjectURL(value) : undefined,
    [value],
  )
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  return url ?? (typeof value === 'string' && value ? value : undefined)
}

export function AvatarInput() {
  const translate = useTranslate()
  const chooser = useRef<HTMLInputElement>(null)
  const { field, fieldState, formState } = useInput<string | File>({ source: 'avatar', defaultValue: '' })
  const { trigger } = useFormContext()
  const name = String(useWatch({ name: 'name' }) ?? '')
  const shown = usePreview(field.value)
  const isChosen = field.value instanceof File
  const error = fieldState.error?.message
  const say = (key: string, params = {}) => translate(`resources.users.avatar.${key}`, params)

  const choose = (value: string | File) => {
    field.onChange(value)
    void trigger('avatar')
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, gridColumn: '1 / -1', mb: 1 }}>
      <Avatar src={shown} alt={say('preview', { name })} sx={{ width: box.portrait, height: box.portrait }} />
      <Box sx={{ minWidth: 0 }}>
        <Button
          ref={field.ref}
          variant="outlined"
          size="small"
          startIcon={<Photo />}
          onClick={() => chooser.current?.click()}
        >
          {say(shown ? 'change' : 'choose')}
        </Button>
        {isChosen && (
          <Button size="small" onClick={() => choose(formState.defaultValues?.avatar ?? '')}>
            {say('undo')}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          aria-label={translate('resources.users.fields.avatar')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) choose(file)
            // Reset, so that the same file can be chosen again after removal.
            target.value = ''
          }}
        />
        <FormHelperText error={error !== undefined} role={error ? 'alert' : undefined} sx={{ mx: 0 }}>
          {error ? <ValidationError error={error} /> : say('hint', { max: maxPicture })}
        </FormHelperText>
      </Box>
    </Box>
  )
}

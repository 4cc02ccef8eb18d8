import Refill from '@mui/icons-material/AutorenewOutlined'
import { IconButton, InputAdornment, Tooltip } from '@mui/material'
import { useEffect, useRef } from 'react'
import { TextInput, type TextInputProps, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { slugOf } from '../../../domain/slug'

interface SlugInputProps extends Pick<TextInputProps, 'helperText' | 'label'> {
  source?: string
  /** The field that it comes from. */
  from?: string
}

/**
 * A record's part of its address. It follows the title of a new record until someone edits it; the
 * address of an existing one stays, as others may link to it.
 */
export function SlugInput({ source = 'slug', from = 'title', ...props }: SlugInputProps) {
  const translate = useTranslate()
  const record = useRecordContext()
  const { getValues, setValue } = useFormContext()
  const title = String(useWatch({ name: from }) ?? '')
  const slug = String(useWatch({ name: source }) ?? '')
  const followed = useRef(record?.id === undefined ? slugOf(title) : null)
  const wanted = slugOf(title)

  useEffect(() => {
    const current = String(getValues(source) ?? '')
    if (followed.current === null || followed.current === wanted) return
    if (current === '' || current === followed.current)
      setValue(source, wanted, { shouldDirty: true, shouldValidate: current !== '' && wanted !== '' })
    followed.current = wanted
  }, [getValues, setValue, source, wanted])

  const label = translate('components.form.refill_slug')
  const refill = (
    <InputAdornment position="end">
      <Tooltip title={label}>
        <IconButton
          size="small"
          edge="end"
          aria-label={label}
          onClick={() => setValue(source, wanted, { shouldDirty: true, shouldValidate: true })}
        >
          <Refill fontSize="small" />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  )
  return (
    <TextInput
      source={source}
      isRequired
      {...props}
      slotProps={{ input: { endAdornment: wanted && wanted !== slug ? refill : undefined } }}
    />
  )
}

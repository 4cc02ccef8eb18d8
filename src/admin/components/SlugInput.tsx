import Autorenew from '@mui/icons-material/Autorenew'
import { IconButton, InputAdornment, Tooltip } from '@mui/material'
import { useEffect, useRef } from 'react'
import { TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { slugFrom } from '../../domain/slug'

interface SlugInputProps {
  source?: string
  /** The field that the slug is made from. */
  from?: string
  label?: string
}

/**
 * The slug input. For a new record the slug follows the title until a person edits it. For a saved record it stays,
 * because its address may be in use, unless a button asks for a new one.
 */
export function SlugInput({ source = 'slug', from = 'title', label }: SlugInputProps) {
  const translate = useTranslate()
  const isNew = useRecordContext()?.id === undefined
  const { setValue, getValues, formState } = useFormContext()
  const title = String(useWatch({ name: from }) ?? '')
  const followed = useRef(title)
  const { isSubmitted } = formState

  useEffect(() => {
    const before = followed.current
    followed.current = title
    if (!isNew || before === title) return
    const slug = getValues(source)
    if (slug && slug !== slugFrom(before)) return
    setValue(source, slugFrom(title), { shouldDirty: true, shouldValidate: isSubmitted })
  }, [title, isNew, source, getValues, setValue, isSubmitted])

  const refill = () => setValue(source, slugFrom(title), { shouldDirty: true, shouldValidate: isSubmitted })
  const hint = translate('components.form.slug_refill')
  return (
    <TextInput
      source={source}
      label={label}
      isRequired
      helperText={false}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={hint}>
                <span>
                  <IconButton
                    size="small"
                    edge="end"
                    aria-label={hint}
                    disabled={!slugFrom(title)}
                    onClick={refill}
                  >
                    <Autorenew fontSize="small" />
                  </IconButton>
                </span>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

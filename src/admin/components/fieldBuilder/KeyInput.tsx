import { useEffect, useRef } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSlugs } from '../slugs/useSlugs'
import { keyFromTitle } from './keyFromTitle'

interface KeyInputProps {
  source: string
  /** Where the title stands that a new key follows. */
  titleSource: string
  /** The key under which values are stored. */
  stored?: string
  label?: string
  helperText?: string | false
}

/** A key; a new one follows the title until somebody writes their own. */
export function KeyInput(props: KeyInputProps) {
  const { source, titleSource, stored, label = 'resources.fields.fields.key', helperText } = props
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const title: unknown = useWatch({ name: titleSource })
  const key: unknown = useWatch({ name: source })
  const slugs = useSlugs(!stored)
  const suggested = useRef(keyFromTitle(title, slugs))
  useEffect(() => {
    const next = keyFromTitle(title, slugs)
    // A field that nobody has touched is as empty as its title.
    const now: unknown = getValues(source) ?? ''
    if (!stored && (!now || now === suggested.current) && now !== next)
      setValue(source, next, { shouldDirty: true })
    suggested.current = next
  }, [title, slugs, source, stored, getValues, setValue])
  const isRenamed = stored !== undefined && key !== stored
  const help = isRenamed
    ? translate('resources.fields.help.key_renamed', { key: stored })
    : 'resources.fields.help.key'
  return (
    <TextInput
      source={source}
      label={label}
      isRequired
      margin={helperText === false ? 'none' : undefined}
      helperText={helperText ?? help}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' } }}
    />
  )
}

import { useEffect, useRef, useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSlugs } from '../slugs/useSlugs'
import { keyFromTitle } from './keyFromTitle'

interface KeyInputProps {
  source: string
  titleSource: string
  stored?: string
  label?: string
  helperText?: string | false
}

/** Key of a field; a new one follows the title until the user edits it. */
export function KeyInput(props: KeyInputProps) {
  const { source, titleSource, stored, label = 'resources.fields.fields.key', helperText } = props
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const title: unknown = useWatch({ name: titleSource })
  const key: unknown = useWatch({ name: source })
  const slugs = useSlugs(!stored)
  const suggested = useRef(keyFromTitle(title, slugs))
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    // A key that came now would mix with what is typed.
    if (isTyping) return
    const next = keyFromTitle(title, slugs)
    // An untouched field may hold undefined or null.
    const now: unknown = getValues(source) ?? ''
    if (!stored && (!now || now === suggested.current) && now !== next)
      setValue(source, next, { shouldDirty: true })
    suggested.current = next
  }, [title, slugs, source, stored, isTyping, getValues, setValue])
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
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' } }}
    />
  )
}

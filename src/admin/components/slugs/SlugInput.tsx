import Autorenew from '@mui/icons-material/Autorenew'
import { Box, Button, IconButton, InputAdornment, Tooltip } from '@mui/material'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FieldTitle, TextInput, useRecordContext, useTranslate, useTranslateLabel } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Unfolded } from '../form/Unfolded'
import { loadSlugs, useSlugs } from './useSlugs'

interface SlugInputProps {
  source?: string
  /** Field that the slug follows. */
  from?: string
  label?: string
}

/** A new slug follows the title until edited; a saved one stays, as its URL may be in use, unless recreated. */
export function SlugInput({ source = 'slug', from = 'title', label }: SlugInputProps) {
  const title = useFollowingSlug(source, from)
  const { errors } = useFormState({ name: source })
  const [state, setState] = useState<'line' | 'asked' | 'needed'>('line')
  if (state === 'line' && errors[source]) setState('needed')
  const frame = useRef<HTMLDivElement>(null)
  useFilledFirst(frame, source, from)
  return (
    <div ref={frame}>
      {state === 'line' ? (
        <SlugLine {...{ source, label }} onEdit={() => setState('asked')} />
      ) : (
        <Unfolded takesFocus={state === 'asked'}>
          <SlugField {...{ source, label, title }} />
        </Unfolded>
      )}
    </div>
  )
}

/** A save before the slug code has loaded waits for it, instead of failing for a missing slug. */
function useFilledFirst(frame: RefObject<HTMLElement | null>, source: string, from: string): void {
  const isNew = useRecordContext()?.id === undefined
  const { setValue, getValues } = useFormContext()
  const isHere = useSlugs(false) !== undefined
  useEffect(() => {
    if (!isNew || isHere) return
    const form = frame.current?.closest('form')
    let isWaiting = false
    const fill = async (event: SubmitEvent) => {
      const title = String(getValues(from) ?? '')
      if (getValues(source) || !title) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // A second press meanwhile submits once.
      if (isWaiting) return
      isWaiting = true
      const slugs = await loadSlugs()
      form?.removeEventListener('submit', fill, true)
      if (slugs && !getValues(source)) setValue(source, slugs.slugFrom(title), { shouldDirty: true })
      if (form?.isConnected) form.requestSubmit(event.submitter?.isConnected ? event.submitter : null)
    }
    form?.addEventListener('submit', fill, true)
    return () => form?.removeEventListener('submit', fill, true)
  }, [frame, isNew, isHere, source, from, setValue, getValues])
}

/** Keeps the slug of a new record or copy in step with the title; returns the title. */
function useFollowingSlug(source: string, from: string): string {
  const isNew = useRecordContext()?.id === undefined
  const { setValue, getValues } = useFormContext()
  const title = String(useWatch({ name: from }) ?? '')
  const slugFrom = useSlugs(isNew)?.slugFrom
  const followed = useRef(title)
  const isFirst = useRef(true)
  const { isSubmitted } = useFormState()

  useEffect(() => {
    if (!isNew || !slugFrom) return
    const before = followed.current
    const slug = getValues(source)
    const isMissing = isFirst.current && !slug && title !== ''
    isFirst.current = false
    followed.current = title
    if (before === title && !isMissing) return
    if (slug && slug !== slugFrom(before)) return
    setValue(source, slugFrom(title), { shouldDirty: before !== title, shouldValidate: isSubmitted })
  }, [title, isNew, slugFrom, source, getValues, setValue, isSubmitted])
  return title
}

interface SlugLineProps {
  source: string
  label?: string
  onEdit: () => void
}

function SlugLine({ source, label, onEdit }: SlugLineProps) {
  const translate = useTranslate()
  const slug = String(useWatch({ name: source }) ?? '')
  const edit = translate('components.form.edit')
  const name = useTranslateLabel()({ source, label })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', minWidth: 0 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <FieldTitle source={source} label={label} />
        {': '}
        <bdi>{slug || translate('components.form.slug_follows')}</bdi>
      </Box>
      <Button size="small" aria-label={`${edit}: ${name}`} onClick={onEdit}>
        {edit}
      </Button>
    </Box>
  )
}

function SlugField({ source, label, title }: { source: string; label?: string; title: string }) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { isSubmitted } = useFormState()
  const made = useSlugs(true)?.slugFrom(title) ?? ''
  const refill = () => setValue(source, made, { shouldDirty: true, shouldValidate: isSubmitted })
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
                  <IconButton size="small" edge="end" aria-label={hint} disabled={!made} onClick={refill}>
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

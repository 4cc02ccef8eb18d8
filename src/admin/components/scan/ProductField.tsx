import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import { box } from '../../theme/tokens'
import { Picture } from '../fields/Picture'
import { useHold } from '../form/hold'
import { formatNumber } from '../formats/formats'
import { type Burst, burstAfter, isScanned } from '../lines/scanned'
import { CameraButton } from './CameraButton'
import { findTimes, type ProductFieldProps, type ScannedProduct } from './products'
import { useCodes } from './useCodes'

function ProductOption({ of: { code, title, image, stock } }: { of: ScannedProduct }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const facts = [
    code,
    stock !== undefined &&
      stock !== null &&
      translate('parts.scan.stock', { number: formatNumber(stock, locale) }),
  ]
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Picture url={image} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
        <Typography variant="caption" component="div" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}

const pause = 200

/**
 * Finds a product by title, code or camera; a scanner's codes need no waiting. `2*` before or `x2` after the text asks
 * for several. An unknown code stays for correction.
 */
export function ProductField<P extends ScannedProduct>(props: ProductFieldProps<P>) {
  const { label, find, within, onPick, onPaste, hasCamera = true } = props
  const translate = useTranslate()
  const [text, setText] = useState(props.text ?? '')
  const [q, setQ] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const codes = useCodes({ find, onPick })
  // A save must not lose a typed quantity or a pending lookup.
  const isLeft = codes.isLooking || text.trim() !== ''
  useHold(isLeft, () => setRefused(true))
  const burst = useRef<Burst>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isFetching, isSuccess, isError, isPaused } = useQuery({
    queryKey: ['scan', ...within, q],
    queryFn: () => findTimes(find, q),
    enabled: isOpen && q !== '',
    staleTime: 10_000,
  })
  const products = data?.products ?? []
  // A typed text without results gets an answer, too.
  const isAnswered = isOpen && q !== '' && q === text.trim() && !isFetching
  const outcome =
    isError || isPaused
      ? 'parts.lines.not_looked_up'
      : isSuccess && !products.length
        ? 'parts.scan.not_found'
        : ''
  const isWrong = isRefused && isLeft
  const said =
    (isWrong && translate(text.trim() ? 'parts.lines.left_over' : 'parts.scan.looking')) ||
    codes.said ||
    (isAnswered && outcome ? translate(outcome, { code: q }) : '')
  const clear = () => {
    setText('')
    setQ('')
    setOpen(false)
  }
  const take = (code: string, isScan: boolean) => {
    clear()
    void codes.take(code, isScan).then((isFound) => {
      // The code returns for correction, unless the next one is already there.
      if (!isFound) setText((now) => now || code)
    })
  }
  const press = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    const { key, timeStamp, ctrlKey, metaKey, nativeEvent } = event
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    const quick = burst.current
    burst.current = burstAfter(quick, key, timeStamp, text)
    if (key !== 'Enter' || ctrlKey || metaKey) return
    // Enter must not submit the surrounding form.
    event.preventDefault()
    const isChosen = event.currentTarget.querySelector('input')?.getAttribute('aria-activedescendant')
    // Enter of a scanner takes its code, whatever option the mouse hovers over.
    const isScan = isScanned(quick, timeStamp)
    if (isChosen && !isScan) return
    event.defaultMuiPrevented = true
    if (text.trim()) take(text.trim(), isScan)
  }
  const paste = (event: ClipboardEvent) => {
    if (onPaste?.(event.clipboardData.getData('text'))) {
      event.preventDefault()
      clear()
    }
  }
  return (
    <Box sx={{ flexGrow: 1, minWidth: box.filter }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <Autocomplete<P, false, false, true>
          freeSolo
          fullWidth
          value={null}
          inputValue={text}
          onInputChange={(_event, typed, reason) => {
            setRefused(false)
            if (reason === 'input') setText(typed)
          }}
          open={isOpen && q !== '' && (products.length > 0 || isFetching)}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          options={[...products]}
          // The server has filtered already, ignoring accents.
          filterOptions={(all) => all}
          getOptionKey={(each) => (typeof each === 'string' ? each : each.id)}
          getOptionLabel={(each) => (typeof each === 'string' ? each : each.title)}
          renderOption={({ key, ...option }, product) => (
            <li key={key} {...option}>
              <ProductOption of={product} />
            </li>
          )}
          loading={isFetching}
          loadingText={translate('common.loading')}
          onChange={(_event, picked) => {
            if (!picked || typeof picked === 'string') return
            clear()
            codes.forget()
            onPick(picked, 'choice', data?.quantity)
          }}
          onKeyDown={press}
          renderInput={(params) => (
            <TextField
              {...params}
              // Not a field of the form: it is neither required nor optional.
              label={
                <>
                  {label ?? translate('parts.scan.field')}
                  <span aria-hidden />
                </>
              }
              placeholder={translate('parts.scan.hint')}
              error={isWrong}
              onPaste={paste}
              slotProps={{
                ...params.slotProps,
                htmlInput: {
                  ...params.slotProps.htmlInput,
                  ...mark('entry'),
                  enterKeyHint: 'done',
                },
              }}
            />
          )}
        />
        {hasCamera && <CameraButton take={codes.see} />}
      </Box>
      <Typography variant="caption" component="output" color="error" sx={{ display: 'block' }}>
        {said}
      </Typography>
    </Box>
  )
}

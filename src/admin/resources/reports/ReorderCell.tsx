import { Box, FormHelperText, InputBase } from '@mui/material'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useDataProvider, useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { LowRow } from '../../../domain/reports'
import { maxUnits } from '../../../domain/stock'
import { Value } from '../../components/fields/Value'
import { useFeedback } from '../../components/form/useFeedback'
import { CellButton } from '../../components/inline/CellButton'
import { inputStyle } from '../../components/inline/style'
import { readTyped, typedValueOf } from '../../components/inline/typed'
import { useMay } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import { errorBody, isHttpError } from '../../providers/http/httpError'

type Row = Pick<LowRow, 'id' | 'version' | 'title' | 'reorder_point'>

interface ReorderCellProps {
  row: Row
  /** Refetches the row, after a change by this user or another. */
  onStale: () => unknown
}

/**
 * Inline input of a product's reorder point in a warehouse: Enter or blur saves, Escape restores, an empty value
 * removes it. After an error the input stays, with the reason below.
 */
export function ReorderCell({ row, onStale }: ReorderCellProps) {
  const translate = useTranslate()
  const mayEdit = useMay('slips', 'edit')
  const [isOpen, setOpen] = useState(false)
  const shown =
    row.reorder_point === null ? (
      translate('reporting.reorder.none')
    ) : (
      <Value kind="number" value={row.reorder_point} />
    )
  if (!mayEdit) return shown
  if (isOpen) return <Typing row={row} onStale={onStale} onDone={() => setOpen(false)} />
  return (
    <CellButton
      label={translate('reporting.reorder.set', { title: row.title ?? '' })}
      isBusy={false}
      onClick={() => setOpen(true)}
    >
      {shown}
    </CellButton>
  )
}

const isPoint = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxUnits)

function Typing({ row, onStale, onDone }: ReorderCellProps & { onDone: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const id = useId()
  const { sentence } = useFeedback('slips')
  const provider = useDataProvider<AppDataProvider>()
  const [text, setText] = useState(typedValueOf(row.reorder_point, locale))
  const [problem, setProblem] = useState<string>()
  // Overwrites a change of another user only after showing it.
  const base = useRef(row)
  const isSending = useRef(false)

  const save = async () => {
    const value = readTyped('number', text, locale)
    if (!isPoint(value)) return setProblem(translate('reporting.reorder.wrong'))
    if (value === base.current.reorder_point) return onDone()
    if (isSending.current) return
    isSending.current = true
    try {
      await provider.setReorderPoint(row.id, value, base.current.version)
      notify('reporting.reorder.saved', { type: 'success' })
      void onStale()
      onDone()
    } catch (error) {
      const theirs = isHttpError(error) && error.status === 409 ? errorBody(error)?.data : undefined
      if (theirs) {
        base.current = { ...base.current, ...(theirs as Row) }
        const number = base.current.reorder_point ?? translate('reporting.reorder.none')
        setProblem(translate('reporting.reorder.taken', { number }))
        void onStale()
      } else setProblem(sentence('update_failed', error))
    } finally {
      isSending.current = false
    }
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onDone()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <InputBase
        autoFocus
        fullWidth
        value={text}
        error={problem !== undefined}
        data-end
        onChange={({ target }) => {
          setText(target.value)
          setProblem(undefined)
        }}
        onFocus={({ target }) => target.select()}
        // A failed value is not sent again by a mere blur.
        onBlur={() => problem === undefined && void save()}
        onKeyDown={keys}
        sx={inputStyle}
        slotProps={{
          input: {
            'aria-label': translate('reporting.reorder.set', { title: row.title ?? '' }),
            'aria-invalid': problem !== undefined,
            'aria-describedby': problem === undefined ? undefined : id,
            inputMode: 'numeric',
            autoComplete: 'off',
          },
        }}
      />
      {problem !== undefined && (
        <FormHelperText id={id} error role="alert" sx={{ whiteSpace: 'normal' }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  )
}

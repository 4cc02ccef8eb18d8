import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { TextInput, useSourceContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import {
  areaOf,
  type Division,
  type Divisions,
  loadDivisions,
  type Scheme,
} from '../../../domain/address/divisions'
import { DivisionSelect } from './DivisionSelect'
import { type AddressValues, useReading } from './useReading'

const fields = ['scheme', 'province', 'district', 'ward', 'address'] as const
const empty = { province: null, district: null, ward: null }

/** Inputs of a Vietnamese address; a whole one may go into the street line. Divisions load on focus. */
export function AddressInput() {
  const translate = useTranslate()
  const { getSource } = useSourceContext()
  const { getValues, setValue } = useFormContext()
  const { isSubmitted } = useFormState()
  const scheme: Scheme = useWatch({ name: getSource('scheme') }) ?? '2025'
  const province: Division | null = useWatch({ name: getSource('province') }) ?? null
  const district: Division | null = useWatch({ name: getSource('district') }) ?? null
  const { provinces, isFailed, ask } = useDivisions(scheme)
  const isOlder = scheme === 'pre2025'

  const values = (): AddressValues => {
    const [scheme, province, district, ward, address] = getValues(fields.map(getSource))
    return {
      scheme: scheme ?? '2025',
      province: province ?? null,
      district: district ?? null,
      ward: ward ?? null,
      address: address ?? '',
    }
  }
  const write = (change: Partial<AddressValues>) => {
    for (const [field, value] of Object.entries(change))
      setValue(getSource(field), value, { shouldDirty: true, shouldValidate: isSubmitted })
  }
  const reading = useReading({ values, write, ask })
  // Keeps the choice of the other scheme, so that a look at one scheme loses nothing.
  const left = useRef<Partial<Record<Scheme, Partial<AddressValues>>>>({})
  const change = (next: Scheme) => {
    const { province, district, ward } = values()
    left.current[scheme] = { province, district, ward }
    write({ ...empty, ...left.current[next], scheme: next })
    reading.forget()
  }

  const chosen = provinces && areaOf(provinces, province?.code)
  const within = isOlder ? areaOf(chosen?.areas ?? [], district?.code) : chosen
  const onAsk = () => void ask(scheme)
  return (
    <Box sx={isOlder ? three : two}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput
          source="address"
          label="parts.address.street"
          helperText="parts.address.hint"
          isRequired
          fullWidth
          autoComplete="off"
          onBlur={() => reading.isTyped() && void reading.pasted()}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !reading.isTyped()) return
            // The first Enter fills in the fields; the next one saves.
            event.preventDefault()
            void reading.pasted()
          }}
          // The paste event fires before the field holds the text.
          onPaste={() => setTimeout(() => void reading.pasted())}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="caption" component="output" color="textSecondary">
            {reading.said}
          </Typography>
          {reading.said && (
            <Button size="small" onClick={reading.takeBack}>
              {translate('components.undo.action')}
            </Button>
          )}
        </Box>
      </Box>
      <DivisionSelect
        source="province"
        label="parts.address.province"
        areas={provinces}
        onAsk={onAsk}
        onChosen={() => write({ district: null, ward: null })}
      />
      {isOlder && (
        <DivisionSelect
          source="district"
          label="parts.address.district"
          areas={province ? chosen?.areas : []}
          disabled={!province}
          onAsk={onAsk}
          onChosen={() => write({ ward: null })}
        />
      )}
      <DivisionSelect
        source="ward"
        label="parts.address.ward"
        areas={(isOlder ? district : province) ? within?.areas : []}
        disabled={!(isOlder ? district : province)}
        onAsk={onAsk}
      />
      {isFailed && (
        <Box role="alert" sx={{ gridColumn: '1 / -1' }}>
          <Typography variant="body2" component="span" color="error">
            {translate('parts.address.not_loaded')}
          </Typography>
          <Button size="small" onClick={onAsk}>
            {translate('common.try_again')}
          </Button>
        </Box>
      )}
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        label={<Typography variant="body2">{translate('parts.address.older')}</Typography>}
        control={
          <Switch
            size="small"
            checked={isOlder}
            onChange={(_event, checked) => change(checked ? 'pre2025' : '2025')}
          />
        }
      />
    </Box>
  )
}

const columns = (count: number) =>
  ({
    display: 'grid',
    alignItems: 'start',
    columnGap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${count}, minmax(0, 1fr))` },
  }) as const
const two = columns(2)
const three = columns(3)

function useDivisions(scheme: Scheme) {
  const [known, setKnown] = useState<Partial<Record<Scheme, Divisions>>>({})
  const [isFailed, setFailed] = useState(false)
  const ask = useCallback(async (which: Scheme): Promise<Divisions | undefined> => {
    setFailed(false)
    try {
      const divisions = await loadDivisions(which)
      setKnown((all) => (all[which] ? all : { ...all, [which]: divisions }))
      return divisions
    } catch {
      setFailed(true)
      return undefined
    }
  }, [])
  return { provinces: known[scheme]?.provinces, isFailed, ask }
}

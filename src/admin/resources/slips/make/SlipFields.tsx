import { Box } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import {
  AutocompleteInput,
  ChoicesContextProvider,
  type ChoicesContextValue,
  ReferenceInput,
  SelectInput,
  TextInput,
  useChoicesContext,
  useGetList,
  useTranslate,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { DayInput } from '../../../components/form/DayField'
import { FormSection } from '../../../components/form/FormSection'
import { defaultSort } from '../../../providers/data/endpoints'
import { box } from '../../../theme/tokens'

const everywhere = { pagination: { page: 1, perPage: 1000 }, sort: defaultSort('warehouses') }
const byName = (q: string) => ({ q })

/** What a slip is about, in one row where there is room; the note stands under it. */
export function SlipFields({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  return (
    <FormSection title="resources.slips.about">
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          columnGap: 2,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(${box.filter}px, 100%), 1fr))`,
        }}
      >
        {children}
        {/* The server's day, whatever the clock here says. */}
        <DayInput
          source="date"
          label={
            <>
              {translate('resources.slips.make.date')}
              <span aria-hidden />
            </>
          }
          margin="dense"
        />
      </Box>
      <TextInput source="note" multiline helperText={false} />
    </FormSection>
  )
}

interface WarehouseInputProps {
  source: string
  label?: string
  /** The field whose warehouse is not offered. */
  except?: string
}

/** A warehouse of the form; the only one there is, is chosen already. */
export function WarehouseInput({ source, label, except }: WarehouseInputProps) {
  const input = <SelectInput label={label} isRequired helperText={false} />
  return (
    <ReferenceInput source={source} reference="warehouses" perPage={1000}>
      {except ? (
        <Others source={source} except={except}>
          {input}
        </Others>
      ) : (
        input
      )}
    </ReferenceInput>
  )
}

/** What another field has is not offered here; once both have it, it stays to be mended. */
function Others({ source, except, children }: { source: string; except: string; children: ReactNode }) {
  const context = useChoicesContext()
  const [own, other] = useWatch({ name: [source, except] })
  const without = <R extends { id: unknown }>(choices: R[] | undefined) =>
    choices?.filter(({ id }) => id !== other || id === own) ?? []
  return (
    <ChoicesContextProvider
      value={
        {
          ...context,
          allChoices: without(context.allChoices),
          availableChoices: without(context.availableChoices),
        } as ChoicesContextValue
      }
    >
      {children}
    </ChoicesContextProvider>
  )
}

/** Chooses the only warehouse there is, which is no change of the form. */
export function OnlyWarehouse() {
  const { data } = useGetList('warehouses', everywhere)
  const { getValues, resetField } = useFormContext()
  const only = data?.length === 1 ? data[0]?.id : undefined
  useEffect(() => {
    if (only !== undefined && !getValues('warehouse_id'))
      resetField('warehouse_id', { defaultValue: only, keepError: false })
  }, [only, getValues, resetField])
  return null
}

/** Whom an import is bought from. */
export const SupplierInput = () => (
  <ReferenceInput source="supplier_id" reference="suppliers" perPage={50}>
    <AutocompleteInput optionText="name" filterToQuery={byName} helperText={false} />
  </ReferenceInput>
)

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
        {/* The server's date, whatever this device's clock says. */}
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
  /** Field whose warehouse is not offered here. */
  except?: string
}

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

/**
 * Leaves out the warehouse of the other field, but not a duplicate that is already chosen, so that the user can see and
 * change it.
 */
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

/** Chooses the warehouse if there is only one, without marking the form as changed. */
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

export const SupplierInput = () => (
  <ReferenceInput source="supplier_id" reference="suppliers" perPage={50}>
    <AutocompleteInput optionText="name" filterToQuery={byName} helperText={false} />
  </ReferenceInput>
)

import { FormHelperText } from '@mui/material'
import { useMemo } from 'react'
import { InputHelperText, type TranslateFunction, useGetList, useInput, useTranslate } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import type { Agency } from '../../../../../domain/agencySchema'
import { fold } from '../../../../../domain/fold'
import { FormSection } from '../../../../components/form/FormSection'
import type { LineColumn } from '../../../../components/lines/columns'
import { LineItems } from '../../../../components/lines/LineItems'
import { messageOf } from '../../../../components/media/ImageField'
import { useMay } from '../../../../providers/auth/rights'
import { defaultSort } from '../../../../providers/data/endpoints'
import { AgencyPick } from './AgencyPick'

interface Line {
  agency_id: number | null
  price: number | null
}

const source = 'agency_prices'
const blank = (): Line => ({ agency_id: null, price: null })
const everyone = { pagination: { page: 1, perPage: 1000 }, sort: defaultSort('agencies') }

export function AgencyPricesInput() {
  const mayList = useMay('agencies', 'list')
  return mayList ? (
    <FormSection title="resources.posts.fields.agency_prices">
      <Grid />
    </FormSection>
  ) : null
}

function Grid() {
  const { data: agencies = [], isPending } = useGetList<Agency>('agencies', everyone)
  const { field, fieldState } = useInput({ source })
  const { errors } = useFormState({ name: source })
  const translate = useTranslate()
  const lines: Line[] = Array.isArray(field.value) ? field.value : []
  const columns = useMemo((): LineColumn<Line>[] => {
    const nameOf = (id: number | null) => agencies.find((each) => each.id === id)?.name ?? null
    const problemOf = (line: Line, name: keyof Line) =>
      said(messageOf(get(errors, `${source}.${lines.indexOf(line)}.${name}`)), translate)
    return [
      {
        key: 'agency_id',
        label: 'products.agency',
        kind: 'text',
        value: ({ agency_id }) => nameOf(agency_id),
        write: (line, name) => {
          const found = agencies.find((each) => fold(each.name) === fold(String(name ?? '')))
          return name === null ? { ...line, agency_id: null } : found && { ...line, agency_id: found.id }
        },
        problem: (line) => problemOf(line, 'agency_id'),
      },
      {
        key: 'price',
        label: 'resources.posts.fields.price',
        kind: 'money',
        value: ({ price }) => price,
        write: (line, price) =>
          price === null || Number(price) >= 0 ? { ...line, price: price as number | null } : undefined,
        problem: (line) => problemOf(line, 'price'),
      },
    ]
  }, [agencies, errors, lines, translate])
  const left = agencies.filter(({ id }) => !lines.some(({ agency_id }) => agency_id === id))
  const own = errors[source]
  return (
    // Typed or pasted names can be matched only once the agencies have loaded.
    <div inert={isPending}>
      <LineItems<Line>
        label={`resources.posts.fields.${source}`}
        lines={lines}
        columns={columns}
        onChange={(next) => field.onChange(next)}
        blank={blank}
        // Rows have no id until an agency is chosen.
        keyOf={(line) => lines.indexOf(line)}
        picker={(add) => (
          <AgencyPick agencies={left} onPick={({ id }) => add({ agency_id: id, price: null })} />
        )}
      />
      {fieldState.invalid && own?.message && (
        <FormHelperText error>
          <InputHelperText error={String(own.message)} helperText={false} />
        </FormHelperText>
      )}
    </div>
  )
}

/** A message of the schema, in react-admin's encoding, or a sentence of the API. */
function said(message: string | undefined, translate: TranslateFunction): string | undefined {
  const [, encoded] = /^@@react-admin@@(.*)$/.exec(message ?? '') ?? []
  if (!encoded) return message
  const { message: key, args } = JSON.parse(encoded)
  return translate(key, args)
}

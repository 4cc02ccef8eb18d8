import { Box } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { useLocale } from 'react-admin'
import {
  type DynamicField,
  type DynamicValues,
  hasShape,
  isEmptyValue,
  isRecord,
} from '../../../domain/dynamicFields'
import { box } from '../../theme/tokens'
import { plainText } from '../form/plainText'
import { formatDay } from '../formats/day'
import { formatNumber } from '../formats/formats'
import { Thumbnail } from '../media/Thumbnail'

interface ShownValuesProps {
  fields: readonly DynamicField[]
  values: unknown
}

/** Values under the titles of their fields; a value without a field stands under its key. */
export function ShownValues({ fields, values }: ShownValuesProps): ReactNode {
  const locale = useLocale()
  if (!isRecord(values)) return null
  const keys = new Set([...fields.map(({ key }) => key), ...Object.keys(values)])
  const filled = [...keys].filter((key) => !isEmptyValue(values[key]))
  if (filled.length === 0) return null
  return (
    <Box component="dl" sx={list}>
      {filled.map((key) => {
        const field = fields.find((each) => each.key === key)
        return (
          <Fragment key={key}>
            <dt>{field?.title ?? key}</dt>
            <dd>{field ? shown(field, values[key], locale) : plainText(values[key])}</dd>
          </Fragment>
        )
      })}
    </Box>
  )
}

function shown(field: DynamicField, value: unknown, locale: string): ReactNode {
  const { style, data, children } = field
  if (!hasShape(style, value)) return plainText(value)
  const label = (each: unknown) => data?.find((choice) => choice.value === each)?.label ?? String(each)
  switch (style) {
    case 'number':
      return formatNumber(Number(value), locale)
    case 'date':
      return formatDay(String(value), locale)
    case 'selectbox':
    case 'radiobox':
      return label(value)
    case 'checkbox':
      return (value as string[]).map(label).join(', ')
    case 'image':
      return <Picture url={String(value)} />
    case 'api':
      return isRecord(value) && String(value.label)
    case 'list':
      return (value as DynamicValues[]).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are only read
        <div key={at}>
          {(children ?? [])
            .filter(({ key }) => !isEmptyValue(row[key]))
            .map((child, place) => (
              <Fragment key={child.key}>
                {place > 0 && ' · '}
                {child.title}: {shown(child, row[child.key], locale)}
              </Fragment>
            ))}
        </div>
      ))
    default:
      return plainText(value)
  }
}

const Picture = ({ url }: { url: string }) => (
  <Box component="span" sx={{ display: 'inline-block', width: box.handle, height: box.handle }}>
    <Thumbnail url={url} alt={url} width={box.handle} />
  </Box>
)

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  whiteSpace: 'normal',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const

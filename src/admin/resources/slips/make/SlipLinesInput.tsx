import { Alert, Button, FormHelperText } from '@mui/material'
import { useCallback, useMemo, useRef } from 'react'
import { useInput, useLocaleState, useNotify, useTranslate, ValidationError } from 'react-admin'
import { businessDay } from '../../../../domain/businessTime'
import { type Good, goodOnHand } from '../../../../domain/goods'
import { LineItems } from '../../../components/lines/LineItems'
import { areCells } from '../../../components/lines/pasted'
import { useKept } from '../../../components/lines/useKept'
import { useLineProblems } from '../../../components/lines/useLineProblems'
import { ProductField } from '../../../components/scan/ProductField'
import { mark } from '../../../keys/marks'
import { slipLineColumns } from './columns'
import { LinesContext } from './context'
import { byCode, joined, lineOf, type MakeKind, sumOf, type TypedLine } from './line'
import { isUnread, pastedLines, rowsIn } from './pastedRows'
import { takingOf } from './taking'
import type { KnownGoods } from './useGoods'

const source = 'products'
const noLines: TypedLine[] = []
const keyOf = ({ key }: TypedLine) => key
const withStock = (good: Good) => ({ ...good, stock: goodOnHand(good) })

interface SlipLinesInputProps {
  kind: MakeKind
  warehouse: number | null
  known: KnownGoods
}

export function SlipLinesInput({ kind, warehouse, known }: SlipLinesInputProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const notify = useNotify()
  const { field } = useInput<TypedLine[]>({ source, defaultValue: [] })
  const lines = useKept<TypedLine>(Array.isArray(field.value) ? field.value : noLines, keyOf)
  const latest = useRef(lines)
  latest.current = lines
  const { problemOf, own } = useLineProblems(source)
  const { goods, isKnown, find, findCodes, hasFailed, load } = known
  const columns = useMemo(
    () => slipLineColumns(kind, (line, name) => problemOf(latest.current.indexOf(line), name)),
    [kind, problemOf],
  )
  const taking = useMemo(
    () => (kind === 'import' ? new Map() : takingOf(lines, goods, businessDay(new Date()))),
    [kind, lines, goods],
  )
  const write = field.onChange
  const change = useCallback(
    (line: TypedLine) => write(latest.current.map((each) => (each.key === line.key ? line : each))),
    [write],
  )
  const addRows = async (text: string) => {
    const rows = await rowsIn(text)
    const goods = await findCodes(rows.map(([code]) => code).filter(Boolean))
    const added = pastedLines(rows, { kind, goods, locale })
    write([...latest.current, ...added])
    const wrong = added.filter(isUnread).length
    const said = [
      translate('parts.lines.pasted', { smart_count: added.length }),
      wrong > 0 && translate('resources.slips.make.to_mend', { smart_count: wrong }),
    ]
    notify(said.filter(Boolean).join(' '), { type: wrong > 0 ? 'warning' : 'info' })
  }
  const pasteRows = (text: string): boolean => {
    if (!areCells(text)) return false
    addRows(text).catch(() => notify('resources.slips.make.not_pasted', { type: 'error' }))
    return true
  }
  const ground = { kind, goods, isKnown, taking, find, change, hasWarehouse: warehouse !== null }
  return (
    <LinesContext value={ground}>
      {hasFailed && (
        <Alert
          severity="warning"
          action={<Button onClick={() => void load()}>{translate('ra.action.refresh')}</Button>}
        >
          {translate('resources.slips.make.not_loaded')}
        </Alert>
      )}
      <div {...mark('field')}>
        <LineItems<TypedLine>
          label="resources.slips.lines"
          enter="across"
          lines={lines}
          columns={columns}
          keyOf={keyOf}
          onChange={write}
          find={async (code) => {
            const good = byCode(await find(code), code)
            return good && lineOf(kind, good)
          }}
          join={joined}
          picksCodes
          picker={(add) => (
            <ProductField
              within={['slips', kind, warehouse]}
              find={async (q) => (await find(q)).map(withStock)}
              // After choosing a product the user types a number; after scanning they scan the next.
              onPick={(good, by, number = 1) =>
                add({ ...lineOf(kind, good), number }, by === 'choice' ? 'number' : null)
              }
              onPaste={pasteRows}
            />
          )}
          totals={(all) => {
            const { number, money } = sumOf(all)
            return [
              {
                key: 'lines',
                label: 'resources.slips.make.line_count',
                kind: 'number',
                value: all.length,
                under: 'resources.slips.line.title',
              },
              {
                key: 'number',
                label: 'resources.slips.fields.number',
                kind: 'number',
                value: number,
                under: 'resources.slips.line.number',
              },
              ...(kind === 'transfer'
                ? []
                : [
                    {
                      key: 'money',
                      label: 'resources.slips.fields.money',
                      kind: 'money' as const,
                      value: money,
                      isMain: true,
                      under: 'resources.slips.line.total',
                    },
                  ]),
            ]
          }}
        />
        {own && (
          <FormHelperText error sx={{ mx: 0 }}>
            <ValidationError error={own} />
          </FormHelperText>
        )}
      </div>
    </LinesContext>
  )
}

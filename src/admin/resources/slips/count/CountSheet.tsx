import { Box, Button, FormHelperText, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useDataProvider, useInput, useLocaleState, useTranslate, ValidationError } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { MovedStock } from '../../../../domain/countSchema'
import { type Good, goodOnHand } from '../../../../domain/goods'
import { maxSlipLines } from '../../../../domain/stock'
import { formatNumber } from '../../../components/formats/formats'
import { LineItems } from '../../../components/lines/LineItems'
import { useKept } from '../../../components/lines/useKept'
import { useLineProblems } from '../../../components/lines/useLineProblems'
import { ProductField } from '../../../components/scan/ProductField'
import type { FoundBy } from '../../../components/scan/products'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { mark, marked } from '../../../keys/marks'
import type { AppDataProvider } from '../../../providers/data/types'
import { countColumns } from './columns'
import { MovedAlert } from './MovedAlert'
import { type Counted, type CountRow, countKeyOf, countRowsOf, outcomeOf, rowOfGood, withCount } from './rows'

const source = 'products'
/** Rows rendered at once; more on demand. */
const portion = 200
const rowKey = ({ key }: CountRow) => key

interface CountSheetProps {
  warehouse: number | null
  moved: readonly MovedStock[]
  shownRows: RefObject<readonly CountRow[]>
  onSettled: () => void
}

export function CountSheet({ warehouse, moved, shownRows, onSettled }: CountSheetProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { setValue } = useFormContext()
  const { field } = useInput<Counted[]>({ source, defaultValue: [] })
  const counts: Counted[] = Array.isArray(field.value) ? field.value : []
  const latest = useRef(counts)
  latest.current = counts
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, setByLot] = useState(false)
  const [shown, setShown] = useState(portion)
  const [said, setSaid] = useState('')
  const { problemOf, own } = useLineProblems(source)
  const sheet = useQuery({
    queryKey: ['slips', 'sheet', warehouse],
    queryFn: () => dataProvider.stockSheet(warehouse ?? 0),
    enabled: warehouse !== null,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // A count by lots continues by lots.
  const isByLot = counts.length > 0 ? counts.some(({ lot_id }) => lot_id !== null) : chosen
  const rows = useMemo(
    () => countRowsOf(sheet.data?.data ?? [], counts, isByLot, locale),
    [sheet.data, counts, isByLot, locale],
  )
  useEffect(() => {
    shownRows.current = rows
  }, [shownRows, rows])
  const kept = useKept(rows, rowKey)
  const hasUnknown = rows.some(({ cost }) => cost === null)
  const columns = useMemo(
    () =>
      countColumns(
        (row, name) =>
          problemOf(
            latest.current.findIndex((each) => countKeyOf(each) === row.key),
            name,
          ),
        hasUnknown,
      ),
    [problemOf, hasUnknown],
  )
  if (warehouse === null)
    return <Typography color="textSecondary">{translate('resources.slips.count.choose')}</Typography>
  if (sheet.error) return <LoadFailure resource="slips" error={sheet.error} onRetry={() => sheet.refetch()} />
  if (!sheet.data) return <LateSkeleton label="components.form.loading" rows={6} />

  const write = (row: CountRow) => {
    latest.current = withCount(latest.current, row)
    field.onChange(latest.current)
  }
  const focus = (place: number) => {
    setShown((now) => Math.max(now, place + 1))
    requestAnimationFrame(() =>
      frame.current
        ?.querySelector<HTMLElement>(`${marked('row', place)} ${marked('column', 'counted')} input`)
        ?.focus(),
    )
  }
  const pick = (good: Good, by: FoundBy, more = 1) => {
    const all = countRowsOf(sheet.data.data, latest.current, isByLot, locale)
    const found = all.filter(({ post_id }) => post_id === good.id)
    const [row = rowOfGood(good)] = found
    const place = found.length > 0 ? all.indexOf(row) : all.length
    // Only the user can tell which of several lots it is.
    if (found.length > 1 || by === 'choice') {
      if (found.length === 0) write({ ...row, counted: more })
      setSaid(found.length > 1 ? translate('resources.slips.count.which_lot', { title: good.title }) : '')
      return focus(place)
    }
    const counted = typeof row.counted === 'number' ? row.counted + more : more
    write({ ...row, counted })
    setShown((now) => Math.max(now, place + 1))
    setSaid(
      translate('resources.slips.count.scanned', { title: good.title, counted, expected: row.expected }),
    )
  }
  const find = async (q: string) =>
    (await dataProvider.goods({ q, warehouse_id: warehouse })).data.map((good) => ({
      ...good,
      stock: goodOnHand(good),
    }))
  const keep = () => {
    setValue('keep_differences', true)
    onSettled()
    frame.current?.closest('form')?.requestSubmit()
  }
  const renew = () => {
    const now = new Map(moved.map(({ line, on_hand }) => [line, on_hand]))
    field.onChange(
      latest.current.map((each, line) => ({ ...each, expected: now.get(line) ?? each.expected })),
    )
    onSettled()
    void sheet.refetch()
  }
  const { counted, missing, surplus, money } = outcomeOf(rows)
  return (
    <div ref={frame} {...mark('field')}>
      {moved.length > 0 && (
        <MovedAlert
          moved={moved}
          titleOf={(line) => rows.find(({ key }) => key === rowKeyAt(counts, line))?.title ?? ''}
          onKeep={keep}
          onRenew={renew}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <ProductField within={['slips', 'count', warehouse]} find={find} onPick={pick} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isByLot}
          disabled={counts.length > 0}
          aria-label={translate('resources.slips.count.by')}
          onChange={(_event, next: boolean | null) => next !== null && setByLot(next)}
        >
          <ToggleButton value={false}>{translate('resources.slips.count.by_product')}</ToggleButton>
          <ToggleButton value={true}>{translate('resources.slips.count.by_lot')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Typography component="output" sx={{ display: 'block', minHeight: ({ spacing }) => spacing(3) }}>
        {said}
      </Typography>
      <LineItems<CountRow>
        label="resources.slips.count.sheet"
        isFixed
        lines={kept.slice(0, shown)}
        columns={columns}
        keyOf={rowKey}
        onChange={(next) => {
          const before = new Set(kept)
          for (const row of next) if (!before.has(row)) write(row)
        }}
        totals={() => [
          {
            key: 'counted',
            label: 'resources.slips.count.rows_counted',
            kind: 'number',
            value: counted,
          },
          { key: 'missing', label: 'resources.slips.count.missing', kind: 'number', value: missing },
          { key: 'surplus', label: 'resources.slips.count.surplus', kind: 'number', value: surplus },
          {
            key: 'money',
            label: 'resources.slips.count.worth',
            kind: 'money',
            value: money,
            isMain: true,
          },
        ]}
      />
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + portion)}>
          {translate('resources.slips.count.more', { number: rows.length - shown })}
        </Button>
      )}
      {counted > maxSlipLines && (
        <Typography color="textSecondary">
          {translate('resources.slips.count.in_parts', {
            lines: formatNumber(counted, locale),
            parts: Math.ceil(counted / maxSlipLines),
            most: maxSlipLines,
          })}
        </Typography>
      )}
      {own && (
        <FormHelperText error sx={{ mx: 0 }}>
          <ValidationError error={own} />
        </FormHelperText>
      )}
    </div>
  )
}

const rowKeyAt = (counts: readonly Counted[], line: number): string | undefined => {
  const count = counts[line]
  return count && countKeyOf(count)
}

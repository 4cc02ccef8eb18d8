import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useTranslate } from 'react-admin'
import { endpointOf } from '../../providers/data/endpoints'
import { useFeedback } from '../form/useFeedback'
import { useSelection } from './BulkBar'
import type { Exported } from './exporter'
import { useListScope } from './ListScope'

interface ExportButtonProps<R extends RaRecord> {
  columns: readonly Exported<R>[]
}

/**
 * Exports the list as CSV: all rows that match the filters, in the current order, or, as a bulk button, the selected
 * rows. It can be cancelled.
 */
export function ExportButton<R extends RaRecord = RaRecord>({ columns }: ExportButtonProps<R>) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const selected = useSelection()
  const { isAll } = useListScope()
  const { resource, sort, filterValues, filter, total } = useListContext()
  const { failed } = useFeedback(resource)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const running = useRef<AbortController | null>(null)

  const run = async () => {
    const controller = new AbortController()
    running.current = controller
    setProgress({ done: 0, total: total ?? 0 })
    try {
      const { columnsFor, download, exportPage, fetchAll, toCsv } = await import('./exporter')
      const chosen = selected.length > 0 && !isAll ? { id: selected } : {}
      const getPage = (page: number) =>
        dataProvider.getList<R>(resource, {
          pagination: { page, perPage: exportPage },
          sort,
          filter: { ...filterValues, ...filter, ...chosen },
          signal: controller.signal,
        })
      const report = (done: number, all: number) => setProgress({ done, total: all })
      const rows = await fetchAll(getPage, report, endpointOf(resource).all)
      const csv = await toCsv(rows, columnsFor(resource, columns, translate), translate)
      download(`${resource}-${new Date().toISOString().slice(0, 10)}.csv`, csv)
    } catch (error) {
      if (!controller.signal.aborted) failed('export_failed', error)
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  if (progress)
    return (
      <Button size="small" onClick={() => running.current?.abort()} aria-live="polite">
        {translate('components.export.running', progress)} · {translate('components.export.stop')}
      </Button>
    )
  return (
    <Button
      size={selected.length > 0 ? 'small' : 'medium'}
      startIcon={<Download />}
      disabled={!total}
      onClick={() => void run()}
    >
      {translate('components.export.action')}
    </Button>
  )
}

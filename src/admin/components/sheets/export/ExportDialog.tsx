import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useListContext, useLocaleState, useTranslate } from 'react-admin'
import { businessDay } from '../../../../domain/businessTime'
import { exportFormats } from '../../../../domain/sheets'
import type { AppDataProvider } from '../../../providers/data/types'
import { formatNumber } from '../../formats/formats'
import { useSelected } from '../../list/ListScope'
import { useIsPhone } from '../../viewport/useIsPhone'
import { ColumnPicks } from './ColumnPicks'
import { LayoutPick } from './LayoutPick'
import { startRun } from './runs'
import { chooseFile } from './sink'
import { tray } from './tray'
import { useExportChoice } from './useExportChoice'

interface ExportDialogProps {
  isSelected: boolean
  onClose: () => void
}

export default function ExportDialog({ isSelected, onClose }: ExportDialogProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isPhone = useIsPhone()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { resource, sort, filterValues, filter, total = 0 } = useListContext()
  const { ids, all } = useSelected()
  const some = all ? [] : ids
  const [onlySelected, setOnlySelected] = useState(isSelected && some.length > 0)
  const choice = useExportChoice(resource)
  const { format, columns } = choice
  const [layout, setLayout] = useState<number>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals: the list may stand inside another form.
    event.stopPropagation()
    const name = `${resource}-${businessDay(new Date())}.${format}`
    try {
      const handle = await chooseFile(name)
      const rows = { ...filterValues, ...filter, ...(onlySelected && { id: some }) }
      startRun({
        name,
        handle,
        open: (signal) =>
          dataProvider.exportRows(resource, { format, columns, layout, filter: rows, sort, signal }),
      })
      tray.set(true)
      onClose()
    } catch (error) {
      // The user cancelled the choice of a file: the dialog stays open.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }
  const count = (rows: number) => ({ smart_count: rows, count: formatNumber(rows, locale) })
  return (
    <Dialog open fullScreen={isPhone} maxWidth="sm" onClose={onClose} aria-labelledby="export-title">
      <DialogTitle id="export-title">{translate('sheets.export.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id="export-form"
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 2 }}
        >
          {some.length > 0 && (
            <FormControl margin="none">
              <FormLabel id="export-rows">{translate('sheets.export.rows')}</FormLabel>
              <RadioGroup
                aria-labelledby="export-rows"
                value={onlySelected ? 'selected' : 'all'}
                onChange={(_event, value) => setOnlySelected(value === 'selected')}
              >
                <FormControlLabel
                  value="all"
                  control={<Radio size="small" />}
                  label={translate('sheets.export.all', count(total))}
                />
                <FormControlLabel
                  value="selected"
                  control={<Radio size="small" />}
                  label={translate('sheets.export.selected', count(some.length))}
                />
              </RadioGroup>
            </FormControl>
          )}
          <FormControl margin="none">
            <FormLabel id="export-format">{translate('sheets.export.format')}</FormLabel>
            <RadioGroup
              row
              aria-labelledby="export-format"
              value={format}
              onChange={(_event, value) =>
                choice.setFormat(exportFormats.find((each) => each === value) ?? format)
              }
            >
              {exportFormats.map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio size="small" />}
                  label={translate(`sheets.export.${each}`)}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <LayoutPick resource={resource} layout={layout} onPick={setLayout} />
          {layout === undefined && <ColumnPicks resource={resource} choice={choice} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          type="submit"
          form="export-form"
          variant="contained"
          disabled={layout === undefined && columns.length === 0}
        >
          {translate('sheets.export.start', count(onlySelected ? some.length : total))}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import {
  Alert,
  Box,
  Button,
  Card,
  FormControl,
  FormControlLabel,
  FormHelperText,
  NativeSelect,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../../theme/tokens'
import { PendingButton } from '../../form/PendingButton'
import type { ImportSubject } from './useImportSubject'
import { useMapping } from './useMapping'
import type { SheetFile, Work } from './work'

interface MappingStepProps {
  subject: ImportSubject
  file: SheetFile
  onBack: () => void
  onMapped: (work: Work) => void
}

/** The demo has no server that could fetch from other sites. */
const canFetch = import.meta.env.MODE !== 'demo'

const noRows: SheetFile['tables'][number]['rows'] = []

/** Maps the file's columns to fields: guessed, remembered for similar files, corrected by hand. */
export function MappingStep({ subject, file, onBack, onMapped }: MappingStepProps) {
  const translate = useTranslate()
  const hint = useId()
  const { resource, columns, titleOf } = subject
  const [sheet, setSheet] = useState(0)
  const [makes, setMakes] = useState(false)
  const [brings, setBrings] = useState(false)
  const rows = file.tables[sheet]?.rows ?? noRows
  const { titles, samples, mapping, doubts, layout, isRemembered, problem, isPending, error, ...map } =
    useMapping(subject, rows, makes)
  const open = [...new Set(doubts.filter((field, at) => field && !mapping[at]))]
    .filter((field) => field && !mapping.includes(field))
    .map((field) => titleOf(field ?? ''))
  return (
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('sheets.mapping.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <bdi>{file.name}</bdi>
        {layout && ` · ${translate('sheets.mapping.layout', { name: layout })}`}
        {isRemembered && ` · ${translate('sheets.mapping.remembered')}`}
      </Typography>
      {file.tables.length > 1 && (
        <TextField
          select
          size="small"
          label={translate('sheets.mapping.sheet')}
          value={sheet}
          onChange={({ target }) => setSheet(Number(target.value))}
          slotProps={{ select: { native: true } }}
          sx={{ mb: 2, minWidth: box.filter }}
        >
          {file.tables.map(({ name, rows: { length } }, at) => (
            <option key={name} value={at}>
              {translate('sheets.mapping.sheet_rows', { name, smart_count: length - 1 })}
            </option>
          ))}
        </TextField>
      )}
      {open.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('sheets.mapping.doubt', { fields: open.join(', ') })}
        </Alert>
      )}
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(`resources.${resource}.notifications.load_failed`)}
        </Alert>
      )}
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('sheets.mapping.column')}</TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                {translate('sheets.mapping.samples')}
              </TableCell>
              <TableCell>{translate('sheets.mapping.field')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {titles.map((title, at) => {
              const name = title || translate('sheets.mapping.unnamed', { place: at + 1 })
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file neither move nor have other names
                <TableRow key={at}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <bdi>{name}</bdi>
                  </TableCell>
                  <TableCell sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'table-cell' } }}>
                    <bdi>{samples(at)}</bdi>
                  </TableCell>
                  <TableCell>
                    <NativeSelect
                      fullWidth
                      // As wide as the longest title.
                      sx={{ '& select': { width: 'auto', minWidth: '100%' } }}
                      value={mapping[at] ?? ''}
                      slotProps={{ input: { 'aria-label': name } }}
                      onChange={({ target }) => map.choose(at, target.value || null)}
                    >
                      <option value="">{translate('sheets.mapping.skip')}</option>
                      {columns.map(({ field }) => (
                        <option key={field} value={field}>
                          {titleOf(field)}
                        </option>
                      ))}
                    </NativeSelect>
                    {doubts[at] && !mapping.includes(doubts[at]) && (
                      <Typography variant="caption" component="div" sx={{ color: 'warning.main' }}>
                        {translate('sheets.mapping.perhaps', { field: titleOf(doubts[at]) })}
                      </Typography>
                    )}
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </Box>
      {map.canMake && (
        <FormControlLabel
          control={<Switch checked={makes} onChange={(_, isOn) => setMakes(isOn)} />}
          label={translate('sheets.mapping.make')}
          sx={{ mt: 2 }}
        />
      )}
      {map.hasLinks && (
        <FormControl sx={{ mt: 2, display: 'flex' }}>
          <FormControlLabel
            control={
              <Switch
                checked={brings}
                disabled={!canFetch}
                onChange={(_, isOn) => setBrings(isOn)}
                aria-describedby={hint}
              />
            }
            label={translate('sheets.mapping.pictures')}
          />
          <FormHelperText id={hint}>
            {translate(canFetch ? 'sheets.mapping.pictures_hint' : 'validation.remote_absent')}
          </FormHelperText>
        </FormControl>
      )}
      {problem && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
        <Button onClick={onBack}>{translate('sheets.back')}</Button>
        <PendingButton
          variant="contained"
          pending={isPending}
          disabled={Boolean(problem)}
          onClick={() => onMapped(map.begin(brings))}
        >
          {translate('sheets.next')}
        </PendingButton>
      </Box>
    </Card>
  )
}

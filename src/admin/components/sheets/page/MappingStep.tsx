import {
  Alert,
  Box,
  Button,
  Card,
  NativeSelect,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { PendingButton } from '../../form/PendingButton'
import { useMapping } from './useMapping'
import type { Subject } from './useSubject'
import type { SheetFile, Work } from './work'

interface MappingStepProps {
  subject: Subject
  file: SheetFile
  onBack: () => void
  onMapped: (work: Work) => void
}

/** Which column of the file is which field: guessed, remembered for files like it, and corrected by hand. */
export function MappingStep({ subject, file, onBack, onMapped }: MappingStepProps) {
  const translate = useTranslate()
  const { resource, columns, titleOf } = subject
  const { titles, samples, mapping, isRemembered, problem, isPending, error, choose, begin } = useMapping(
    subject,
    file,
  )
  return (
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('sheets.mapping.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <bdi>{file.name}</bdi>
        {isRemembered && ` · ${translate('sheets.mapping.remembered')}`}
      </Typography>
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
                      // As wide as the longest of its titles.
                      sx={{ '& select': { width: 'auto', minWidth: '100%' } }}
                      value={mapping[at] ?? ''}
                      slotProps={{ input: { 'aria-label': name } }}
                      onChange={({ target }) => choose(at, target.value || null)}
                    >
                      <option value="">{translate('sheets.mapping.skip')}</option>
                      {columns.map(({ field }) => (
                        <option key={field} value={field}>
                          {titleOf(field)}
                        </option>
                      ))}
                    </NativeSelect>
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </Box>
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
          onClick={() => onMapped(begin())}
        >
          {translate('sheets.next')}
        </PendingButton>
      </Box>
    </Card>
  )
}

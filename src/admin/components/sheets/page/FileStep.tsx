import Upload from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { clearWord } from '../../../../domain/sheets'
import { formatNumber } from '../../formats/formats'
import { formatBytes } from '../../media/formatBytes'
import { usePageDrop } from '../../media/upload/usePageDrop'
import { ReadFault, readLimits, sheetFiles } from '../read/limits'
import { readFile } from '../read/readFile'
import { saveTemplate } from './files'
import type { ImportSubject } from './useImportSubject'
import type { SheetFile } from './work'

interface FileStepProps {
  subject: ImportSubject
  onRead: (file: SheetFile) => void
}

/** Reads a file that is chosen, or dropped anywhere on the page. */
export function FileStep({ subject, onRead }: FileStepProps) {
  const { resource, sheet, columns, keys, titleOf } = subject
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<{ name: string; stop: AbortController } | null>(null)
  const [fault, setFault] = useState('')
  const limits = {
    size: formatBytes(readLimits.fileBytes, locale),
    rows: formatNumber(readLimits.rows, locale),
  }

  const read = async (file: File | undefined) => {
    if (!file || reading) return
    const stop = new AbortController()
    setFault('')
    setReading({ name: file.name, stop })
    try {
      // The first row names the columns.
      const tables = (await readFile(file, stop.signal)).filter(({ rows }) => rows.length > 1)
      if (!tables.length) throw new ReadFault('empty')
      onRead({ name: file.name, tables })
    } catch (error) {
      if (!stop.signal.aborted)
        setFault(translate(`sheets.fault.${error instanceof ReadFault ? error.code : 'unreadable'}`, limits))
    } finally {
      setReading(null)
    }
  }
  const isOver = usePageDrop(([file]) => void read(file))
  const named = keys.filter((key) => !columns.some(({ field, isIdentity }) => isIdentity && field === key))
  const hints = [
    translate('sheets.file.kinds', limits),
    ...(sheet.only ? [] : [translate('sheets.file.key', { key: named.map(titleOf).join('” / “') })]),
    ...(sheet.only === 'new' ? [] : [translate('sheets.file.empty', { word: clearWord })]),
    ...(columns.some(({ many }) => many) ? [translate('sheets.file.many')] : []),
    translate(`sheets.note.${resource}`, { _: '' }),
    translate('sheets.file.nothing_yet'),
  ].filter(Boolean)

  return (
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 2,
          py: 5,
          px: 2,
          border: 2,
          borderStyle: 'dashed',
          borderColor: isOver ? 'primary.main' : 'field',
          borderRadius: 1,
          textAlign: 'center',
        }}
      >
        {reading ? (
          <>
            <Typography role="status">{translate('sheets.file.reading', { name: reading.name })}</Typography>
            <LinearProgress sx={{ alignSelf: 'stretch' }} aria-label={reading.name} />
            <Button onClick={() => reading.stop.abort()}>{translate('sheets.file.stop')}</Button>
          </>
        ) : (
          <>
            <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>
              {translate('sheets.file.drop')}
            </Typography>
            <Button variant="contained" startIcon={<Upload />} onClick={() => input.current?.click()}>
              {translate('sheets.file.pick')}
            </Button>
            <Button size="small" onClick={() => saveTemplate(subject)}>
              {translate('sheets.file.template')}
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={translate('sheets.file.pick')}
          accept={sheetFiles}
          onChange={({ target }) => {
            void read(target.files?.[0])
            // Reset, so that the same file can be chosen again.
            target.value = ''
          }}
        />
      </Box>
      {fault && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {fault}
        </Alert>
      )}
      <Box component="ul" sx={{ mt: 3, mb: 0, ps: 3, color: 'text.secondary' }}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </Box>
    </Card>
  )
}

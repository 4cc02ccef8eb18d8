import Upload from '@mui/icons-material/FileUploadOutlined'
import { Box, FormHelperText } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { maxCarrierColumns } from '../../../domain/carrierSchema'
import { carrierValueOf } from '../../../domain/sheets/names/carriers'
import { PendingButton } from '../../components/form/PendingButton'
import { type RawTable, ReadFault, sheetFiles } from '../../components/sheets/read/limits'
import { readFile } from '../../components/sheets/read/readFile'

/** The row of headings: of the first ten the one with the most cells. */
function titlesIn([table]: readonly RawTable[]): string[] {
  const rows =
    table?.rows.slice(0, 10).map(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean)) ?? []
  return rows.reduce((longest, row) => (row.length > longest.length ? row : longest), [])
}

/** Takes the columns over from a file of the carrier. */
export function FromSample() {
  const translate = useTranslate()
  const notify = useNotify()
  const { setValue } = useFormContext()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      const titles = titlesIn(await readFile(file, new AbortController().signal))
      const messageArgs = { smart_count: titles.length, count: titles.length, max: maxCarrierColumns }
      if (titles.length > maxCarrierColumns) {
        notify('resources.carriers.columns.too_many', { type: 'warning', messageArgs })
        return
      }
      const columns = titles.map((title) => ({ title, value: carrierValueOf(title), text: '' }))
      setValue('columns', columns, { shouldDirty: true, shouldValidate: true })
      notify('resources.carriers.columns.taken', { messageArgs })
    } catch (error) {
      notify(`sheets.fault.${error instanceof ReadFault ? error.code : 'unreadable'}`, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box sx={{ mb: 1 }}>
      <PendingButton
        variant="outlined"
        startIcon={<Upload />}
        pending={isBusy}
        onClick={() => input.current?.click()}
      >
        {translate('resources.carriers.columns.from_file')}
      </PendingButton>
      <FormHelperText>{translate('resources.carriers.columns.from_file_hint')}</FormHelperText>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate('resources.carriers.columns.from_file')}
        accept={sheetFiles}
        onChange={({ target }) => {
          void take(target.files?.[0])
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
    </Box>
  )
}

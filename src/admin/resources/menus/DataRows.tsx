import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { maxMenuData } from '../../../domain/menu'

export interface DataRow {
  row: number
  key: string
  value: string
}

export const pairsOf = (data: Readonly<Record<string, string>>): DataRow[] =>
  Object.entries(data).map(([key, value], row) => ({ row, key, value }))

/** Rows without key and value are left out. */
export const dataFrom = (pairs: readonly DataRow[]): Record<string, string> =>
  Object.fromEntries(
    pairs.filter(({ key, value }) => key || value).map(({ key, value }) => [key.trim(), value]),
  )

export const repeatedIn = (pairs: readonly DataRow[]): Set<number> =>
  new Set(
    pairs
      .filter(({ key }, at) => key.trim() && pairs.findIndex((each) => each.key.trim() === key.trim()) < at)
      .map(({ row }) => row),
  )

interface DataRowsProps {
  pairs: readonly DataRow[]
  onChange: (pairs: readonly DataRow[]) => void
  error: string | undefined
}

export function DataRows({ pairs, onChange, error }: DataRowsProps) {
  const translate = useTranslate()
  const say = (word: string, row?: number) => translate(`resources.menus.item.${word}`, { row })
  const id = useId()
  const repeated = repeatedIn(pairs)
  const set = (row: number, change: Partial<DataRow>) =>
    onChange(pairs.map((each) => (each.row === row ? { ...each, ...change } : each)))
  const next = Math.max(-1, ...pairs.map(({ row }) => row)) + 1
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <div>
        <Typography id={id} variant="subtitle2" component="p">
          {say('data')}
        </Typography>
        <FormHelperText error={Boolean(error)} sx={{ m: 0 }}>
          {error ?? say('data_help')}
        </FormHelperText>
      </div>
      {pairs.map(({ row, key, value }, at) => (
        <Box key={row} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            size="small"
            value={key}
            error={repeated.has(row)}
            helperText={repeated.has(row) && say('data_twice')}
            slotProps={{
              htmlInput: { 'aria-label': say('data_key', at + 1), dir: 'ltr', spellCheck: false },
            }}
            onChange={({ target }) => set(row, { key: target.value })}
            sx={{ flex: 1 }}
          />
          <TextField
            size="small"
            value={value}
            slotProps={{ htmlInput: { 'aria-label': say('data_value', at + 1) } }}
            onChange={({ target }) => set(row, { value: target.value })}
            sx={{ flex: 2 }}
          />
          <IconButton
            aria-label={say('data_remove', at + 1)}
            sx={{ mt: 1 }}
            onClick={() => onChange(pairs.filter((each) => each.row !== row))}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <div>
        <Button
          size="small"
          startIcon={<Add />}
          disabled={pairs.length >= maxMenuData}
          onClick={() => onChange([...pairs, { row: next, key: '', value: '' }])}
        >
          {say('data_add')}
        </Button>
      </div>
    </Box>
  )
}

import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { InputHelperText, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useRows } from '../form/useRows'
import { SortableList } from '../list/SortableList'
import { messageOf } from '../media/ImageField'

interface SettingRowsInputProps {
  source: string
  words: 'option' | 'column'
  max: number
  blank: Record<string, unknown>
  nameBy: string
  /** Name of the input that takes the focus in a new row. */
  first: string
  children: (at: string) => ReactNode
}

export function SettingRowsInput({
  source,
  words,
  max,
  blank,
  nameBy,
  first,
  children,
}: SettingRowsInputProps) {
  const translate = useTranslate()
  const say = (key: string, params?: object) => translate(`resources.fields.${words}.${key}`, params)
  const { rows: items, append, remove, move } = useRows(source)
  const rows: unknown = useWatch({ name: source })
  const { getFieldState } = useFormContext()
  const { error } = getFieldState(source, useFormState({ name: source }))
  const problem = error && !Array.isArray(error) ? messageOf(error) : undefined
  const nameOf = (at: number): string => {
    const row: Record<string, unknown> | undefined = Array.isArray(rows) ? rows[at] : undefined
    return String(row?.[nameBy] || '') || say('unnamed', { place: at + 1 })
  }
  return (
    <Box
      role="group"
      aria-label={translate(`resources.fields.fields.${words === 'option' ? 'data' : 'children'}`)}
    >
      {items.length === 0 && !problem && <Typography color="textSecondary">{say('none')}</Typography>}
      <SortableList
        items={items}
        name={(item) => nameOf(items.indexOf(item))}
        onReorder={(_items, from, to) => move(from, to)}
      >
        {(_item, at) => (
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5, flex: 1, minWidth: 0, pb: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{children(`${source}.${at}`)}</Box>
            <IconButton
              size="small"
              aria-label={say('remove', { name: nameOf(at) })}
              title={say('remove', { name: nameOf(at) })}
              onClick={() => remove(at)}
              sx={{ mt: 3 }}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        )}
      </SortableList>
      {problem && (
        <FormHelperText error>
          <InputHelperText error={problem} />
        </FormHelperText>
      )}
      <Button
        variant="outlined"
        size="small"
        startIcon={<Add />}
        disabled={items.length >= max}
        onClick={() => append(blank, { focusName: `${source}.${items.length}.${first}` })}
        sx={{ mt: 1 }}
      >
        {say('add')}
      </Button>
    </Box>
  )
}

export const inRow = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const

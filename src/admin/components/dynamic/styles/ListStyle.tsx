import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fieldLimits, isRecord, newRow, type RowField } from '../../../../domain/dynamicFields'
import { useRows } from '../../form/useRows'
import { SortableList } from '../../list/SortableList'
import { ImageField, messageOf } from '../../media/ImageField'
import type { StyleInputProps } from '../styleInput'

export default function ListStyle({ field, source, label, drawFields }: StyleInputProps) {
  const translate = useTranslate()
  const id = useId()
  const children = field.children ?? []
  const { rows: items, append, remove, move } = useRows(source)
  const rows: unknown = useWatch({ name: source })
  const { error } = useFieldError(source)
  const nameOf = (at: number): string =>
    nameIn(children, Array.isArray(rows) ? rows[at] : undefined) ||
    translate('dynamic.rows.unnamed', { place: at + 1 })
  return (
    <ImageField {...{ id, source, label, error }}>
      {items.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('dynamic.rows.none')}
        </Typography>
      )}
      <SortableList
        items={items}
        name={(item) => nameOf(items.indexOf(item))}
        onReorder={(_items, from, to) => move(from, to)}
      >
        {(_item, at) => (
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5, flex: 1, minWidth: 0, pb: 2 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{drawFields(`${source}.${at}`, children)}</Box>
            <IconButton
              size="small"
              aria-label={translate('dynamic.rows.remove', { name: nameOf(at) })}
              onClick={() => remove(at)}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        )}
      </SortableList>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Add />}
        disabled={items.length >= fieldLimits.rows}
        onClick={() =>
          append(newRow(children), { focusName: `${source}.${items.length}.${children[0]?.key}` })
        }
        sx={{ mt: 1 }}
      >
        {translate('dynamic.rows.add')}
      </Button>
    </ImageField>
  )
}

function nameIn(children: readonly RowField[], row: unknown): string {
  if (!isRecord(row)) return ''
  const first = children.find(({ style, key }) => style === 'text' && row[key])
  return first ? String(row[first.key]) : ''
}

/** The list's own error; errors of rows stand beside their inputs. */
function useFieldError(name: string): { error?: string } {
  const form = useFormState({ name })
  const { getFieldState } = useFormContext()
  const { error } = getFieldState(name, form)
  return { error: error && !Array.isArray(error) ? messageOf(error) : undefined }
}

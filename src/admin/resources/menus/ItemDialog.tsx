import { Box, MenuItem as Choice, TextField } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { named } from '../../../domain/fieldNames'
import { linkTargets, type MenuItem, visibilities } from '../../../domain/menu'
import { menuItemSchema } from '../../../domain/menuSchema'
import type { FieldErrors } from '../../../domain/message'
import { validate } from '../../../domain/validation'
import { ConfirmDialog } from '../../components/form/ConfirmDialog'
import { optionalLabels } from '../../components/form/optionalLabels'
import { type DataRow, DataRows, dataFrom, pairsOf, repeatedIn } from './DataRows'

interface ItemDialogProps {
  item: MenuItem
  onDone: (item: MenuItem) => void
  onClose: () => void
}

const choices = {
  target: linkTargets.map((id) => ({ id, name: `resources.menus.target.${id}` })),
  visibility: visibilities.map((id) => ({ id, name: `resources.menus.visibility.${id}` })),
} as const
const lines = ['text', 'url', 'description', 'class'] as const

/**
 * Dialog with all fields of an item. Changes the menu only on confirmation, so that typing does not render the tree.
 */
export default function ItemDialog({ item, onDone, onClose }: ItemDialogProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<MenuItem>(item)
  const [pairs, setPairs] = useState<readonly DataRow[]>(() => pairsOf(item.data))
  const [errors, setErrors] = useState<FieldErrors>({})
  const set = (change: Partial<MenuItem>) => setTyped({ ...typed, ...change })
  const label = (field: string) => translate(`resources.menus.fields.${field}`)
  const wrong = (field: string) => {
    const [fault] = errors[field] ?? []
    const message = fault && named(fault, label(field))
    return message && translate(message.key, { ...message.params })
  }
  const done = () => {
    const found = validate(menuItemSchema, { ...typed, data: dataFrom(pairs) })
    setErrors(found.errors ?? {})
    if (found.errors || repeatedIn(pairs).size) return
    onDone({ ...item, ...found.value, id: item.id })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    done()
  }
  return (
    <ConfirmDialog
      open
      isForm
      title="resources.menus.item.title"
      confirm="resources.menus.item.done"
      onConfirm={done}
      onCancel={onClose}
    >
      <Box sx={{ ...optionalLabels, '--optional': `'${translate('components.form.optional')}'` }}>
        {lines.map((field) => (
          <TextField
            key={field}
            fullWidth
            autoFocus={field === 'text'}
            size="small"
            margin="dense"
            label={label(field)}
            value={typed[field]}
            required={field === 'text'}
            multiline={field === 'description'}
            error={Boolean(wrong(field))}
            helperText={wrong(field)}
            slotProps={
              field === 'url' || field === 'class' ? { htmlInput: { dir: 'ltr', spellCheck: false } } : {}
            }
            onKeyDown={field === 'description' ? undefined : onKeyDown}
            onChange={({ target }) => set({ [field]: target.value })}
          />
        ))}
      </Box>
      {(['target', 'visibility'] as const).map((field) => (
        <TextField
          key={field}
          select
          fullWidth
          size="small"
          margin="dense"
          label={label(field)}
          value={typed[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        >
          {choices[field].map(({ id, name }) => (
            <Choice key={id} value={id}>
              {translate(name)}
            </Choice>
          ))}
        </TextField>
      ))}
      <DataRows pairs={pairs} onChange={setPairs} error={wrong('data')} />
    </ConfirmDialog>
  )
}

import { Autocomplete, Box, TextField } from '@mui/material'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fold, foundIn } from '../../../domain/fold'
import { levelTitle } from '../../../domain/tree'
import type { LevelNode } from './projection'

interface NodeSelectProps {
  rows: readonly LevelNode[]
  value: number | null
  onChange: (id: number | null) => void
  label: ReactNode
  excluded?: ReadonlySet<number>
  id?: string
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
  error?: boolean
  helperText?: ReactNode
  margin?: 'none' | 'dense'
  /** Offers to create a typed row that is missing; resolves to its id. */
  onCreate?: (title: string) => Promise<number | undefined>
}

/** Placeholder of a row to create, and of the created row until it is among the others. */
const newRow = (title: string, id = 0): LevelNode => ({ id, parent_id: null, title, level: 0, sort: 0 })

/** Autocomplete of a tree's rows; the search ignores accents. */
export function NodeSelect(props: NodeSelectProps) {
  const { rows, value, onChange, onCreate, label, excluded, inputRef, error, helperText } = props
  const { margin = 'dense' } = props
  const translate = useTranslate()
  const say = (word: string) => translate(`tree.select.${word}`)
  const making = useRef<string>(null)
  const [made, setMade] = useState<LevelNode | null>(null)
  const choose = (row: LevelNode | null) => {
    making.current = null
    if (row?.id !== 0 || !onCreate) return onChange(row?.id ?? null)
    const { title } = row
    making.current = title
    void onCreate(title).then((id) => {
      // The user may have chosen something else meanwhile.
      if (!id || making.current !== title) return
      setMade(newRow(title, id))
      onChange(id)
    })
  }
  return (
    <Autocomplete<LevelNode>
      id={props.id}
      options={excluded ? rows.filter(({ id }) => !excluded.has(id)) : [...rows]}
      value={[...rows, ...(made ? [made] : [])].find(({ id }) => id === value) ?? null}
      onChange={(_event, row) => choose(row)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' && text.trim() !== making.current) making.current = null
      }}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(options, { inputValue }) => {
        const typed = inputValue.trim()
        const found = options.filter(({ title }) => foundIn(title, typed))
        const isNew = typed && !rows.some(({ title }) => fold(title) === fold(typed))
        return onCreate && isNew ? [...found, newRow(typed)] : found
      }}
      renderOption={({ key, ...option }, row) => (
        <Box component="li" key={key} {...option} sx={{ '&&': { pl: 2 + row.level * 2 } }}>
          {row.id === 0 ? translate('tree.select.create', { name: row.title }) : levelTitle(row)}
        </Box>
      )}
      noOptionsText={say('no_match')}
      clearText={say('clear')}
      openText={say('open')}
      closeText={say('close')}
      onBlur={() => props.onBlur?.()}
      handleHomeEndKeys
      fullWidth
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={inputRef}
          error={error}
          helperText={helperText}
          margin={margin}
        />
      )}
    />
  )
}

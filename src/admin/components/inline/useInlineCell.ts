import { type ReactNode, useRef, useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { sameValue } from '../../../domain/sameValue'
import type { Column } from '../list/columns'
import { useColumnLabel } from '../list/useColumnLabel'
import type { InlineEdit } from './edit'
import { useInlineSave } from './useInlineSave'

export interface CellProps {
  column: Column
  edit: InlineEdit
  field: string
  record: RaRecord
  children: ReactNode
}

export interface Trouble {
  value: unknown
  problem?: string
  theirs?: RaRecord
}

/** State of an editable cell: validates and saves a value, and holds the reason if that fails. */
export function useInlineCell({ column, edit, field, record }: CellProps) {
  const { resource, refetch } = useListContext()
  const save = useInlineSave({ resource, record, field, along: edit.along })
  const label = useColumnLabel()(column)
  const [trouble, setTrouble] = useState<Trouble>()
  const [saving, setSaving] = useState<{ value: unknown }>()

  const base = useRef(record)
  const write = async (value: unknown, on = base.current): Promise<void> => {
    setTrouble(undefined)
    setSaving({ value })
    const outcome = await save(value, on)
    setSaving(undefined)
    if (outcome.kind === 'failed') setTrouble({ value, problem: outcome.problem })
    if (outcome.kind === 'taken') setTrouble({ value, theirs: outcome.theirs })
  }
  const keepMine = () => {
    if (trouble?.theirs) void write(trouble.value, trouble.theirs)
  }
  const takeTheirs = () => {
    setTrouble(undefined)
    void refetch()
  }
  return {
    label,
    current: record[field] as unknown,
    trouble,
    saving,
    /** Keeps the record as it is when the edit begins, to detect changes by others. */
    begin: () => {
      base.current = record
    },
    clear: () => setTrouble(undefined),
    /** Validates and saves a value; resolves to whether the cell may close, without waiting for the save. */
    async submit(value: unknown): Promise<boolean> {
      if (sameValue(value, record[field])) {
        setTrouble(undefined)
        return true
      }
      const checked = await edit.check({ ...record, [field]: value }, field, label)
      if (checked.problem) {
        setTrouble({ value, problem: checked.problem })
        return false
      }
      // A second save after seeing the other value overwrites it.
      void write(checked.value, trouble?.theirs)
      return true
    },
    keepMine,
    takeTheirs,
    note: { trouble, keepMine, takeTheirs },
  }
}

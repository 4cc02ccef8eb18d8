import { type ReactNode, useRef, useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { sameValue } from '../../providers/data/changes'
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

/** Why a value is not saved. */
export interface Trouble {
  /** What was to be saved. */
  value: unknown
  problem?: string
  /** The row as somebody else has saved it meanwhile. */
  theirs?: RaRecord
}

/** One editable cell: checks and saves a value, and knows what stands in its way. */
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
    /** The value that is on its way. */
    saving,
    /** An edit begins: what the record is now is what it is held against. */
    begin: () => {
      base.current = record
    },
    clear: () => setTrouble(undefined),
    /** Checks and saves a value; returns at once with whether the cell is done with, the rest is shown in it. */
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
      // Who goes on after having seen the other value keeps the own one.
      void write(checked.value, trouble?.theirs)
      return true
    },
    keepMine,
    takeTheirs,
    note: { trouble, keepMine, takeTheirs },
  }
}

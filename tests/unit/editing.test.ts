import { describe, expect, it } from 'vitest'
import {
  begun,
  type EditEvent,
  type Editing,
  type EditingStage,
  edited,
  editingStageOf,
} from '../../src/admin/components/form/editing'

const row = (version: number) => ({ id: 4, version })
const question = { mine: { title: 'Của tôi' }, theirs: row(2), base: row(1) }
const merged = { title: 'Gộp' }

const happen = (state: Editing, ...events: EditEvent[]) => events.reduce<Editing>(edited, state)
const typed: EditEvent = { type: 'typed', isDirty: true }

const states: Record<EditingStage, Editing> = {
  clean: begun(row(1), false),
  dirty: happen(begun(row(1), false), typed),
  restored: begun(row(1), true),
  merged: happen(begun(row(0), false), typed, { type: 'merged', record: row(1), values: merged }),
  conflict: happen(begun(row(1), false), typed, { type: 'asked', question }),
}

const events = {
  'is typed in': typed,
  'is as before again': { type: 'typed', isDirty: false },
  'is newer elsewhere': { type: 'seen', record: row(2) },
  'is changed beneath': { type: 'changed beneath', record: row(2) },
  'is saved': { type: 'saved', record: row(2) },
  'is asked about': { type: 'asked', question },
  'has the question closed': { type: 'dismissed' },
  'is merged': { type: 'merged', record: row(2), values: merged },
  'shows the newer row': { type: 'merged', record: row(2), values: null },
  'is discarded': { type: 'discarded' },
} satisfies Record<string, EditEvent>

type Name = keyof typeof events
/** For each event the stage, with the version of the base, that a form comes to from each of these stages. */
const from: EditingStage[] = ['clean', 'dirty', 'restored', 'merged', 'conflict']
const table: Record<Name, string[]> = {
  'is typed in': ['dirty 1', 'dirty 1', 'restored 1', 'merged 1', 'conflict 1'],
  'is as before again': ['clean 1', 'clean 1', 'restored 1', 'merged 1', 'conflict 1'],
  'is newer elsewhere': ['clean 2', 'dirty 1', 'restored 1', 'merged 1', 'conflict 1'],
  'is changed beneath': ['clean 2', 'dirty 2', 'restored 2', 'merged 2', 'conflict 2'],
  // Whether something was typed meanwhile the form itself says.
  'is saved': ['clean 2', 'dirty 2', 'clean 2', 'dirty 2', 'dirty 2'],
  'is asked about': ['conflict 1', 'conflict 1', 'conflict 1', 'conflict 1', 'conflict 1'],
  'has the question closed': ['clean 1', 'dirty 1', 'restored 1', 'merged 1', 'dirty 1'],
  'is merged': ['merged 2', 'merged 2', 'merged 2', 'merged 2', 'merged 2'],
  'shows the newer row': ['clean 2', 'dirty 2', 'clean 2', 'dirty 2', 'dirty 2'],
  'is discarded': ['clean 1', 'dirty 1', 'clean 1', 'dirty 1', 'conflict 1'],
}

describe('a form of a record', () => {
  it.each(Object.entries(table))('that %s', (name, expected) => {
    const after = from.map((stage) => happen(states[stage], events[name as Name]))
    expect(after.map((state) => `${editingStageOf(state)} ${state.base.version}`)).toEqual(expected)
  })

  it('keeps what is typed over a row that has changed beneath it, and over no other', () => {
    const kept = Object.entries(events).filter(([, event]) => happen(states.dirty, event).keepsEdits)
    expect(kept.map(([name]) => name)).toEqual(['is changed beneath'])
    expect(happen(states.clean, events['is changed beneath'], events['is newer elsewhere']).keepsEdits).toBe(
      false,
    )
  })

  it('is left alone by what changes nothing: it is not drawn again', () => {
    const { clean, dirty } = states
    expect(
      happen(clean, { type: 'typed', isDirty: false }, { type: 'dismissed' }, { type: 'discarded' }),
    ).toBe(clean)
    expect(happen(dirty, typed, events['is newer elsewhere'])).toBe(dirty)
  })

  it('takes over a newer row once it is clean: discarded, and as before', () => {
    const seen = events['is newer elsewhere']
    const over = happen(states.restored, typed, { type: 'typed', isDirty: false }, seen)
    expect(editingStageOf(over)).toBe('restored')
    expect(happen(over, events['is discarded'], seen).base.version).toBe(2)
  })
})

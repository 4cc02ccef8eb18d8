import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'

/** A section of the form: the id of its heading, and its title. */
export interface SectionMark {
  id: string
  title: string
}

interface Sections {
  add: (mark: SectionMark) => () => void
  subscribe: (listener: () => void) => () => void
  all: () => readonly SectionMark[]
}

export const SectionsContext = createContext<Sections | null>(null)

/** The sections of a form, as they mount and unmount. */
export function useSections(): Sections {
  const [sections] = useState((): Sections => {
    let marks: readonly SectionMark[] = []
    const listeners = new Set<() => void>()
    const set = (next: readonly SectionMark[]) => {
      marks = next
      for (const listener of listeners) listener()
    }
    return {
      add(mark) {
        set([...marks, mark])
        return () => set(marks.filter((each) => each !== mark))
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      all: () => marks,
    }
  })
  return sections
}

/** Lists a section in the form's index. */
export function useSection(id: string, title: string): void {
  const sections = useContext(SectionsContext)
  useEffect(() => sections?.add({ id, title }), [sections, id, title])
}

const nowhere = () => () => undefined
const none: readonly SectionMark[] = []

/** The form's sections in the order of mounting. */
export function useSectionMarks(): readonly SectionMark[] {
  const sections = useContext(SectionsContext)
  const all = sections?.all ?? (() => none)
  return useSyncExternalStore(sections?.subscribe ?? nowhere, all, all)
}

import { createContext, useContext, useEffect, useState } from 'react'
import { createShared, type Shared, useShared } from '../../startup/shared'

export interface SectionMark {
  id: string
  title: string
}

type Sections = Shared<readonly SectionMark[]>

const nowhere = createShared<readonly SectionMark[]>([])

export const SectionsContext = createContext(nowhere)

export const useSections = (): Sections => useState(() => createShared<readonly SectionMark[]>([]))[0]

export function useSection(id: string, title: string): void {
  const sections = useContext(SectionsContext)
  useEffect(() => {
    if (sections === nowhere) return
    const mark = { id, title }
    sections.set([...sections.get(), mark])
    return () => sections.set(sections.get().filter((each) => each !== mark))
  }, [sections, id, title])
}

export const useSectionMarks = (): readonly SectionMark[] => useShared(useContext(SectionsContext))

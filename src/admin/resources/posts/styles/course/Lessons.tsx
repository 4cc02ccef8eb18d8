import { useState } from 'react'
import { SortableCards } from '../../../../components/cards/SortableCards'
import { FormSection } from '../../../../components/form/FormSection'
import { CourseTotals } from './CourseTotals'
import { Doubles, DoublesContext } from './doubles'
import { chapters } from './kinds'

export function Lessons() {
  const [doubles] = useState(() => new Doubles())
  return (
    <DoublesContext value={doubles}>
      <FormSection title="courses.content">
        <CourseTotals />
        <SortableCards source="chapters" kind={chapters} />
      </FormSection>
    </DoublesContext>
  )
}

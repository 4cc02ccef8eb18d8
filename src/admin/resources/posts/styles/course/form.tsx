import type { PostType } from '../../../../../domain/typeSchema'
import { FigureInput } from '../../../../components/form/FigureInput'
import { FormSection } from '../../../../components/form/FormSection'
import { MoneyInput } from '../../../../components/form/MoneyInput'
import { DiscountPicker } from '../sold/DiscountPicker'
import { show } from '../sold/show'
import type { StyleForm } from '../style'
import { Lessons } from './Lessons'
import { ShownChapters } from './ShownChapters'

/** What a course is sold for, and to how many. */
const Sale = ({ type }: { type: PostType }) => (
  <FormSection title="courses.sale" columns={2}>
    <MoneyInput source="price" isRequired />
    <FigureInput source="student_number" helperText={false} />
    {type.features.includes('discounts') && <DiscountPicker typeId={type.id} />}
  </FormSection>
)

/** The form of a course. */
const form: StyleForm = { Lead: Sale, Below: Lessons, show: { ...show, chapters: ShownChapters } }
export default form

import type { PostType } from '../../../../../domain/typeSchema'
import { FigureInput } from '../../../../components/form/FigureInput'
import { FormSection } from '../../../../components/form/FormSection'
import { MoneyInput } from '../../../../components/form/MoneyInput'
import { DiscountPicker } from '../sold/DiscountPicker'
import { show } from '../sold/show'
import type { StyleForm } from '../style'
import { Lessons } from './Lessons'
import { ShownChapters } from './ShownChapters'

const Sale = ({ type }: { type: PostType }) => (
  <FormSection title="courses.sale" columns={2}>
    <MoneyInput source="price" isRequired />
    <FigureInput source="student_number" helperText={false} />
    {type.features.includes('discounts') && <DiscountPicker typeId={type.id} />}
  </FormSection>
)

const form: StyleForm = { Lead: Sale, Below: Lessons, show: { ...show, chapters: ShownChapters } }
export default form

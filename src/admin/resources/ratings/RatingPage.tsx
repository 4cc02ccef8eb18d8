import { type Rating, ratingSchema } from '../../../domain/ratingSchema'
import { DetailPage } from '../../components/crud/DetailPage'
import { FormSection } from '../../components/form/FormSection'
import { DoneButton } from '../../components/voices/DoneButton'
import { RatingDetail } from './RatingDetail'
import { useRaterName } from './useRaterName'

export default function RatingPage() {
  const nameOf = useRaterName()
  return (
    <DetailPage<Rating>
      schema={ratingSchema}
      subtitle={nameOf}
      actions={(rating) => <DoneButton resource="ratings" record={rating} name={nameOf(rating)} isMain />}
    >
      {(rating) => (
        <FormSection title="resources.ratings.fields.content">
          <RatingDetail rating={rating} />
        </FormSection>
      )}
    </DetailPage>
  )
}

import { type Feedback, feedbackSchema } from '../../../domain/feedbackSchema'
import { DetailPage } from '../../components/crud/DetailPage'
import { FormColumns } from '../../components/form/FormColumns'
import { FeedbackDoneButton } from './FeedbackDoneButton'
import { Content, FeedbackState, Sender } from './FeedbackParts'
import { Notes } from './Notes'

export default function FeedbackPage() {
  return (
    <DetailPage<Feedback>
      schema={feedbackSchema}
      subtitle={(feedback) => <FeedbackState {...feedback} />}
      actions={(feedback) => <FeedbackDoneButton feedback={feedback} isMain />}
    >
      {(feedback) => (
        <FormColumns
          main={
            <>
              <Content content={feedback.content} />
              <Notes feedback={feedback} />
            </>
          }
          side={<Sender feedback={feedback} />}
        />
      )}
    </DetailPage>
  )
}

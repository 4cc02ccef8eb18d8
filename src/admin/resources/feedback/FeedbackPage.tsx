import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Feedback, feedbackSchema } from '../../../domain/feedbackSchema'
import { DetailPage } from '../../components/crud/DetailPage'
import { Facts } from '../../components/fields/Facts'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { Moment } from '../../components/Moment'
import { Mail, Phone } from './Contact'
import { DoneButton } from './DoneButton'
import { FeedbackStatus } from './FeedbackStatus'
import { Notes } from './Notes'

/** What somebody sent, to read; how to reach them; what was answered. */
export default function FeedbackPage() {
  return (
    <DetailPage<Feedback>
      schema={feedbackSchema}
      subtitle={(feedback) => <Subtitle {...feedback} />}
      actions={(feedback) => <DoneButton feedback={feedback} isMain />}
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

const Subtitle = ({ status, type, created_at }: Feedback) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
    <FeedbackStatus status={status} />
    {type && <span>{type}</span>}
    <Moment iso={created_at} exact />
  </Box>
)

function Content({ content }: Pick<Feedback, 'content'>) {
  const translate = useTranslate()
  return (
    <FormSection title="resources.feedback.fields.content">
      <Typography dir="auto" sx={{ typography: 'lead', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {content || translate('resources.feedback.no_content')}
      </Typography>
    </FormSection>
  )
}

const Sender = ({ feedback: { phone, email, address } }: { feedback: Feedback }) => (
  <FormSection title="resources.feedback.sender">
    <Facts
      of={{
        'resources.feedback.fields.phone': phone && <Phone phone={phone} />,
        'resources.feedback.fields.email': email && <Mail email={email} />,
        'resources.feedback.fields.address': address,
      }}
      nothing="resources.feedback.no_contact"
    />
  </FormSection>
)

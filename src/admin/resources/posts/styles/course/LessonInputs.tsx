import { TextInput, useSourceContext, useTranslate } from 'react-admin'
import { FileInput } from '../../../../components/dynamic/styles/FileInput'
import { FigureInput } from '../../../../components/form/FigureInput'
import { SwitchInput } from '../../../../components/form/SwitchInput'
import { useDouble } from './doubles'

export function LessonInputs() {
  const translate = useTranslate()
  const { getSource } = useSourceContext()
  return (
    <>
      <LessonTitle />
      <FileInput source={getSource('link')} label={translate('courses.lesson.link')} />
      <FigureInput
        source="duration"
        label="courses.lesson.duration"
        helperText={false}
        sx={{ maxWidth: ({ spacing }) => spacing(20), '& .MuiInputLabel-root': { whiteSpace: 'nowrap' } }}
      />
      <SwitchInput source="highlight" label="courses.lesson.highlight" />
      <TextInput
        source="description"
        label="resources.posts.fields.description"
        multiline
        helperText={false}
      />
    </>
  )
}

function LessonTitle() {
  const translate = useTranslate()
  const { getSource } = useSourceContext()
  const double = useDouble(getSource('title'))
  return (
    <TextInput
      source="title"
      label="courses.lesson.title"
      isRequired
      helperText={double ? translate('validation.lesson_double', double) : false}
      {...(double && { slotProps: { formHelperText: { role: 'status', sx: { color: 'status.warn' } } } })}
    />
  )
}

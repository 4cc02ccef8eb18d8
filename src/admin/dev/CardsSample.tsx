import { CoreAdminContext, Form, SaveButton, TextInput, useI18nProvider, useStoreContext } from 'react-admin'
import { array, object, string } from 'yup'
import { cardKind } from '../components/cards/kind'
import { SortableCards } from '../components/cards/SortableCards'
import { schemaResolver } from '../components/form/resolver'

interface Lesson {
  title: string
  link: string
}

interface Chapter {
  title: string
  description: string
  lessons: Lesson[]
}

const lessons = cardKind<Lesson>({
  label: 'Lessons',
  add: 'Add a lesson',
  unnamed: 'Lesson without a title',
  title: ({ title }) => title,
  summary: ({ link }) => link,
  blank: () => ({ title: '', link: '' }),
  body: (
    <>
      <TextInput source="title" label="Title" helperText={false} />
      <TextInput source="link" label="Link" helperText={false} />
    </>
  ),
})

const chapters = cardKind<Chapter>({
  label: 'Chapters',
  add: 'Add a chapter',
  unnamed: 'Chapter without a title',
  title: ({ title }) => title,
  summary: ({ lessons }) => `${lessons.length} lessons`,
  blank: () => ({ title: '', description: '', lessons: [] }),
  body: (
    <>
      <TextInput source="title" label="Title" helperText={false} />
      <TextInput source="description" label="Description" multiline helperText={false} />
    </>
  ),
  nested: { source: 'lessons', kind: lessons },
})

const schema = object({
  chapters: array()
    .min(1)
    .of(
      object({
        title: string().required(),
        description: string(),
        lessons: array().of(object({ title: string().required(), link: string() })),
      }),
    ),
})
const resolver = schemaResolver(schema)

/** `?chapters=40&lessons=30` shows a course of the greatest length. */
const asked = (name: string, usual: number): number =>
  Number(new URLSearchParams(location.search).get(name) ?? usual)
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const course = {
  chapters: numbers(asked('chapters', 3)).map(
    (chapter): Chapter => ({
      title: `Chapter ${chapter}`,
      description: '',
      lessons: numbers(asked('lessons', 3)).map((lesson) => ({
        title: `Lesson ${chapter}.${lesson}`,
        link: `/lessons/${chapter}-${lesson}`,
      })),
    }),
  ),
}

export function CardsSample() {
  return (
    <CoreAdminContext i18nProvider={useI18nProvider()} store={useStoreContext()}>
      <Form resolver={resolver} defaultValues={course} onSubmit={() => undefined} noValidate>
        <SortableCards source="chapters" kind={chapters} />
        <SaveButton alwaysEnable sx={{ mt: 2 }} />
      </Form>
    </CoreAdminContext>
  )
}

import { TextInput } from 'react-admin'
import type { Chapter, Lesson } from '../../../../../domain/posts/course'
import { type CardKind, cardKind } from '../../../../components/cards/kind'
import { ImageInput } from '../../../../components/media/ImageInput'
import { LessonInputs } from './LessonInputs'
import { ChapterSummary, LessonSummary } from './Summaries'

/** A copied lesson with a unique title: “Rang”, “Rang (2)”, “Rang (3)”. */
const renamed = (lesson: Lesson): Lesson => {
  const [, name = '', count = '1'] = /^(.*?)(?: \((\d{1,3})\))?$/su.exec(lesson.title?.trim() ?? '') ?? []
  return { ...lesson, title: name && `${name} (${Number(count) + 1})` }
}

const lessons: CardKind<Lesson> = cardKind<Lesson>({
  label: 'courses.lesson.list',
  add: 'courses.lesson.add',
  unnamed: 'courses.lesson.unnamed',
  title: ({ title }) => title,
  summary: (lesson) => <LessonSummary {...lesson} />,
  blank: () => ({ title: '', link: '', duration: 0, highlight: false, description: '' }),
  copy: renamed,
  max: 200,
  body: <LessonInputs />,
})

export const chapters: CardKind<Chapter> = cardKind<Chapter>({
  label: 'courses.chapter.list',
  add: 'courses.chapter.add',
  unnamed: 'courses.chapter.unnamed',
  title: ({ title }) => title,
  summary: (chapter) => <ChapterSummary lessons={chapter.lessons} />,
  blank: () => ({ title: '', image: '', description: '', lessons: [] }),
  copy: (chapter) => ({ ...chapter, lessons: (chapter.lessons ?? []).map(renamed) }),
  max: 100,
  body: (
    <>
      <TextInput source="title" label="courses.chapter.title" isRequired helperText={false} />
      <ImageInput source="image" label="courses.chapter.image" />
      <TextInput
        source="description"
        label="resources.posts.fields.description"
        multiline
        helperText={false}
      />
    </>
  ),
  nested: { source: 'lessons', kind: lessons },
})

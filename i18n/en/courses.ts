import type { courses as vi } from '../vi/courses'

/** Courses: their chapters and lessons. */
export const courses: typeof vi = {
  sale: 'Fee and students',
  content: 'Chapters and lessons',
  chapter: {
    list: 'Chapters',
    add: 'Add chapter',
    unnamed: 'Chapter %{place}, no name yet',
    title: 'Chapter name',
    image: 'Chapter image',
    count: '%{smart_count} chapter |||| %{smart_count} chapters',
  },
  lesson: {
    list: 'Lessons',
    add: 'Add lesson',
    unnamed: 'Lesson %{place}, no name yet',
    title: 'Lesson name',
    link: 'File or link of the lesson',
    duration: 'Length (minutes)',
    highlight: 'Highlighted',
    count: '%{smart_count} lesson |||| %{smart_count} lessons',
  },
  place: 'chapter %{chapter}, lesson %{lesson}',
  doubles: 'Each lesson of a course needs a name of its own:',
  double: '“%{name}” is %{first} and %{again}',
  more_doubles: 'and one more |||| and %{smart_count} more',
  hours: '%{hours} h',
  minutes: '%{minutes} min',
  hours_minutes: '%{hours} h %{minutes} min',
}

import { SelectInput, TextInput } from 'react-admin'
import { expect, it } from 'vitest'
import { object, string } from 'yup'
import { columnsOf } from '../../../src/admin/components/crud/columnsOf'
import { inputsOf } from '../../../src/admin/components/crud/inputsOf'
import { ImageInput } from '../../../src/admin/components/media/ImageInput'
import { SlugInput } from '../../../src/admin/components/slugs/SlugInput'

const schema = object({ name: string(), seo: object({ title: string() }) })
interface Thing {
  id: number
  name: string
  author?: { data?: { name: string } }
}

// `tsc` checks the lines that must not compile: one that compiles is an error.
const Input = inputsOf(schema, { Text: TextInput, Select: SelectInput, Image: ImageInput, Slug: SlugInput })
const Column = columnsOf<Thing>()

const elements = [
  <Input.Text key={1} source="name" isRequired helperText={false} />,
  <Input.Text key={2} source="seo.title" />,
  // @ts-expect-error the schema has no such field
  <Input.Text key={3} source="nmae" />,
  // @ts-expect-error nor one within another
  <Input.Text key={4} source="seo.titel" />,
  // @ts-expect-error not everything is a property
  <Input.Text key={5} source="name" isRequierd />,
  <Input.Select key={6} source="name" choices={[]} />,
  // @ts-expect-error the schema has no such field
  <Input.Image key={7} source="image" />,
  <Input.Slug key={8} source="name" from="name" />,
  <Column key={9} source="name" />,
  <Column key={10} source="author.data.name" render={({ author }) => author?.data?.name} />,
  // @ts-expect-error the record has no such field
  <Column key={11} source="nmae" />,
]

it('a field that is not there does not compile; the inputs stay what they are', () => {
  expect(elements).toHaveLength(11)
  expect(Input).toEqual({ Text: TextInput, Select: SelectInput, Image: ImageInput, Slug: SlugInput })
})

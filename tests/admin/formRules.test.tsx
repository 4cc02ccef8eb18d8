import { waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AnyObject, type ObjectSchema, StringSchema } from 'yup'
import { registerFormSchema } from '../../src/admin/resources/users/schema'
import { agencySchema } from '../../src/domain/agencySchema'
import { categorySchema } from '../../src/domain/categorySchema'
import { discountSchema } from '../../src/domain/discountSchema'
import { fieldSchema } from '../../src/domain/fieldSchema'
import { groupSchema } from '../../src/domain/groupSchema'
import { menuSchema } from '../../src/domain/menuSchema'
import { orderSchema } from '../../src/domain/orderSchema'
import { placeSchema } from '../../src/domain/placeSchema'
import { postSchema } from '../../src/domain/postSchema'
import { redirectSchema } from '../../src/domain/redirectSchema'
import { roleSchema } from '../../src/domain/roleSchema'
import { seoEntrySchema } from '../../src/domain/seoSchema'
import { pageSchema } from '../../src/domain/settingSchema'
import { sliderSchema } from '../../src/domain/sliderSchema'
import { typeSchema } from '../../src/domain/typeSchema'
import { validate } from '../../src/domain/validation'
import { widgetDefinitionSchema } from '../../src/domain/widgetSchema'
import { aGroup, aType } from '../support/content'
import { withAdmin } from './harness'

const { api, open } = withAdmin()
const owner = () => api().owner.token

const ids = { sold: 0, shelf: 0, group: 0 }
beforeAll(async () => {
  const features = ['categories', 'data_groups', 'trademarks', 'discounts', 'orders']
  ids.sold = (await aType(api(), { style: 'product', features })).id
  ids.shelf = (await aType(api(), { features: ['article_groups'] })).id
  ids.group = (await aGroup(api(), ids.sold, { style: 'field' })).id
})

const at = (path: string) =>
  path
    .replace(':sold', String(ids.sold))
    .replace(':shelf', String(ids.shelf))
    .replace(':group', String(ids.group))

type Field = HTMLInputElement | HTMLTextAreaElement
const fieldOf = (name: string) => document.querySelector<Field>(`main [name="${name}"]`)
const found = (name: string) =>
  waitFor(() => {
    const field = fieldOf(name)
    if (!field) throw new Error(`there is no field ${name}`)
    return field
  })

describe('the marks of a form', () => {
  /** An asterisk for machines and eyes alike stands in the label of what has to be filled in, and nowhere else. */
  const isMarked = (field: Field) => {
    const label = field.closest('.MuiFormControl-root')?.querySelector('label, legend.MuiFormLabel-root')
    return Boolean(label?.querySelector('[aria-hidden]'))
  }
  const isTold = (field: Field) =>
    field.closest('.MuiFormControl-root')?.querySelector('[aria-required=true]') !== null
  /** Labels of what has to be filled in, where neither a field nor the description of a group says so to machines. */
  const untold = () =>
    [...document.querySelectorAll('main .MuiFormLabel-root:has(> * [aria-hidden], > [aria-hidden])')]
      .filter((label) => {
        const group = label.closest('[role=group]')
        const described = group && document.getElementById(`${label.id.replace(/-label$/, '')}-required`)
        const fields = label.parentElement?.querySelectorAll('[aria-required=true]')
        return !fields?.length && described?.textContent !== 'bắt buộc'
      })
      .map((label) => label.textContent)

  it.each<[string, unknown, string]>([
    ['/agencies/manager/create', agencySchema, 'name'],
    ['/posts/post-category/:sold/create', categorySchema, 'title'],
    ['/posts/data-group/:sold/data-field/:group/create', fieldSchema, 'title'],
    ['/posts/article-group/:shelf/create', groupSchema, 'title'],
    ['/posts/product/discount/:sold/create', discountSchema, 'title'],
    ['/posts/product/order/:sold/create', orderSchema, 'phone'],
    ['/posts/add-new-post/:sold', postSchema, 'price'],
    ['/appearance/menu/create', menuSchema, 'key'],
    ['/appearance/slider/create', sliderSchema, 'key'],
    ['/post-type/manager/create', typeSchema, 'title'],
    ['/seo/manager/create', seoEntrySchema, 'url'],
    ['/users/list/create', registerFormSchema, 'password'],
    ['/users/role/create', roleSchema, 'name'],
    ['/settings/redirect/create', redirectSchema, 'source'],
    ['/warehouse/manager/create', placeSchema, 'address'],
    ['/warehouse/supplier/create', placeSchema, 'address'],
    ['/widgets/manager/create', widgetDefinitionSchema, 'key'],
    ['/settings/general', pageSchema('general'), 'site_name'],
    ['/settings/company', pageSchema('company'), 'company_name'],
  ])('%s: what may not stay empty has one, and nothing else', async (path, schema, first) => {
    const form = schema as ObjectSchema<AnyObject>
    await open(at(path), { as: owner() })
    await found(first)
    // A choice that is made from the beginning cannot be taken back.
    const isOpen = (field: Field) =>
      field.type !== 'checkbox' && !(field.matches('.MuiSelect-nativeInput') && field.value)
    const names = [...document.querySelectorAll<Field>('main [name]')].filter(
      (field) => field.name in form.fields && isOpen(field),
    )
    expect(names.length).toBeGreaterThan(0)
    const refused = names.filter(({ name }) => {
      const empty = form.fields[name] instanceof StringSchema ? '' : null
      const { errors } = validate(form, { ...form.getDefault(), [name]: empty })
      return errors && name in errors
    })
    expect(names.filter(isMarked).map(({ name }) => name)).toEqual(refused.map(({ name }) => name))
    expect(names.filter(isTold).map(({ name }) => name)).toEqual(refused.map(({ name }) => name))
    expect(untold()).toEqual([])
  })

  it.each([
    ['/users/client/create', 'email'],
    ['/warehouse/change/new/import', 'date'],
    ['/warehouse/change/new/transfer', 'date'],
    ['/profile', 'name'],
    ['/settings/email', 'mail_from_name'],
  ])('%s: they are told to machines too', async (path, first) => {
    await open(at(path), { as: owner() })
    await found(first)
    expect(untold()).toEqual([])
  })
})

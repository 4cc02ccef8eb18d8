import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form, TextInput, useI18nProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { array, object, string } from 'yup'
import { cardKind } from '../../../src/admin/components/cards/kind'
import { SortableCards } from '../../../src/admin/components/cards/SortableCards'
import { schemaResolver } from '../../../src/admin/components/form/resolver'
import { useFirstWrong } from '../../../src/admin/components/form/useFirstWrong'
import { show } from './show'

interface Lesson {
  title: string
}
interface Chapter {
  title: string
  lessons: Lesson[]
}

const drawn = vi.fn()
function Counted() {
  drawn()
  return null
}

const lessons = cardKind<Lesson>({
  label: 'Bài học',
  add: 'Thêm bài học',
  unnamed: 'Bài chưa có tên',
  title: ({ title }) => title,
  blank: () => ({ title: '' }),
  body: <TextInput source="title" label="Tên bài" />,
})
const chapters = cardKind<Chapter>({
  label: 'Chương',
  add: 'Thêm chương',
  unnamed: 'Chương chưa có tên',
  title: ({ title }) => title,
  summary: ({ lessons }) => `${lessons.length} bài`,
  blank: () => ({ title: '', lessons: [] }),
  max: 5,
  body: (
    <>
      <Counted />
      <TextInput source="title" label="Tên chương" />
    </>
  ),
  nested: { source: 'lessons', kind: lessons },
})

const schema = object({
  chapters: array().of(
    object({
      title: string().required(),
      lessons: array().of(object({ title: string().required() })),
    }),
  ),
})
const resolver = schemaResolver(schema)

const chapter = (title: string, ...names: string[]): Chapter => ({
  title,
  lessons: names.map((name) => ({ title: name })),
})

async function aCourse(...all: Chapter[]) {
  const form: { values: () => Chapter[]; reset: () => void } = { values: () => [], reset: () => undefined }
  const saved = vi.fn()
  function Reader() {
    const { getValues, reset } = useFormContext()
    const { anchor } = useFirstWrong()
    form.values = () => getValues('chapters')
    form.reset = () => reset()
    return <span ref={anchor} />
  }
  function Course() {
    return (
      <CoreAdminContext i18nProvider={useI18nProvider()}>
        <Form
          resolver={resolver}
          defaultValues={{ chapters: all }}
          onSubmit={saved}
          noValidate
          shouldFocusError={false}
        >
          <SortableCards source="chapters" kind={chapters} />
          <Reader />
          <button type="submit">Lưu</button>
        </Form>
      </CoreAdminContext>
    )
  }
  await show(<Course />)
  const shape = () => form.values().map(({ title, lessons }) => [title, ...lessons.map((each) => each.title)])
  return { form, shape, saved, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

/** What a card is opened and collapsed with. */
const head = (name: string) => {
  const found = screen
    .getAllByRole('button')
    .find((button) => button.dataset.part === 'head' && button.textContent?.startsWith(name))
  if (!found) throw new Error(`No card ${name}`)
  return found
}
const button = (name: string) => screen.getByRole('button', { name })
const focusOn = (element: HTMLElement) => act(() => element.focus())
const step = async (user: ReturnType<typeof userEvent.setup>, name: string, key: 'ArrowUp' | 'ArrowDown') => {
  focusOn(head(name))
  await user.keyboard(`{Alt>}{${key}}{/Alt}`)
}
const said = () => screen.getAllByRole('status').map((each) => each.textContent)

beforeEach(() => drawn.mockClear())
afterEach(() => vi.unstubAllGlobals())

describe('a list of cards', () => {
  it('shows what collapsed cards are about, and keeps their bodies off the page', async () => {
    const { user } = await aCourse(chapter('Hạt', 'Rang'), chapter('Pha'))
    expect(drawn).not.toHaveBeenCalled()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(head('Hạt').textContent).toBe('Hạt1 bài')
    await user.click(head('Hạt'))
    expect(head('Hạt').getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('textbox', { name: 'Tên chương' })).toHaveProperty('value', 'Hạt')
    await user.click(head('Hạt'))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('opens and collapses all at once', async () => {
    const { user } = await aCourse(chapter('Hạt'), chapter('Pha'))
    await user.click(button('Mở tất cả'))
    expect(screen.getAllByRole('textbox', { name: 'Tên chương' })).toHaveLength(2)
    await user.click(button('Thu gọn tất cả'))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('of all that are opened at once draws those in sight, and the others when they come near', async () => {
    const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
        observe(element: Element) {
          watched.set(element, this.seen)
        }
        disconnect() {
          for (const [element, seen] of watched) if (seen === this.seen) watched.delete(element)
        }
      },
    )
    const { user, shape } = await aCourse(chapter('Hạt', 'Rang'), chapter('Pha', 'Phin'), chapter('Uống'))
    await user.click(button('Mở tất cả'))
    expect(drawn).not.toHaveBeenCalled()
    expect(head('Pha').getAttribute('aria-expanded')).toBe('true')
    const body = document.getElementById(head('Pha').getAttribute('aria-controls') ?? '')
    act(() => watched.get(body as Element)?.([{ isIntersecting: true }]))
    expect(screen.getByRole('textbox', { name: 'Tên chương' })).toHaveProperty('value', 'Pha')
    head('Phin')
    // A lesson goes into a chapter that is not drawn yet, which then is.
    await step(user, 'Phin', 'ArrowUp')
    expect(shape()).toEqual([['Hạt', 'Rang', 'Phin'], ['Pha'], ['Uống']])
    expect(document.activeElement).toBe(head('Phin'))
    const [closeAll] = screen.getAllByRole('button', { name: 'Thu gọn tất cả' })
    if (closeAll) await user.click(closeAll)
    expect(watched.size).toBe(0)
  })

  it('draws no other card while somebody types in one, and its name follows', async () => {
    const { user } = await aCourse(chapter('Hạt'), chapter('Pha'), chapter('Uống'))
    await user.click(button('Mở tất cả'))
    drawn.mockClear()
    const [input] = screen.getAllByRole('textbox', { name: 'Tên chương' })
    if (input) await user.type(input, ' ngon')
    expect(head('Hạt ngon').textContent).toBe('Hạt ngon')
    expect(drawn).not.toHaveBeenCalled()
    if (input) await user.clear(input)
    expect(head('Chương chưa có tên').textContent).toBe('Chương chưa có tên')
  })

  it('adds an open card, with the focus in its first input, until there are as many as there may be', async () => {
    const { user, shape } = await aCourse(chapter('Hạt'), chapter('Pha'), chapter('Uống'), chapter('Rửa'))
    await user.click(button('Thêm chương'))
    await user.keyboard('Mới')
    expect(shape().at(-1)).toEqual(['Mới'])
    expect(button('Thêm chương')).toHaveProperty('disabled', true)
  })

  it('puts a duplicate after its card, with everything in it', async () => {
    const { user, shape } = await aCourse(chapter('Hạt', 'Rang'), chapter('Pha'))
    await user.click(button('Nhân bản “Hạt”'))
    expect(shape()).toEqual([['Hạt', 'Rang'], ['Hạt', 'Rang'], ['Pha']])
    expect(said()).toContain('Đã nhân bản “Hạt”.')
  })

  it('removes without a question, and brings back to the same place with what was typed', async () => {
    const { user, shape } = await aCourse(chapter('Hạt'), chapter('Pha', 'Phin'), chapter('Uống'))
    await user.click(head('Pha'))
    await user.type(screen.getByRole('textbox', { name: 'Tên chương' }), ' chế')
    await user.click(button('Bỏ “Pha chế”'))
    expect(shape()).toEqual([['Hạt'], ['Uống']])
    expect(document.activeElement).toBe(button('Hoàn tác'))
    await user.keyboard('{Enter}')
    expect(shape()).toEqual([['Hạt'], ['Pha chế', 'Phin'], ['Uống']])
    expect(document.activeElement).toBe(head('Pha chế'))
  })

  it('a removed lesson comes back into its chapter, whatever was opened meanwhile', async () => {
    const { user, shape } = await aCourse(chapter('Hạt', 'Rang', 'Xay'), chapter('Pha'))
    await user.click(head('Hạt'))
    await user.click(button('Bỏ “Rang”'))
    await user.click(head('Pha'))
    await user.click(button('Hoàn tác'))
    expect(shape()).toEqual([['Hạt', 'Rang', 'Xay'], ['Pha']])
  })
})

describe('moving cards by keyboard', () => {
  it('Alt with an arrow moves the card, and the focus goes along', async () => {
    const { user, shape } = await aCourse(chapter('Hạt'), chapter('Pha'), chapter('Uống'))
    await step(user, 'Hạt', 'ArrowDown')
    expect(shape()).toEqual([['Pha'], ['Hạt'], ['Uống']])
    expect(document.activeElement).toBe(head('Hạt'))
    expect(said()).toContain('“Hạt” đang ở vị trí 2 trên 3.')
    await step(user, 'Uống', 'ArrowDown')
    expect(shape()).toEqual([['Pha'], ['Hạt'], ['Uống']])
  })

  it('a lesson goes on into the next chapter, which opens, and back to the end of the one before', async () => {
    const { user, shape } = await aCourse(chapter('Hạt', 'Rang', 'Xay'), chapter('Pha', 'Phin'))
    await user.click(head('Hạt'))
    await step(user, 'Xay', 'ArrowDown')
    expect(shape()).toEqual([
      ['Hạt', 'Rang'],
      ['Pha', 'Xay', 'Phin'],
    ])
    expect(said()).toContain('“Xay” đang ở vị trí 1 trên 2 của “Pha”.')
    expect(document.activeElement).toBe(head('Xay'))
    await step(user, 'Xay', 'ArrowUp')
    expect(shape()).toEqual([
      ['Hạt', 'Rang', 'Xay'],
      ['Pha', 'Phin'],
    ])
  })

  it('what was typed goes along, and cards stay open where they come to stand', async () => {
    const { user, shape } = await aCourse(chapter('Hạt', 'Rang'), chapter('Pha', 'Phin'))
    await user.click(head('Hạt'))
    await user.click(head('Rang'))
    await user.type(screen.getByRole('textbox', { name: 'Tên bài' }), ' đậm')
    await step(user, 'Rang đậm', 'ArrowDown')
    expect(shape()).toEqual([['Hạt'], ['Pha', 'Rang đậm', 'Phin']])
    expect(head('Rang đậm').getAttribute('aria-expanded')).toBe('true')
    await step(user, 'Pha', 'ArrowUp')
    expect(shape()).toEqual([['Pha', 'Rang đậm', 'Phin'], ['Hạt']])
    expect(head('Rang đậm').getAttribute('aria-expanded')).toBe('true')
    await user.type(screen.getByRole('textbox', { name: 'Tên bài' }), '!')
    expect(shape()[0]).toEqual(['Pha', 'Rang đậm!', 'Phin'])
  })

  it('leaves the arrows to whatever is typed in', async () => {
    const { user, shape } = await aCourse(chapter('Hạt'), chapter('Pha'))
    await user.click(head('Hạt'))
    focusOn(screen.getByRole('textbox', { name: 'Tên chương' }))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(shape()).toEqual([['Hạt'], ['Pha']])
  })

  it('every card has a handle that says what it moves', async () => {
    await aCourse(chapter('Hạt'), chapter('Pha'))
    expect(button('Kéo để đổi chỗ “Hạt”').getAttribute('aria-roledescription')).toBe('mục sắp xếp được')
  })
})

describe('errors in cards', () => {
  it('open their cards, also cards within cards, and take the focus', async () => {
    const { user, saved } = await aCourse(chapter('Hạt', 'Rang'), chapter('Pha', 'Phin', ''))
    await user.click(button('Lưu'))
    await waitFor(() => expect(head('Bài chưa có tên').getAttribute('aria-expanded')).toBe('true'))
    expect(head('Hạt').getAttribute('aria-expanded')).toBe('false')
    expect(head('Phin').getAttribute('aria-expanded')).toBe('false')
    expect(saved).not.toHaveBeenCalled()
    const input = screen.getByRole('textbox', { name: 'Tên bài' })
    await waitFor(() => expect(document.activeElement).toBe(input))
    await user.type(input, 'Rót')
    expect(document.activeElement).toBe(input)
    within(head('Pha')).getByText('Pha')
  })

  it('go with the card that is moved', async () => {
    const { user } = await aCourse(chapter(''), chapter('Pha'))
    await user.click(button('Lưu'))
    await waitFor(() => within(head('Chương chưa có tên')).getByTitle('1 ô cần sửa'))
    await step(user, 'Chương chưa có tên', 'ArrowDown')
    within(head('Chương chưa có tên')).getByTitle('1 ô cần sửa')
    expect(within(head('Pha')).queryByTitle('1 ô cần sửa')).toBeNull()
  })

  it('taking all changes back brings all cards back', async () => {
    const { user, form, shape } = await aCourse(chapter('Hạt', 'Rang'), chapter('Pha'))
    await user.click(button('Bỏ “Hạt”'))
    act(() => form.reset())
    expect(shape()).toEqual([['Hạt', 'Rang'], ['Pha']])
    await waitFor(() => head('Hạt'))
    expect(screen.queryByRole('button', { name: 'Hoàn tác' })).toBeNull()
  })
})

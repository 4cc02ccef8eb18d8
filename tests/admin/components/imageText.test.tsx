import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { object, string } from 'yup'
import { CreatePage } from '../../../src/admin/components/form/CreatePage'
import { preloadEditor, RichTextInput } from '../../../src/admin/components/richtext/RichTextInput'
import { sanitizeHtml } from '../../../src/domain/html'
import { json, listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

const opened = vi.fn()
const popup = { closed: false, focus: vi.fn() }

beforeEach(() => {
  opened.mockReset().mockReturnValue(popup)
  window.open = opened
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Object.assign(Range.prototype, { getClientRects: () => [] })
})

const schema = object({ content: string().default('').transform(sanitizeHtml) })

async function openEditor() {
  await preloadEditor()
  const saved: { content: string }[] = []
  await renderAdmin({
    at: '/form',
    routes: {
      '/form': (
        <CreatePage resource="posts" schema={schema} cancelTo="/done">
          <RichTextInput source="content" label="Nội dung" />
        </CreatePage>
      ),
    },
    answers: ({ method, body }) => {
      if (method === 'GET') return listOf([])
      saved.push(body as { content: string })
      return json(201, { data: { id: 9, version: 1 } })
    },
  })
  return saved
}

/** The library's window answers with a picture. */
const choose = async (url: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Chèn ảnh' }))
  const area = new URL(opened.mock.lastCall?.[0], location.origin).searchParams.get('area')
  const data = { source: 'nep:media', area, url }
  act(() => {
    window.dispatchEvent(
      Object.assign(new Event('message'), { data, origin: location.origin, source: popup }),
    )
  })
}
/** Selects the picture, as a click would in a browser with layout. */
function selectPicture(): void {
  const editor = document.querySelector<HTMLElement & { editor: Editor }>('.ProseMirror')?.editor
  editor?.state.doc.descendants((node, place) => {
    if (node.type.name === 'image') editor.commands.setNodeSelection(place)
  })
}
const picture = () => document.querySelector('.ProseMirror img[src]')

it('a picture in a text is described when it is put there, later too, and saved with its description', async () => {
  const saved = await openEditor()
  await choose('/files/phin.webp')
  expect(picture()).toBeNull()
  await userEvent.type(await screen.findByLabelText('Mô tả'), 'Phin cà phê “nhôm”')
  await userEvent.click(screen.getByRole('button', { name: 'Chèn ảnh' }))
  await waitFor(() => expect(picture()?.getAttribute('alt')).toBe('Phin cà phê “nhôm”'))

  act(selectPicture)
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa mô tả ảnh' }))
  const field = await screen.findByLabelText('Mô tả')
  expect(field).toHaveProperty('value', 'Phin cà phê “nhôm”')
  await userEvent.clear(field)
  await userEvent.type(field, 'Phin "mới"{Enter}')
  await waitFor(() => expect(picture()?.getAttribute('alt')).toBe('Phin "mới"'))
  expect(saved).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const stored = new DOMParser().parseFromString(saved[0]?.content ?? '', 'text/html')
  expect(stored.querySelector('img')?.getAttribute('alt')).toBe('Phin "mới"')
})

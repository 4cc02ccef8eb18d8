import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closeHistory, redo, undo } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { object, string } from 'yup'
import { CreatePage } from '../../../src/admin/components/form/CreatePage'
import { picturesOfRtf } from '../../../src/admin/components/richtext/pictures/transfer'
import { preloadEditor, RichTextInput } from '../../../src/admin/components/richtext/RichTextInput'
import { sanitizeHtml } from '../../../src/domain/html'
import { json, listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const schema = object({ content: string().default('').transform(sanitizeHtml) })

beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Object.assign(Range.prototype, { getClientRects: () => [] })
})

/** A form with an editor whose uploads the test answers. */
async function openEditor() {
  await preloadEditor()
  const saved: { content: string }[] = []
  const sent: { answer: (response: Response) => void }[] = []
  await renderAdmin({
    at: '/form',
    routes: {
      '/form': (
        <CreatePage resource="posts" schema={schema} cancelTo="/done">
          <RichTextInput source="content" label="Nội dung" />
        </CreatePage>
      ),
    },
    answers: ({ method, path, body }) => {
      if (method === 'POST' && path.endsWith('/media')) return new Promise((answer) => sent.push({ answer }))
      if (path.endsWith('/media/fetch')) {
        const isGiven = String(Object(body).url).includes('kin')
        return isGiven ? stored('/files/kin.png') : json(422, { code: 'invalid', errors: { url: ['404'] } })
      }
      if (method === 'GET') return listOf([])
      saved.push(body as { content: string })
      return json(201, { data: { id: 9, version: 1 } })
    },
  })
  const surface = await waitFor(() => {
    const found = document.querySelector<HTMLElement & { editor: Editor }>('.ProseMirror')
    if (!found?.editor) throw new Error('no editor yet')
    return found
  })
  return { saved, sent, surface, editor: surface.editor }
}

const paste = (surface: Element, { html = '', rtf = '', text = '', files = [] as File[] }) =>
  act(async () => {
    const types: Record<string, string> = { 'text/html': html, 'text/rtf': rtf, 'text/plain': text }
    fireEvent.paste(surface, {
      clipboardData: { files, items: [], types: [], getData: (type: string) => types[type] ?? '' },
    })
  })
const stored = (url: string) => json(201, { data: { id: 1, version: 1, name: 'a.png', url, alt: '' } })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu' }))

it('a screenshot is uploaded to where it was pasted; the form waits for it; undo takes it away and brings it back', async () => {
  const { saved, sent, surface, editor } = await openEditor()
  act(() => void editor.commands.setContent('<p>trước sau</p>'))
  act(() => void editor.commands.setTextSelection(7))
  act(() => editor.view.dispatch(closeHistory(editor.state.tr)))
  await paste(surface, { files: [new File(['x'], 'image.png', { type: 'image/png' })] })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(editor.getHTML()).not.toContain('src=')
  await save()
  expect(saved).toEqual([])
  expect(screen.getAllByText('Đang tải 1 ảnh lên. Tải xong là lưu được.').length).toBeGreaterThan(0)

  await act(async () => sent[0]?.answer(stored('/files/a.png')))
  await waitFor(() => expect(editor.getText()).toBe('trước sau'))
  await waitFor(() => expect(editor.getHTML()).toMatch(/^<p>trước <img src="\/files\/a.png"[^>]*>sau<\/p>$/))
  act(() => void undo(editor.state, editor.view.dispatch))
  expect(editor.getHTML()).toBe('<p>trước sau</p>')
  act(() => void redo(editor.state, editor.view.dispatch))
  expect(editor.getHTML()).toContain('/files/a.png')
  await save()
  await waitFor(() => expect(saved[0]?.content).toContain('<img src="/files/a.png"'))
})

it('pictures within a text: of data, of other sites, of Word, of this site; what cannot be brought says why', async () => {
  const fetched = vi.fn(async (url: string) => {
    if (/chet|kin/.test(url)) throw new TypeError('Failed to fetch')
    return new Response('x', { headers: { 'content-type': 'image/png' } })
  })
  const original = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    /google|khac/.test(String(url)) ? fetched(String(url)) : original(url, init),
  )
  const { saved, sent, surface } = await openEditor()
  await paste(surface, {
    html: `<p>a<img src="data:image/png;base64,${dot}" alt="chấm">b<img src="https://lh7-rt.googleusercontent.com/docsz/1"><img
src="https://khac.vn/chet.jpg"><img src="https://khac.vn/kin.jpg"><img src="file:///C:/Users/Lan/image001.png"><img src="${location.origin}/files/b.png"><img
src="https://khac.vn/dem.gif" width="1" height="1"></p>`,
  })
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(fetched.mock.calls.flat()).toEqual([
    'https://lh7-rt.googleusercontent.com/docsz/1',
    'https://khac.vn/chet.jpg',
    'https://khac.vn/kin.jpg',
  ])
  for (const [at, each] of sent.entries()) await act(async () => each.answer(stored(`/files/${at}.png`)))
  expect(await screen.findByText(/Không lấy được ảnh từ khac\.vn/)).toBeDefined()
  expect(screen.getByText(/“image001\.png” nằm trong máy/)).toBeDefined()
  await save()
  expect(saved).toEqual([])
  expect(document.activeElement?.textContent).toBe('Tải lại')
  for (const button of screen.getAllByRole('button', { name: 'Bỏ ảnh' })) await userEvent.click(button)
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  const { body } = new DOMParser().parseFromString(saved[0]?.content ?? '', 'text/html')
  expect([...body.querySelectorAll('img')].map((each) => each.getAttribute('src'))).toEqual([
    '/files/0.png',
    '/files/1.png',
    '/files/kin.png',
    '/files/b.png',
  ])
  expect(body.querySelector('img')?.getAttribute('alt')).toBe('chấm')
  expect(body.textContent).toContain('ab')
  vi.unstubAllGlobals()
})

it('Word has its pictures beside the text, in its order', async () => {
  const hex = [...atob(dot)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  const picture = (kind: string) =>
    `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\${kind}blip\\bliptag-12{\\*\\blipuid 8f}\r\n${hex}}}{\\nonshppict{\\pict\\picscalex100\\wmetafile8\\bliptag-12${hex}}}`
  const rtf = `{\\rtf1\\ansi ${picture('png')}\\par ${picture('jpeg')}}`
  const found = picturesOfRtf(rtf)
  expect(found.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg'])
  expect(found[0]?.size).toBe(atob(dot).length)

  const { sent, surface } = await openEditor()
  await paste(surface, { html: '<img src="file:///a.png"><img src="file:///b.jpg">', rtf })
  await waitFor(() => expect(sent).toHaveLength(2))
})

it('the address of a film in a line of its own is the film, which is loaded when it is pressed; buttons undo and redo', async () => {
  const { surface, editor } = await openEditor()
  act(() => void editor.commands.clearContent())
  await paste(surface, { text: 'https://youtu.be/dQw4w9WgXcQ' })
  expect(editor.getHTML()).toContain('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"')
  expect(surface.querySelector('iframe')).toBeNull()
  expect([editor.state.selection.empty, editor.getHTML().endsWith('<p></p>')]).toEqual([true, true])
  await userEvent.click(await screen.findByRole('button', { name: 'Phát “Video trên YouTube”' }))
  expect(surface.querySelector('iframe')?.getAttribute('src')).toContain('?autoplay=1')

  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }))
  expect(editor.getHTML()).not.toContain('iframe')
  await userEvent.click(screen.getByRole('button', { name: 'Làm lại' }))
  expect(editor.getHTML()).toContain('iframe')

  act(() => void editor.commands.setContent('<p>Cà phê sữa đá</p>'))
  expect(await screen.findByText('4 từ · 13 ký tự')).toBeDefined()
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EditPage } from '../../../src/admin/components/form/EditPage'
import { stickyTop } from '../../../src/admin/components/form/useStickyColumn'
import { liftMessages, useBottomBar } from '../../../src/admin/components/viewport/bottomBar'
import { toForm } from '../../../src/admin/resources/posts/form/values'
import { categorySchema } from '../../../src/domain/categorySchema'
import { postSample } from '../../support/postSample'
import { json, listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

const cleaned = vi.hoisted(() => [] as string[])
vi.mock('../../../src/domain/html', async (load) => {
  const real = await load<typeof import('../../../src/domain/html')>()
  const sanitizeHtml = (html: string) => {
    cleaned.push(html)
    return real.sanitizeHtml(html)
  }
  return { ...real, sanitizeHtml }
})

const row = { id: 4, version: 1, type_id: 7, title: 'Cà phê', slug: 'ca-phe', image: '', description: 'Cũ' }

afterEach(() => vi.unstubAllGlobals())

describe('writing in a form', () => {
  it('renders the input that is written in, and no other', async () => {
    const renders: Record<string, number> = {}
    const counted = (name: string, input: ReactNode) => (
      <Profiler
        id={name}
        onRender={() => {
          renders[name] = (renders[name] ?? 0) + 1
        }}
      >
        {input}
      </Profiler>
    )
    const page = (
      <EditPage resource="categories" schema={categorySchema} cancelTo="/list">
        {counted('title', <TextInput source="title" label="Tên" />)}
        {counted('description', <TextInput source="description" label="Mô tả" />)}
      </EditPage>
    )
    await renderAdmin({
      at: '/edit/4',
      routes: { '/edit/:id': page },
      answers: ({ method }) => (method === 'GET' ? listOf([row]) : json(500)),
    })
    const title = await screen.findByLabelText('Tên')
    // The first change makes the form dirty, which the save bar shows.
    await act(async () => void fireEvent.change(title, { target: { value: 'Cà phê 1' } }))
    const before = { ...renders }
    await act(async () => void fireEvent.change(title, { target: { value: 'Cà phê 12' } }))
    await act(async () => void fireEvent.change(title, { target: { value: 'Cà phê 123' } }))
    expect(renders.title).toBeGreaterThan(before.title ?? 0)
    expect(renders.description).toBe(before.description)
  })
})

describe('opening a form', () => {
  it('draws what writes to the form once: it is not told that the form is ready', async () => {
    let drawn = 0
    const Writer = () => {
      useFormContext()
      drawn++
      return null
    }
    await renderAdmin({
      at: '/edit/4',
      routes: {
        '/edit/:id': (
          <EditPage resource="categories" schema={categorySchema} cancelTo="/list">
            <TextInput source="title" label="Tên" />
            <Writer />
          </EditPage>
        ),
      },
      answers: ({ method }) => (method === 'GET' ? listOf([row]) : json(500)),
    })
    await screen.findByDisplayValue('Cà phê')
    // Everything below has been drawn.
    await screen.findByRole('heading', { name: 'Lịch sử' })
    expect(drawn).toBe(1)
  })

  it('takes the height of the save bar from the observer, without asking for a layout', () => {
    let tell: (height: number) => void = () => undefined
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: (entries: unknown[]) => void) {
          tell = (height) => callback([{ borderBoxSize: [{ blockSize: height }] }])
        }
        observe() {}
        disconnect() {}
      },
    )
    const asked = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
    const Bar = () => <div ref={useBottomBar()} />
    const { unmount } = render(<Bar />)
    const height = () => document.documentElement.style.getPropertyValue('--bottom-bar')
    tell(56)
    expect(height()).toBe('56px')
    unmount()
    expect(height()).toBe('0px')
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('lifts messages above a bar that stands a little above the end of the window, and measures it only then', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: (entries: unknown[]) => void) {
          callback([{ borderBoxSize: [{ blockSize: 56 }] }])
        }
        observe() {}
        disconnect() {}
      },
    )
    let bottom = window.innerHeight
    const place = vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(0, bottom - 56, 300, 56))
    const Bar = () => <div ref={useBottomBar()} />
    const { unmount } = render(<Bar />)
    const lift = () => document.documentElement.style.getPropertyValue('--lifted')
    expect(place).not.toHaveBeenCalled()
    const at = (above: number) => {
      bottom = window.innerHeight - above
      liftMessages()
      return lift()
    }
    // At the end itself the height of the bar says all; far above it there is room below.
    expect([0, 30, 300].map(at)).toEqual(['0px', '86px', '0px'])
    expect(at(30)).toBe('86px')
    unmount()
    expect(lift()).toBe('')
    place.mockRestore()
  })

  it('places the side column by a formula of its height alone', () => {
    expect(stickyTop(300)).toContain('300px')
    expect(stickyTop(300)).toContain('var(--bottom-bar')
  })

  it('leaves the text of sections that are closed alone', () => {
    const closed = { title: '', image: '', content: '<p>Cà phê</p>' }
    expect(toForm({ ...postSample, content: [closed] }).content).toEqual([closed])
    expect(cleaned).toEqual([])
  })
})

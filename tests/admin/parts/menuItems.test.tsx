import { fireEvent, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { ItemsOutcome } from '../../../src/admin/resources/menus/ItemsOutcome'
import { useItems } from '../../../src/admin/resources/menus/useItems'
import { maxMenuItems } from '../../../src/domain/menu'
import { newItem } from '../../../src/domain/menuTree'
import { show } from './show'

function Items() {
  const { items, rows, actions, removed, done } = useItems()
  const [first] = rows
  return (
    <>
      <p>{items.map(({ text }) => text).join(' ')}</p>
      <button type="button" onClick={() => first && actions.remove(first)}>
        Gỡ
      </button>
      <button type="button" onClick={() => first && actions.copy(first)}>
        Nhân bản
      </button>
      <ItemsOutcome {...{ removed, done, actions }} />
    </>
  )
}

function Full() {
  const texts = ['A', ...Array.from({ length: maxMenuItems - 2 }, () => 'x'), 'Z']
  const form = useForm({ defaultValues: { items: texts.map((text) => newItem({ text })) } })
  return (
    <FormProvider {...form}>
      <Items />
    </FormProvider>
  )
}

it('a full menu takes no more, says so in sight, and what was taken out is still to be brought back', async () => {
  await show(<Full />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const full = `Menu có tối đa ${maxMenuItems} mục.`
  press('Nhân bản')
  // Said, and in sight.
  expect(screen.getAllByText(full)).toHaveLength(2)
  press('Gỡ')
  press('Nhân bản')
  press('Hoàn tác')
  expect(screen.getAllByText(full)).toHaveLength(2)
  expect(screen.queryByText(/^A /)).toBeNull()
  screen.getByRole('button', { name: 'Hoàn tác' })
})

import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DayField } from '../../../src/admin/components/form/DayField'
import { json } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

/** A field with a day in it, on a device whose pointer is a finger or not. */
async function aField(isTouch: boolean) {
  const chosen: string[] = []
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: isTouch && media.includes('coarse'), media }),
  )
  const field = <DayField label="Ngày sinh" value="1984-03-12" onChange={(day) => chosen.push(day)} />
  await renderAdmin({ routes: { '/': field }, at: '/', answers: () => json(500) })
  return { chosen, input: (await screen.findByLabelText('Ngày sinh')) as HTMLInputElement }
}

afterEach(() => vi.unstubAllGlobals())

describe('a day', () => {
  it('is read and typed in the language of the interface, never in the browser’s', async () => {
    const { chosen, input } = await aField(false)
    expect([input.type, input.value]).toEqual(['text', '12/03/1984'])
    fireEvent.change(input, { target: { value: '2/9/1985' } })
    expect(chosen).toEqual(['1985-09-02'])
  })

  it('is the same field where fingers point; the device’s calendar is behind its button', async () => {
    const { chosen, input } = await aField(true)
    expect([input.type, input.value]).toEqual(['text', '12/03/1984'])
    const calendar = document.querySelector<HTMLInputElement>('input[type=date]')
    if (!calendar) throw new Error('there is no calendar')
    fireEvent.change(calendar, { target: { value: '1985-09-02' } })
    expect(chosen).toEqual(['1985-09-02'])
  })
})

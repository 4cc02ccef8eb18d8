import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** Chooses in the “⋯” menu of a record's page. `hidden`: checking visibility is slow on a large page. */
export async function chooseAction(name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Thao tác khác', hidden: true }))
  await user.click(await screen.findByRole('menuitem', { name, hidden: true }))
}

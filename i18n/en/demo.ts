import type { DemoMessages } from '../vi/demo'

export const demo: DemoMessages = {
  mark: 'Demo',
  open: 'Demo: change who you are, or start over',
  about: 'All data stays in this browser; nothing is sent anywhere.',
  site: 'See the site for visitors',
  sign_in_as: 'Sign in as',
  owner: 'Owner',
  editor: 'Editor',
  keeper: 'Warehouse keeper',
  owner_hint: 'Sees and does everything',
  editor_hint: 'Posts, categories, pictures',
  keeper_hint: 'Warehouses, stock slips, suppliers, orders',
  reset: 'Start over',
  reset_confirm: 'Drop every change that you made in this demo?',
  resetting: 'Starting over…',
  failed: 'That did not work, please try again',
}

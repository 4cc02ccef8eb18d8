import type { SeedMessages } from '../vi/seed'

export const seed: SeedMessages = {
  making: 'Making the sample business…',
  progress: '%{done} / %{total} posts generated',
  made: 'Done in %{seconds} seconds: %{posts} posts, %{media} pictures, %{users} accounts.',
  sign_in: 'Sign in with one of these accounts (password: %{password}):',
  not_empty:
    'There is data here already, so nothing was added. To add what is missing of the sample business, run: npm run seed -- --force',
  usage: 'Usage: npm run seed -- [--posts <number>] [--force]',
}

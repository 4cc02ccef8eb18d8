import { seededFolder } from './seeded'

/** Makes the sample business once; every worker starts its server on a copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { folder, remove } = await seededFolder()
  process.env.E2E_SEEDED = folder
  return remove
}

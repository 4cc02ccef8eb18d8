import { seededOffice } from './seeded'

/** Makes the sample business once; every worker starts its server on a copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { remove, ...seeded } = await seededOffice()
  process.env.E2E_SEEDED = JSON.stringify(seeded)
  return remove
}

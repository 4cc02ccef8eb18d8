/** Whether the server answers with its page; a proxy alone in front of it reports an error. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Whether the server answers with its page; a proxy that stands alone in front of it says that it is away. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

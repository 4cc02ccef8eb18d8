/** JSON over several lines; other text as it is. */
export function legibleJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/**
 * Sends lines in parts of `maxLines`. The caller learns of each recorded part at once, so that after a failure only the
 * others are sent again.
 * @param onStopped called when a later part is refused, with the lines recorded and their results
 */
export async function sendInParts<Line, Made>(
  lines: readonly Line[],
  maxLines: number,
  send: (part: Line[]) => Promise<readonly Made[]>,
  onPart: (lines: number) => void,
  onStopped: (done: number, made: readonly Made[]) => void,
): Promise<Made[]> {
  const made: Made[] = []
  for (let done = 0; done < lines.length; done += maxLines) {
    try {
      made.push(...(await send(lines.slice(done, done + maxLines))))
      if (done + maxLines < lines.length) onPart(maxLines)
    } catch (error) {
      if (done > 0) onStopped(done, made)
      throw error
    }
  }
  return made
}

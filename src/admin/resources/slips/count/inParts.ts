/**
 * Sends more lines than one call takes, part after part. What is recorded stays recorded, and the caller learns of each
 * part at once, so that only the others are sent again, whatever happens to the next one or to the browser.
 * @param onStopped when a part is refused after others were recorded: how many lines, and what they made
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

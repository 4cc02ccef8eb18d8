/**
 * Sends more lines than one call takes, part after part. What is recorded stays recorded: when a part is refused, the
 * caller learns how many lines before it are done, so that only the others are sent again.
 */
export async function sendInParts<Line, Made>(
  lines: readonly Line[],
  most: number,
  send: (part: Line[]) => Promise<readonly Made[]>,
  onStopped: (done: number, made: readonly Made[]) => void,
): Promise<Made[]> {
  const made: Made[] = []
  for (let done = 0; done < lines.length; done += most) {
    try {
      made.push(...(await send(lines.slice(done, done + most))))
    } catch (error) {
      if (done > 0) onStopped(done, made)
      throw error
    }
  }
  return made
}

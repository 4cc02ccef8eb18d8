/** biome-ignore-all lint/suspicious/noConsole: it listens to the console */

/** What React and MUI say of code that uses them wrongly. Failures of calls that a test provokes are told there too. */
const ours =
  /^(React does not recognize|MUI: |Each child in a list|In HTML, |Invalid (DOM|ARIA) |Cannot update a component|A (component|props object) |Received |Encountered two children|`?(value|checked)`? prop|You provided a)/

/** The theme takes these from react-admin's inputs; some tests draw them without it. */
const bare = /[iI]nputProps inputprops/

/** What was complained of since this was last emptied. */
export const complaints: string[] = []

for (const level of ['warn', 'error'] as const) {
  const tell = console[level]
  console[level] = (...said: unknown[]) => {
    const text = said.map(String).join(' ')
    if (ours.test(text) && !bare.test(text)) complaints.push(text.slice(0, 1_000))
    tell(...said)
  }
}

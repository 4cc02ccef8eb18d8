/** Replaces `jsonexport`, which react-admin's default exporter pulls into every list: the API writes our exports. */
export default function jsonExport(): never {
  throw new Error('the API exports lists')
}

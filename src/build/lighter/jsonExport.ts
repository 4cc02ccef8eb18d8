/**
 * Replaces `jsonexport`, which react-admin's default exporter adds to every list's bundle. Our lists export CSV with
 * papaparse, page by page and with formulas neutralised; a list that still uses the default fails here.
 */
export default function jsonExport(): never {
  throw new Error('Lists are exported by components/list/ExportButton')
}

/**
 * Stands in for `jsonexport`, which react-admin's default exporter brings into every list. Ours write CSV with
 * papaparse, page by page and with formulas neutralised; a list that forgot to would say so here.
 */
export default function jsonExport(): never {
  throw new Error('Lists are exported by components/list/ExportButton')
}

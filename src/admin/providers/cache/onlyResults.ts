/**
 * Options of a query under which a whole page is drawn: it is drawn anew with another result, not each time that the query
 * is asked again. Its `isFetching` stays as it was.
 */
export const onlyResults = {
  notifyOnChangeProps: ['data', 'error', 'isPending', 'isLoading', 'isPlaceholderData'] as (
    | 'data'
    | 'error'
    | 'isPending'
    | 'isLoading'
    | 'isPlaceholderData'
  )[],
}

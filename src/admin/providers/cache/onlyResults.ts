/**
 * Options for the query of a whole page: renders it on a new result, not on each refetch. Its `isFetching` gets stale.
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

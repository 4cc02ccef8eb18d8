/** The place for the search in the middle of the bar. */
export const SearchSlot = () => null

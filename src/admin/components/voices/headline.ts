/** An excerpt of this length has been cut; that of a rating has its stars before it. */
const full = 80

/** A longer rest is no word that was cut, but all that there is. */
const cutWord = /\s+\S{0,20}$/

/** What a comment or a rating begins with, as its name; what was cut ends with a whole word. */
export const headline = ({ excerpt = '' }: { excerpt?: string }): string =>
  excerpt.replace(/^\d★ /, '').length < full ? excerpt : `${excerpt.replace(cutWord, '')}…`

/** Length at which excerpts are cut; that of a rating has its stars before it. */
const full = 80

/** The cut word; a longer rest without spaces is the whole text. */
const cutWord = /\s+\S{0,20}$/

/** First words of a comment or rating as its name, cut after a whole word. */
export const headline = ({ excerpt = '' }: { excerpt?: string }): string =>
  excerpt.replace(/^\d★ /, '').length < full ? excerpt : `${excerpt.replace(cutWord, '')}…`

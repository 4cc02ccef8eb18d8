/** Where the description of the API is read: a page beside the calls that it is about. */
export const apiDocsPath = '/api/docs'

/** Where the demo shows the site for visitors. */
export const siteBase = '/site'

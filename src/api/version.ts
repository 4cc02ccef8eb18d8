/** The release, as `package.json` and CHANGELOG name it. */
export const apiVersion = '1.0.0'

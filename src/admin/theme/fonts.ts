/** Loads fonts that only some languages need: Noto Sans JP for Japanese. */
export async function loadFonts(language: string): Promise<void> {
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp')
}

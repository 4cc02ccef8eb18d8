export async function loadFonts(language: string): Promise<void> {
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp')
}

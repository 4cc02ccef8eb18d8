/** Letters of other scripts that look like those of addresses. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  е: 'e',
  һ: 'h',
  і: 'i',
  к: 'k',
  м: 'm',
  ո: 'n',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  υ: 'u',
  ν: 'v',
  ѵ: 'v',
  х: 'x',
  у: 'y',
  '。': '.',
}
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu')

const endings = [
  'com|net|org|info|biz|edu|gov|mobi|asia|name|pro|xyz|top|site|online|shop|store|club|vip|win|bet|app|dev',
  'live|link|click|space|website|tech|blog|fun|icu|cyou|work|loan|casino|game|games|page|cloud|world|today|life',
  'vn|ru|cn|io|cc|tk|ml|ga|cf|gq|ws|su|pw|tv|ai|uk|eu|de|fr|jp|kr|th|sg|ua|us',
].join('|')

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})`
const dot = String.raw`\s{0,3}[\[({<]\s{0,3}(?:\.|dot|chấm)\s{0,3}[\])}>]\s{0,3}|\s{1,3}dot\s{1,3}(?=(?:${endings})(?![\p{L}\p{N}]))`

/** Ways to lead elsewhere, in a text without disguise. */
const traces = [
  String.raw`[a-z][a-z\d+.-]{1,20}\s{0,3}:\s{0,3}(?:/|\\){1,2}\s{0,3}[\p{L}\p{N}]`,
  String.raw`(?<![\p{L}\p{N}])(?:h(?:tt|xx)ps?|mailto|javascript|data)\s{0,3}:`,
  String.raw`(?<![\p{L}\p{N}])www\d?\s{0,3}\.`,
  String.raw`${label}\.(?:${endings})(?![\p{L}\p{N}])`,
  String.raw`[\p{L}\p{N}]\s{1,3}\.\s{0,3}(?:${endings})(?![\p{L}\p{N}])`,
  // Any ending, where a path or a port follows.
  String.raw`${label}\.[a-z]{2,24}(?::\d{2,5}|/[\p{L}\p{N}?#@_~-])`,
  String.raw`(?:\d{1,3}\.){3}\d{1,3}(?::\d|/)`,
  // Markdown, BBCode, HTML and its entities.
  String.raw`\]\s{0,3}\(`,
  String.raw`\[\s{0,3}/?\s{0,3}(?:url|link|img|a)\b`,
  '<[/!]?[a-z]',
  '&(?:lt|#x?[0-9a-f]{2,6});?',
]
const trace = new RegExp(traces.join('|'), 'iu')

const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu

/** Whether a text has a link, in whatever clothing: its words would lead readers elsewhere. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(hidden, '')
    .toLowerCase()
    .replace(lookalike, (letter) => lookalikes[letter] ?? letter)
  return trace.test(plain.replace(new RegExp(dot, 'gu'), '.'))
}

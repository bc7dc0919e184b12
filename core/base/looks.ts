/**
 * What looks like what (left: how it is read), after Unicode's confusables.txt (Technical Standard 39): letters of the scripts that
 * names are written in, signs that names hold, and marks. Fullwidth, mathematical and circled letters need no row, NFKD undoes them.
 */
const READ_AS: Readonly<Record<string, string>> = {
  a: 'ɑαа',
  b: 'ƄЬᏏᖯ',
  c: 'ᴄсϲᏟ',
  d: 'ԁᏧᑯ',
  e: 'еҽ℮',
  f: 'ꞙք',
  g: 'ɡցƍᶃ',
  h: 'һհᏂ',
  i: 'ıɪɩιіꙇᎥ',
  j: 'ϳј',
  l: 'ӏוןا٠١۱ǀ׀ⵏߊ',
  n: 'ոռ',
  o: 'οσоօჿסهھہە०০੦૦୦௦౦೦൦๐໐၀۰٥۵ഠဝᴏ',
  p: 'ρр',
  q: 'ԛգզ',
  r: 'гᴦꭇ',
  s: 'ѕꜱƽ',
  u: 'υսʋᴜ',
  v: 'νѵטᴠ',
  w: 'ԝաѡᴡɯ',
  x: 'х᙮ᕁ',
  y: 'уүγყʏɣ',
  z: 'ᴢ',
  A: 'ΑАᎪᗅ',
  B: 'ΒВᏴᗷ',
  C: 'СϹ',
  D: 'Ꭰᗞ',
  E: 'ΕЕᎬⴹ',
  F: 'Ϝᖴ',
  G: 'ԌᏀ',
  H: 'ΗНᎻᕼ',
  I: 'ΙІӀƖ',
  J: 'ЈͿᎫᒍ',
  K: 'ΚКᏦ',
  L: 'Ꮮᒪ',
  M: 'ΜМϺᎷᗰ',
  N: 'Ν',
  O: 'ΟОՕⵔዐ߀〇',
  P: 'ΡРᏢᑭ',
  Q: 'ⵕԚ',
  R: 'ᎡᏒᖇƦ',
  S: 'ЅՏᏕᏚ',
  T: 'ΤТᎢ',
  U: 'Սሀᑌ',
  V: 'ѴᏙᐯⴸ٧۷',
  W: 'ԜᎳᏔ',
  X: 'ΧХⵝ',
  Y: 'ΥУҮᎩᎽ',
  Z: 'ΖᏃ',
  ae: 'æӕ',
  AE: 'ÆӔ',
  oe: 'œ',
  OE: 'Œ',
  'o\u0338': 'ø',
  'O\u0338': 'Øⵁ',
  'o\u0335': 'ɵөѳ',
  'O\u0335': 'ƟӨѲΘᎾ',
  'l\u0338': 'ł',
  'L\u0338': 'Ł',
  'd\u0335': 'đ',
  'D\u0335': 'ĐÐƉ',
  'h\u0335': 'ħћ',
  'H\u0335': 'Ħ',
  ĸ: 'κк',
  ᴛ: 'τт',
  ɸ: 'φф',
  ɛ: 'εє',
  π: 'п',
  ß: 'β',
  Γ: 'Г',
  Λ: 'Л',
  Π: 'П',
  Φ: 'ФՓ',
  Ɛ: 'ЄԐ',
  2: 'ƧᒿꙄ',
  3: 'ЗӠƷȜ',
  4: 'Ꮞ',
  6: 'бᏮ',
  8: 'Ȣ৪੪',
  9: '੧୨৭൭',
  一: 'ー',
  二: 'ニ',
  八: 'ハ',
  力: 'カ',
  卜: 'ト',
  口: 'ロ囗',
  夕: 'タ',
  工: 'エ',
  へ: 'ヘ',
  ى: 'ی',
  ك: 'ک',
  "'": '‘’‛′‵`´ʹʻʼʽˈˊˋʾ՚׳ߴߵ',
  '"': '“”„‟″״',
  '-': '‐‑‒–—−⁃۔',
  '.': '․',
  ',': '‚،',
  ':': '։׃ː∶',
  '\u0306': '\u030C',
  '\u0302': '\u0311',
  '\u0304': '\u0305',
  '\u0307': '\u0358',
  '\u0326': '\u0327\u0321\u0339',
  '\u0328': '\u0322',
  '\u0335': '\u0336',
  '\u0338': '\u0337',
};

const READING: ReadonlyMap<string, string> = new Map(
  Object.entries(READ_AS).flatMap(([read, signs]) => [...signs].map((sign) => [sign, read] as const)),
);

/**
 * How a name looks: its letters' size aside, then as it stands, then with small letters. An I is read as an l only as it stands (in
 * small letters it has a dot), so that Ian looks like lan, and Ilse does not look like Lise.
 */
function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const read = Array.from(plain, (sign) => READING.get(sign) ?? sign).join('');
  const thin = (text: string): string => text.replace(/[I1|]/g, 'l').replaceAll('m', 'rn').normalize('NFD');
  return [name.toLowerCase(), thin(read.replaceAll('0', 'O')), thin(read.toLowerCase().replaceAll('0', 'o'))];
}

/** Whether two names, each as `parseName` keeps it, can be taken for each other. */
export function looksLike(one: string, other: string): boolean {
  const others = looksOf(other);
  return looksOf(one).some((look, index) => look === others[index]);
}

// Control characters, lone surrogates, line separators, and what overrides or isolates the direction of text
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Text from the network, or on its way there, as it may be shown: NFC, without characters that hide or disguise. */
export const plainText = (text: string): string => text.normalize('NFC').replace(HIDDEN, '').trim();

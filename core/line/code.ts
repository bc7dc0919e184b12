/**
 * The code of a table, which the fragment of its links carries: the name of the host's key (16 bytes), and the secret of a table with a PIN (16
 * bytes), as base64url. Whoever has it from a screen knows the host, and needs no PIN.
 */
const NAME_ONLY = 22;
const WITH_SECRET = 43;
const FORM = new RegExp(`^(?:[\\w-]{${NAME_ONLY}}|[\\w-]{${WITH_SECRET}})$`);

/** Bytes of the name of a key, which come first. */
export const KEY_NAME = 16;

export const isTableCode = (text: unknown): text is string => typeof text === 'string' && FORM.test(text);

/** Whether a code proves the secret of a table. */
export const hasTableSecret = (code: string): boolean => code.length === WITH_SECRET;

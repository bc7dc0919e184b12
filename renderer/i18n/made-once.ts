/** Caches `make` by language: creating a browser's formatter takes longer than rendering a screen, and every part of a screen needs one. */
export function madeOnce<Format>(make: (language: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>();
  return (language) => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

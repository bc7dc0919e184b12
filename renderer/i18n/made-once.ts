/**
 * What `make` makes for a language, once for each when it is first wanted: a formatter of the browser takes longer to make than a whole
 * screen, and each part of a screen asks for one.
 */
export function madeOnce<Format>(make: (language: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>();
  return (language) => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

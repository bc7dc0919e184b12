/** A page as large as the built one is. */
export const PAGE = `<!doctype html><title>Bench</title>${'<p>A row of text. </p>\n'.repeat(7_000)}`;

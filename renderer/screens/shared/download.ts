/** How long a browser may take to begin a download. */
const DOWNLOAD_BEGINS = 60_000;

/** Saves a file as browsers do; in the app, the system asks where to. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_BEGINS);
}

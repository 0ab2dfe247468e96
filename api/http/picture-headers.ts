/** With what a picture goes out: a browser may do nothing with it but draw it, whatever its bytes are (T-UP-7). */
export function pictureHeaders(filename: string) {
  return {
    'Content-Type': 'image/webp',
    'Content-Disposition': `inline; filename="${filename}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  } as const;
}

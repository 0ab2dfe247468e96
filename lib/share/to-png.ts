/**
 * Makes a picture of an SVG of ours: on one thread beside the process's own, and nothing is kept of it. sharp is loaded with the first one, so that a
 * machine without it lacks pictures alone.
 */
export async function toPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}

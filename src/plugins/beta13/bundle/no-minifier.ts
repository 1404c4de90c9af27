/**
 * Replaces html-minifier-terser, as React's output has no extra white space. React builds the HTML from thousands of pieces, which V8 keeps
 * as a rope until it is flattened; converting it to a buffer and back frees the pieces, which a large site has no memory for.
 */
export const minify = async (html: string): Promise<string> => Buffer.from(html).toString();

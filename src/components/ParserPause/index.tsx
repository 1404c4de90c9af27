import React from 'react';

/**
 * Makes Chromium parse a long page in steps, with frames between them: after a script, here an empty one, it parses for at most 10 ms at a
 * time instead of parsing all that has arrived. Without a pause, the end of a page with many samples is one task of 200 to 600 ms on a slow
 * phone.
 *
 * @see PumpTokenizer in Chromium's html_document_parser.cc
 */
export default function ParserPause(): JSX.Element {
  return <script type="text/plain" />;
}

import React, {Fragment} from 'react';

type Props = {
  readonly children: string;
  /** Matches the places, of no length, where the text can be broken. */ readonly at: RegExp;
};

/**
 * Text with a long name that can be broken inside: otherwise a name that fills a line would push the punctuation after it to the start of the
 * next line.
 */
export default function Breakable({children, at}: Props): JSX.Element {
  const [first, ...rest] = children.split(at);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
